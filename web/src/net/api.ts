/** What the page asks the server for outside a table's socket. */

import type {
  Agreement,
  TablePreview,
  Finished,
  Listed,
  Me,
  Menu,
  Moved,
  NewPractice,
  NewTable,
  Opened,
  Problem,
  Progress,
  PuzzleAnswer,
  PuzzleMenu,
  PuzzleQuestion,
  PuzzleTry,
  Reason,
  Replay,
  ReviewMoment,
  ReviewSoFar,
  Running,
  Sharing,
  ShuffleVerdict,
} from '../wire/types';
import { at } from './place';
import { pathOf, type Source } from './replays';

/** The server said no; its reason has a sentence under `why-`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: Reason,
  ) {
    super(reason.message);
  }
}

const NO_ANSWER: Reason = { rule: 'page', message: 'no-answer', args: {} };

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.headers = { ...init.headers, 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(at(`/api/${path}`), init).catch(() => {
    throw new Refusal(0, NO_ANSWER);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  throw new Refusal(response.status, (answer as Problem | null)?.reason ?? NO_ANSWER);
}

const path = encodeURIComponent;

export const menu = () => ask<Menu>('GET', 'menu');

let askedEarly: Promise<Me> | null = null;
/** While the screen that wants to know is still on its way. */
export function askEarlyWhoIAm(): void {
  askedEarly = ask<Me>('GET', 'me');
  askedEarly.catch(() => {}); // whoever wants to know is told
}

export function whoAmI(): Promise<Me> {
  const asked = askedEarly;
  askedEarly = null;
  return asked ?? ask<Me>('GET', 'me');
}

export const introduce = (name: string) => ask<Me>('POST', 'me', { name });
export const openTables = () => ask<Listed[]>('GET', 'tables');
export const openTable = (setup: NewTable) => ask<Opened>('POST', 'tables', setup);
export const tableCard = (id: string) => ask<TablePreview>('GET', `tables/${path(id)}`);
export const moveHere = (id: string, token: string) =>
  ask<Moved>('POST', `tables/${path(id)}/move`, { token });
export const runningGames = () => ask<Running[]>('GET', 'games');
export const finishedGames = (before?: number) =>
  ask<Finished[]>('GET', before === undefined ? 'records' : `records?before=${before}`);
export const replay = (source: Source, round: number) =>
  ask<Replay>('GET', `${pathOf(source)}/replay?round=${round}`);
export const practise = (source: Source, from: NewPractice) =>
  ask<Opened>('POST', `${pathOf(source)}/practice`, from);
export const sharingOf = (game: number) => ask<Sharing>('GET', `records/${game}/sharing`);
export const agreeToShare = (game: number, share: Agreement['share']) =>
  ask<Sharing>('POST', `records/${game}/sharing`, { share });
export const verdict = (game: number) => ask<ShuffleVerdict>('GET', `records/${game}/verdict`);

export const review = (game: number, known: number) =>
  ask<ReviewSoFar>('GET', `records/${game}/review?after=${known}`);
export const reviewMoment = (game: number, step: number) =>
  ask<ReviewMoment>('GET', `records/${game}/moment?step=${step}`);

const without = (hints: boolean) => (hints ? '' : '?hints=0');
export const progress = (hints: boolean) => ask<Progress>('GET', `progress${without(hints)}`);
/** Where one's reviewed decisions can be downloaded from. */
export const decisionsAddress = (ending: 'csv' | 'json', hints: boolean) =>
  at(`/api/progress/decisions.${ending}${without(hints)}`);

export const puzzles = () => ask<PuzzleMenu>('GET', 'puzzles');
export const puzzle = (id: string) => ask<PuzzleQuestion>('GET', `puzzles/${path(id)}`);
export const answerPuzzle = (id: string, tried: PuzzleTry) =>
  ask<PuzzleAnswer>('POST', `puzzles/${path(id)}/answer`, tried);

/** Where a record can be downloaded from. */
export const recordAddress = (game: number) => at(`/api/records/${game}`);
