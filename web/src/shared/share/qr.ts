/** QR codes (ISO/IEC 18004) for links: bytes, error correction M, versions 1 to 10. */

/** By version: check bytes of a block, short blocks, data bytes of a short one, longer blocks. */
const BLOCKS = [
  [10, 1, 16, 0],
  [16, 1, 28, 0],
  [26, 1, 44, 0],
  [18, 2, 32, 0],
  [24, 2, 43, 0],
  [16, 4, 27, 0],
  [18, 4, 31, 0],
  [22, 2, 38, 2],
  [22, 3, 36, 2],
  [26, 4, 43, 1],
] as const;

const MASK = 0; // one mask for all: (x + y) even. Readers cope with it.
const LEVEL_M = 0;

type Square = boolean[][];

/** Rows of dark and light squares, without the white margin. */
export function qrCode(text: string): Square {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, i) => bytes.length + header(i + 1) <= capacity(i + 1)) + 1;
  if (version === 0) throw new RangeError('This is too long for a QR code.');
  const size = 17 + 4 * version;
  const dark = blank(size);
  const taken = blank(size);
  const set = (x: number, y: number, on: boolean): void => {
    if (dark[y] === undefined || taken[y] === undefined || x < 0 || x >= size) return;
    dark[y][x] = on;
    taken[y][x] = true;
  };
  drawPatterns(version, size, set);
  drawData(codewords(bytes, version), size, dark, taken);
  return dark;
}

const blank = (size: number): Square =>
  Array.from({ length: size }, () => Array<boolean>(size).fill(false));
const header = (version: number) => (version < 10 ? 2 : 3); // mode and length, in bytes, rounded up

/** In bytes, with mode and length. */
function capacity(version: number): number {
  const [, short, data, long] = BLOCKS[version - 1]!;
  return short * data + long * (data + 1);
}

// The bytes: mode, length, text, padding; cut into blocks, checked, and shuffled together

function codewords(text: Uint8Array, version: number): number[] {
  const bits = `0100${binary(text.length, version < 10 ? 8 : 16)}`;
  const all = bits + Array.from(text, (byte) => binary(byte, 8)).join('') + '0000';
  const bytes = (all.match(/.{1,8}/g) ?? []).map((eight) => parseInt(eight.padEnd(8, '0'), 2));
  for (let pad = 0; bytes.length < capacity(version); pad ^= 1) bytes.push(pad ? 0x11 : 0xec);
  const [checks, short, data, long] = BLOCKS[version - 1]!;
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < short + long; i++) {
    const length = data + (i < short ? 0 : 1);
    blocks.push(bytes.slice(at, (at += length)));
  }
  const checked = blocks.map((block) => remainder(block, checks));
  return [...woven(blocks), ...woven(checked)];
}

const binary = (value: number, digits: number) => value.toString(2).padStart(digits, '0');

function woven(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, i) => blocks.map((block) => block[i]))
    .flat()
    .filter((byte) => byte !== undefined);
}

/** Reed-Solomon: what is left when the block is divided by the generator. */
function remainder(block: number[], checks: number): number[] {
  let generator = [1];
  for (let i = 0, root = 1; i < checks; i++, root = times(root, 2)) {
    const shifted = [...generator, 0];
    generator = shifted.map((value, at) => value ^ times(generator[at - 1] ?? 0, root));
  }
  const left = [...block, ...Array<number>(checks).fill(0)];
  for (let i = 0; i < block.length; i++) {
    const factor = left[i] ?? 0;
    generator.forEach((value, at) => (left[i + at] = (left[i + at] ?? 0) ^ times(value, factor)));
  }
  return left.slice(block.length);
}

/** In the field of 256 elements that the code calculates in. */
function times(a: number, b: number): number {
  let product = 0;
  for (; b; b >>= 1, a = (a << 1) ^ (a & 0x80 ? 0x11d : 0)) if (b & 1) product ^= a;
  return product;
}

// The picture

type Draw = (x: number, y: number, on: boolean) => void;

function drawPatterns(version: number, size: number, set: Draw): void {
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const places = alignment(version, size);
  for (const [i, x] of places.entries()) {
    for (const [j, y] of places.entries()) {
      const corner = (i === 0 || j === 0) && (i + j === 0 || i + j === places.length - 1);
      if (!corner) square(x, y, 2, set, [0, 2]);
    }
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square(x, y, 4, set, [0, 1, 3]);
  }
  drawFormat(size, set);
  if (version > 6) drawVersion(version, size, set);
}

function square(x: number, y: number, reach: number, set: Draw, rings: number[]): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      set(x + dx, y + dy, rings.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

/** Small squares that hold the picture straight, but for the corners with the big ones. */
function alignment(version: number, size: number): number[] {
  if (version === 1) return [];
  return version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
}

function drawFormat(size: number, set: Draw): void {
  const format = (LEVEL_M << 3) | MASK;
  const bits = ((format << 10) | rest(format << 10, 0x537, 10)) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const on = ((bits >> i) & 1) === 1;
    const near = i < 6 ? i : i < 8 ? i + 1 : 14 - i + (i === 8 ? 1 : 0);
    if (i < 8) set(8, near, on);
    else set(near, 8, on);
    if (i < 8) set(size - 1 - i, 8, on);
    else set(8, size - 15 + i, on);
  }
  set(8, size - 8, true);
}

function drawVersion(version: number, size: number, set: Draw): void {
  const bits = (version << 12) | rest(version << 12, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const on = ((bits >> i) & 1) === 1;
    const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(far, near, on);
    set(near, far, on);
  }
}

function rest(value: number, divisor: number, degree: number): number {
  for (let bit = 31 - Math.clz32(value); bit >= degree; bit--) {
    if (value & (1 << bit)) value ^= divisor << (bit - degree);
  }
  return value;
}

/** Two columns at a time, from the right, up and down in turn, around what is drawn already. */
function drawData(bytes: number[], size: number, dark: Square, taken: Square): void {
  const bits = bytes.map((byte) => binary(byte, 8)).join('');
  let next = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step++) {
      const upward = ((right + 1) & 2) === 0;
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (taken[y]?.[x]) continue;
        dark[y]![x] = (bits[next++] === '1') !== ((x + y) % 2 === 0);
      }
    }
  }
}
