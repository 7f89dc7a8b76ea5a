// Made from messages and records by `make web-types`; a test compares. Do not edit.

export interface Snapshot {
  type: "snapshot";
  version: number;
  table: Table;
  you: You;
  play: Play | null;
  events: WireEvent[];
  lines: ChatLine[];
}

export interface Table {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  cards: OutsideCard[];
  sides: number[][];
  settings: TableSettings;
  host: string | null;
  seats: TableSeat[];
  watchers: Watcher[];
  muted: string[];
  stage: "interlude" | "lobby" | "moment" | "over" | "play";
  number: number;
  commitment: string | null;
  next_commitment: string;
  waiting: string | null;
  seconds: number | null;
  asleep: boolean;
  ended: string | null;
  ended_early: number;
  record: number | null;
  practice: boolean;
}

export interface OutsideCard {
  id: string;
  side: string | null;
  advanced: boolean;
  number: number | null;
  name: Record<string, string>;
  text: Record<string, string>;
  does: Record<string, string>;
  effects: Record<string, unknown>[];
}

export interface TableSettings {
  listed: boolean;
  pace: "instant" | "natural" | "quick";
  clock: number | null;
  away: number | null;
  spectators: boolean;
  memory: boolean;
  talk: "closed" | "honour";
  hints: "off" | "quiet" | "told";
}

export interface TableSeat {
  guest: string | null;
  name: string;
  bot: string | null;
  here: boolean;
  stand_in: boolean;
  ready: boolean;
  salted: boolean;
}

export interface Watcher {
  guest: string;
  name: string;
  claims: number | null;
  asked: string[];
}

export interface You {
  guest: string;
  name: string;
  seat: number | null;
  return_to: number | null;
  may_take: number[];
  host: boolean;
  muted: boolean;
}

export interface Play {
  ask: Ask | null;
  choice: Choice | null;
  view: MoustacheView | MustachioView;
  result: MustachioResult | MoustacheResult | null;
}

export interface Ask {
  id: string;
  what: string;
  seats: number[];
}

export interface Choice {
  parts: number;
  legal: string[];
  why_not: Record<string, Reason>;
}

export interface Reason {
  rule: string;
  message: string;
  args: Record<string, string | number | (string | number)[]>;
}

export interface MoustacheView {
  game: "moustache";
  seat: number;
  row: string[];
  order: string[];
  worth: Record<string, number>;
  round: MoustacheRound | null;
  scores: MoustacheScore[];
  trophies: ((number | string | null)[])[];
}

export interface MoustacheRound {
  number: number;
  teams: number[];
  crown: number;
  hand: string[];
  given: string[];
  hand_sizes: number[];
  open: string[][];
  trick: Trick;
  tricks: Trick[];
  captured: string[][] | null;
  stars: number[] | null;
  sums: SumPart[][] | null;
}

export interface Trick {
  leader: number;
  cards: string[];
  follow: string | null;
  numbers: number[];
  winning: number | null;
  winner: number | null;
  stolen: string | null;
  trump: string | null;
  turned: number[];
}

export interface SumPart {
  kind: string;
  name: string;
  count: number;
  points: number;
}

export interface MoustacheScore {
  teams: number[];
  crown: number;
  stars: number[];
  winner: number;
}

export interface MustachioView {
  game: "mustachio";
  seat: number;
  sides: number[][];
  worth: Record<string, number>;
  round: MustachioRound | null;
  scores: MustachioScore[];
  totals: number[];
  duel: Duel | null;
}

export interface MustachioRound {
  number: number;
  dealer: number;
  size: number;
  villains: string[];
  hand: string[];
  hands: string[][];
  hand_sizes: number[];
  pile_size: number;
  turned: string[];
  recycled: boolean;
  proposal: number | null;
  blinds: (number | null)[];
  bids: (number | null)[];
  secret: number | string | null;
  trump: string | null;
  trump_in_force: string | null;
  spell_left: number;
  trick: Trick;
  tricks: Trick[];
  tallies: MustachioTally[];
}

export interface MustachioTally {
  tricks: number;
  plus: number | null;
  minus: number | null;
  sum: SumPart[] | null;
}

export interface MustachioScore {
  bids: number[];
  blind: boolean[];
  tricks: number[];
  points: number[];
}

export interface Duel {
  sides: number[];
  wins: number[];
  secrets: (string | null)[];
}

export interface MustachioResult {
  sides: number[][];
  scores: number[];
  winners: number[];
  rounds: MustachioRoundResult[];
}

export interface MustachioRoundResult {
  bids: number[];
  blind: boolean[];
  tricks: number[];
  points: number[];
}

export interface MoustacheResult {
  points: number[];
  winners: number[];
  rounds: MoustacheRoundResult[];
}

export interface MoustacheRoundResult {
  stars: [number, number];
  winner: number;
}

export interface WireEvent {
  message: string;
  args: Record<string, string | number | (string | number)[]>;
  reasons: Reason[];
}

export interface ChatLine {
  number: number;
  guest: string;
  name: string;
  seat: number | null;
  text: string | null;
  preset: string | null;
}

export interface Update {
  type: "update";
  version: number;
  table?: Table;
  you?: You;
  play?: Play | null;
  events: WireEvent[];
  lines: ChatLine[];
}

export interface Done {
  type: "done";
  id: string;
}

export interface Refused {
  type: "refused";
  ref: string | null;
  reason: Reason;
}

export interface Link {
  type: "link";
  token: string;
}

export interface Hint {
  type: "hint";
  ask: string;
  step: 1 | 2 | 3;
  matters: Reason[];
  question: string[] | null;
  answer: HintAnswer | null;
}

export interface HintAnswer {
  best: string[];
  unit: "points" | "share";
  options: HintOption[];
  why: Reason | null;
  worlds: number;
}

export interface HintOption {
  do: string;
  value: number;
  behind: number;
  low: number;
  high: number;
}

export interface Gone {
  type: "gone";
  reason: Reason;
}

export interface Pong {
  type: "pong";
}

export interface Sit {
  type: "sit";
  seat: number;
  ref?: string | null;
}

export interface Stand {
  type: "stand";
  ref?: string | null;
}

export interface Leave {
  type: "leave";
  ref?: string | null;
}

export interface Rename {
  type: "rename";
  name: string;
  ref?: string | null;
}

export interface Claim {
  type: "claim";
  seat: number;
  ref?: string | null;
}

export interface AskLink {
  type: "ask_link";
  ref?: string | null;
}

export interface Bot {
  type: "bot";
  seat: number;
  level: string | null;
  ref?: string | null;
}

export interface Swap {
  type: "swap";
  seats: number[];
  ref?: string | null;
}

export interface Change {
  type: "change";
  players?: number | null;
  options?: Record<string, unknown> | null;
  settings?: Record<string, unknown> | null;
  ref?: string | null;
}

export interface Start {
  type: "start";
  ref?: string | null;
}

export interface Reopen {
  type: "reopen";
  ref?: string | null;
}

export interface End {
  type: "end";
  ref?: string | null;
}

export interface Remove {
  type: "remove";
  guest: string;
  ref?: string | null;
}

export interface Mute {
  type: "mute";
  guest: string;
  muted: boolean;
  ref?: string | null;
}

export interface Approve {
  type: "approve";
  guest: string;
  seat: number;
  yes: boolean;
  ref?: string | null;
}

export interface Salt {
  type: "salt";
  commitment: string;
  salt: string;
  ref?: string | null;
}

export interface Ready {
  type: "ready";
  at: string;
  ref?: string | null;
}

export interface Act {
  type: "act";
  ask: string;
  id: string;
  do: string[];
  ref?: string | null;
}

export interface AskHint {
  type: "ask_hint";
  ask: string;
  step: 1 | 2 | 3;
  ref?: string | null;
}

export interface Resync {
  type: "resync";
  ref?: string | null;
}

export interface Text {
  type: "text";
  text: string;
  ref?: string | null;
}

export interface Preset {
  type: "preset";
  preset: string;
  ref?: string | null;
}

export interface Ping {
  type: "ping";
  ref?: string | null;
}

export interface NewTable {
  game: string;
  players?: number;
  options?: Record<string, unknown>;
  settings?: Record<string, unknown>;
  bots?: string | null;
}

export interface NewPractice {
  step: number;
  seat: number;
  bots: string;
  settings?: Record<string, unknown>;
}

export interface Problem {
  reason: Reason;
}

export interface Introduction {
  name: string;
}

export interface Redemption {
  token: string;
}

export interface Me {
  guest: string | null;
  name: string | null;
}

export interface Opened {
  id: string;
  link: string;
}

export interface Listed {
  id: string;
  game: string;
  players: number;
  free: number;
  stage: string;
  names: string[];
}

export interface TablePreview {
  id: string;
  game: string;
  founder: string;
  players: number;
  free: number;
  stage: string;
}

export interface Moved {
  seat: number;
}

export interface Menu {
  games: GameOffer[];
  levels: string[];
  paces: string[];
  talks: string[];
  hints: string[];
  presets: string[];
  address: string;
}

export interface GameOffer {
  game: string;
  least: number;
  most: number;
  options: Record<string, Record<string, unknown>>;
  cards: OutsideCard[];
  rounds: number;
}

export interface Running {
  table: string;
  game: string;
  players: string[];
  seat: number;
  round: number | null;
  stage: "interlude" | "lobby" | "moment" | "over" | "play";
  your_turn: boolean;
}

export interface Finished {
  id: number;
  game: string;
  players: string[];
  seat: number;
  begun_at: number;
  ended_at: number;
  outcome: string;
  reason: string | null;
  result: MustachioResult | MoustacheResult | null;
  sharing: Sharing | null;
}

export interface Sharing {
  people: number;
  agreed: number;
  mine: "hidden" | "named" | "no";
  link: string | null;
}

export interface Replay {
  game: string;
  players: string[];
  options: Record<string, unknown>;
  cards: OutsideCard[];
  round: number;
  rounds: number;
  first: number;
  seat: number | null;
  steps: ReplayStep[];
}

export interface ReplayStep {
  events: WireEvent[];
  view: MoustacheView | MustachioView;
}

export interface Agreement {
  share: "hidden" | "named" | "no";
}

export interface ShuffleVerdict {
  proven: boolean;
  fault: Reason | null;
  commitment: string | null;
  salts: (string | null)[];
}

export interface ReviewSoFar {
  seat: number;
  done: number;
  of: number;
  decisions: ReviewedDecision[];
  whole: ReviewFigures | null;
}

export interface ReviewedDecision {
  step: number;
  round: number;
  played: string;
  best: string;
  grade: string;
  loss: number;
  interval: [number, number];
  worlds: number;
  actions: ReviewedAction[];
  phase?: string;
  kept?: [number, number];
  hint?: number;
  why?: ReviewReason;
}

export interface ReviewedAction {
  do: string;
  value: number;
  behind: [number, number, number];
  tricks?: number[];
}

export interface ReviewReason {
  rule: string;
  message: string;
  words: Record<string, string>;
  share: number;
  example: string[][];
  args?: Record<string, string | number | (string | number)[]>;
}

export interface ReviewFigures {
  format: string;
  game: string;
  players: string[];
  seat: number;
  unit: "points" | "share";
  thresholds: Thresholds;
  losses: SeatLosses[];
  decisions: ReviewedDecision[];
  second_looks: number[];
  curves: RoundCurve[];
  ledger: Ledger;
}

export interface Thresholds {
  small: number;
  clear: number;
  grave: number;
}

export interface SeatLosses {
  decisions: number;
  sum: number;
  each: number;
  grades: Record<string, number>;
}

export interface RoundCurve {
  round: number;
  seen: CurvePoint[];
  lay: CurvePoint[];
}

export interface CurvePoint {
  step: number;
  value: number;
}

export interface Ledger {
  as_the_cards_lay: boolean;
  result: number;
  totals: Record<string, number>;
  lines: LedgerLine[];
}

export interface LedgerLine {
  step: number;
  round: number;
  kind: string;
  change: number;
  seat?: number;
  loss?: number;
  guess?: number;
}

export interface ReviewMoment {
  step: number;
  asked: string;
  legal: string[];
  cards: OutsideCard[];
  scene: Reason[];
  view: MoustacheView | MustachioView;
  holders: Holder[];
}

export interface Holder {
  card: string;
  seats: number[];
  elsewhere: number;
}

export interface Progress {
  reviewed: number;
  waiting: number[];
  games: GameProgress[];
}

export interface GameProgress {
  game: string;
  unit: "points" | "share";
  all: Loss;
  games: GameLoss[];
  phases: NamedLoss[];
  themes: NamedLoss[];
  partners: PartnerLoss[];
  bids: Bids | null;
}

export interface Loss {
  decisions: number;
  sum: number;
  each: number;
}

export interface GameLoss {
  decisions: number;
  sum: number;
  each: number;
  id: number;
  at: number;
  result: number;
  luck: number;
}

export interface NamedLoss {
  decisions: number;
  sum: number;
  each: number;
  name: string;
}

export interface PartnerLoss {
  decisions: number;
  sum: number;
  each: number;
  partner: Partner;
  rounds: number;
}

export interface Partner {
  bot: string | null;
  name: string | null;
}

export interface Bids {
  made: number;
  met: number;
  too_high: number;
  too_low: number;
  rather_lower: number;
  rather_higher: number;
  missed: Missed[];
}

export interface Missed {
  more: number;
  came: number;
  expected: number;
}

export interface PuzzleMenu {
  day: string;
  games: PuzzleGame[];
}

export interface PuzzleGame {
  game: string;
  puzzles: number;
  answered: number;
  right: number;
  next: string;
  today: string;
  today_right: boolean | null;
  themes: PuzzleTheme[];
}

export interface PuzzleTheme {
  theme: string;
  puzzles: number;
  answered: number;
  right: number;
  next: string;
}

export interface PuzzleQuestion {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  level: number;
  seat: number;
  asked: string;
  choice: Choice;
  sides: number[][];
  view: MoustacheView | MustachioView;
  events: WireEvent[];
}

export interface PuzzleTry {
  do: string;
  theme: string | null;
}

export interface PuzzleAnswer {
  right: boolean;
  first: boolean;
  good: string[];
  themes: string[];
  found_by: string[];
  unit: "points" | "share";
  worlds: number;
  options: PuzzleOption[];
  why: Reason;
  example: string[][];
  next: string;
}

export interface PuzzleOption {
  do: string;
  value: number;
  behind: [number, number, number];
  tricks: number[] | null;
  why: Reason | null;
}

export interface Health {
  well: boolean;
  rules_version: number;
}

export interface Readiness {
  ready: boolean;
}

export interface GameRecord {
  format: string;
  game: string;
  players: string[];
  options: Record<string, unknown>;
  steps: (DecisionStep | MustachioDeal | FlipStep | RuleStep | MoustacheDeal | TrophiesStep)[];
  result: MustachioResult | MoustacheResult | null;
  fairness?: Record<string, unknown>;
  cards?: Record<string, unknown>[];
}

export interface DecisionStep {
  seat: number;
  do: string;
  legal?: string[];
  bot?: string;
  ms?: number;
  hint?: number;
}

export interface MustachioDeal {
  chance: "deal";
  round: number;
  dealer: number;
  villains: string[];
  hands: string[][];
}

export interface FlipStep {
  chance: "flip";
  card: string;
}

export interface RuleStep {
  chance: "rule";
  round: number;
  id: string;
}

export interface MoustacheDeal {
  chance: "deal";
  round: number;
  teams: number[];
  crown: number;
  hands: string[][];
}

export interface TrophiesStep {
  chance: "trophies";
  round: number;
  drawn: (number | null)[];
}

export type ServerMessage =
  | Snapshot
  | Update
  | Done
  | Refused
  | Link
  | Hint
  | Gone
  | Pong;

export type ClientMessage =
  | Sit
  | Stand
  | Leave
  | Rename
  | Claim
  | AskLink
  | Bot
  | Swap
  | Change
  | Start
  | Reopen
  | End
  | Remove
  | Mute
  | Approve
  | Salt
  | Ready
  | Act
  | AskHint
  | Resync
  | Text
  | Preset
  | Ping;
