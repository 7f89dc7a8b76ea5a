/** What this browser was promised before a deal, and the salt it gave: kept for the later check. */

export interface Promised {
  commitment: string;
  salt: string;
}

const before = (table: string, game: number) => `upperlip-promise:${table}:${game}`;
const after = (record: number) => `upperlip-promised:${record}`;

/** The salt for a game that has been committed to: drawn once, however often the page is loaded. */
export function saltFor(table: string, game: number, commitment: string): string {
  const known = read(before(table, game));
  if (known?.commitment === commitment) return known.salt;
  const salt = randomHex(32);
  write(before(table, game), { commitment, salt });
  return salt;
}

/** The game has a number of its own now: that is what it is asked for by. */
export function fileUnder(record: number, table: string, game: number): void {
  const known = read(before(table, game));
  if (known && !read(after(record))) write(after(record), known);
}

/** What was promised for a finished game; null if it was played elsewhere. */
export function promiseOf(record: number): Promised | null {
  return read(after(record));
}

/** Plain http has no randomUUID, but it has this. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function read(key: string): Promised | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isPromised(found) ? found : null;
  } catch {
    return null;
  }
}

function isPromised(found: unknown): found is Promised {
  return typeof found === 'object' && found !== null && 'commitment' in found && 'salt' in found;
}

function write(key: string, promised: Promised): void {
  try {
    localStorage.setItem(key, JSON.stringify(promised));
  } catch {
    // without storage the game goes on; only the later check has less to compare
  }
}
