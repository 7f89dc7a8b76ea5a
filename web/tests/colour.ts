/** Just enough colour arithmetic to check a palette. */

export type Colour = readonly [number, number, number]; // linear red, green, blue, 0 to 1
type Matrix = readonly [Colour, Colour, Colour];

export function parse(hex: string): Colour {
  const part = (i: number) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function times(m: Matrix, [r, g, b]: Colour): Colour {
  const row = ([x, y, z]: Colour) => Math.min(1, Math.max(0, x * r + y * g + z * b));
  return [row(m[0]), row(m[1]), row(m[2])];
}

function luminance([r, g, b]: Colour): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of the web's accessibility guidelines, 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** How people see it who lack one kind of cone (Machado, Oliveira, Fernandes 2009). */
export const EYES: Record<string, (colour: Colour) => Colour> = {
  usual: (colour) => colour,
  protanopia: (colour) =>
    times(
      [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ],
      colour,
    ),
  deuteranopia: (colour) =>
    times(
      [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.01182, 0.04294, 0.968881],
      ],
      colour,
    ),
  tritanopia: (colour) =>
    times(
      [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.3039],
      ],
      colour,
    ),
};

function lab([r, g, b]: Colour): Colour {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(luminance([r, g, b]));
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Distance in CIE Lab; about 2 is just noticeable, 10 is plain to see. */
export function difference(a: Colour, b: Colour): number {
  const [p, q] = [lab(a), lab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}
