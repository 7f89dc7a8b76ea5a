/** SHA-256 in plain arithmetic: browsers withhold their own on plain http, where friends play. */

const PRIMES = firstPrimes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

export function sha256(message: Uint8Array): string {
  const hash = Uint32Array.from(START);
  const padded = pad(message);
  for (let at = 0; at < padded.byteLength; at += 64) {
    compress(hash, new DataView(padded.buffer, at, 64));
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, message.length * 8);
  return padded;
}

type Eight = [number, number, number, number, number, number, number, number];

function compress(hash: Uint32Array, block: DataView): void {
  const words = new Uint32Array(64);
  for (let i = 0; i < 64; i++) {
    words[i] = i < 16 ? block.getUint32(i * 4) : expanded((back) => words[i - back] ?? 0);
  }
  let [a, b, c, d, e, f, g, h] = Array.from(hash) as Eight;
  words.forEach((word, i) => {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const one = (h + mixed + chosen + (ROUNDS[i] ?? 0) + word) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  });
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] ?? 0) + word));
}

function expanded(word: (back: number) => number): number {
  const early = word(15);
  const late = word(2);
  const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
  const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
  return word(16) + first + word(7) + second;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime)) primes.push(n);
  }
  return primes;
}
