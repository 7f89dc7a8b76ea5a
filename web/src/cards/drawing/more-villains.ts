/** The villains who change the trump or the score: a face and a prop each. */
import { both, CREAM, dot, GOLD, group, INK, move, oval, shape, stroke, type Markup } from './ink';
import { brows, cheeks, closedEyes, eyes } from './features';
import { moustache } from './moustache';
import { sign } from './signs';

/** Names the trump: hums until a colour comes to mind. */
function hummus(): Markup {
  const thoughts: [string, string, number, number][] = [
    ['almond', '#e2736a', -34, -33],
    ['hazelnut', '#8db8ea', -17, -54],
    ['macadamia', '#8fd09f', 21, -54],
    ['cashew', '#f0cf66', 36, -33],
  ];
  return [
    thoughts.map(([name, fill, x, y]) => sign(name, x, y, 0.75, fill)).join(''),
    shape(
      'M-31 16C-38 -12 -24 -32 -8 -37C-6 -45 5 -52 11 -50C6 -47 6 -42 8 -38C24 -32 38 -12 31 16Z',
      '#ecd3a0',
    ),
    stroke('M-22 -18q6 -11 15 -13M13 -31q10 6 13 15', 1.4, '#c7a568'),
    shape('M-22 -2q-2 -6 2 -9q-1 6 -2 9Z', '#b5502a', 0),
    dot(4, -40, 1.4, '#b5502a'),
    dot(-5, -33, 1.2, '#b5502a'),
    dot(10, -33, 1, '#b5502a'),
    closedEyes(11, -14, false, 5),
    brows(11, -23, -0.4, 1.8),
    oval(0, -5, 3.2, 2.6, '#cda968', 0),
    moustache(7.7),
    oval(0, 11, 3, 2.8, '#7a3b2c', 1),
    shape('M-38 16H38C36 32 22 38 0 38C-22 38 -36 32 -38 16Z', '#b5532f'),
    stroke('M-36 21H36', 2, CREAM),
    stroke('M-27 30l5 -4l5 4l5 -4l5 4l5 -4l5 4l5 -4l5 4l5 -4l5 4', 1.5, GOLD),
    both(oval(31, 14, 4.4, 3.8, '#e3c27c', 1.2)),
  ].join('');
}

function swirl(x: number, turn: number): Markup {
  return move(
    x,
    -15,
    dot(0, 0, 7, '#fff'),
    group(
      `scale(${turn} 1)`,
      stroke(
        'M0 0c1.6 -1.6 3.4 .6 1.6 2.4c-2.2 2.2 -5.6 0 -4.6 -3.4c1.2 -4 7.4 -3.4 8 1.6c.4 4.4 -4.4 6.4 -7 5.2',
        1.5,
      ),
    ),
    `<circle r="7" fill="none" stroke="${INK}" stroke-width="1.3"/>`,
  );
}

/** No trump for two tricks: the lid is off. */
function nutcase(): Markup {
  return [
    shape(
      'M-25 -30L-17 -34L-12 -28L-5 -34L1 -27L8 -34L14 -28L20 -34L25 -30C32 -14 30 8 22 20C14 32 -14 32 -22 20C-30 8 -32 -14 -25 -30Z',
      '#b8824c',
    ),
    stroke('M-26 2q5 6 3 14M25 4q-5 6 -3 12M14 20q-3 5 -8 5M-20 -21q3 2 2 6', 1.2, '#7d4f24'),
    stroke('M-4 -31l9 -4l-10 -4l10 -4l-10 -4l7 -3', 2, '#c9c3ba'),
    group(
      'translate(5 -45) rotate(16)',
      shape(
        'M-25 0C-24 -14 -14 -20 0 -20C14 -20 24 -14 25 0L18 -5L12 1L5 -5L-1 1L-8 -5L-14 1L-19 -5Z',
        '#a8713b',
      ),
      stroke('M-10 -14q10 -4 20 0', 1.2, '#7d4f24'),
    ),
    swirl(-10.5, 1),
    swirl(10.5, -1),
    oval(0, -4, 3.4, 2.8, '#8a5526', 0),
    shape('M-11 9Q0 14 11 7Q11 20 2 21Q-9 21 -11 9Z', '#5a1f1a', 1.4),
    shape('M-8 11l4 1.4v3.4l-4 -1ZM2 12.6l4 -1v3.6l-4 1Z', '#fff', 0.8),
    shape('M-1 18q5 -3 8 0q1 8 -3 10q-5 0 -5 -10Z', '#ea7c86', 1.1),
    // One half up, one half down: nobody holds the mirror for him.
    group('rotate(-16)', moustache(8.4)),
  ].join('');
}

function twin(fill: string, glad: boolean): Markup {
  const shade = glad ? '#a8703a' : '#7d6a50';
  const hat = glad ? '#7a4a3a' : '#4d5668';
  return [
    shape(
      'M0 -38C15 -38 22 -24 22 -8C22 12 13 27 0 27C-13 27 -22 12 -22 -8C-22 -24 -15 -38 0 -38Z',
      fill,
    ),
    shape('M-16 -30C-16 -48 16 -48 16 -30Z', hat),
    shape('M-24 -30Q0 -36 24 -30Q22 -26 0 -28Q-22 -26 -24 -30Z', hat),
    stroke('M-15.5 -33Q0 -37 15.5 -33', 2.4, glad ? '#3e8e5a' : '#c8443b'),
    brows(8.5, -20, glad ? -0.7 : 1, 2),
    eyes({ apart: 8.5, y: -12, r: 4.4, lid: shade, pride: glad ? 0.1 : 0.7 }),
    oval(0, -4, 3, 2.4, shade, 0),
    glad
      ? shape('M-9 9Q0 12 9 9Q8 19 0 19Q-8 19 -9 9Z', '#fff', 1.3)
      : stroke('M-7 16q7 -7 14 0', 1.8),
    moustache(6.6),
  ].join('');
}

/** +5 or −5: two brothers, one hatter. */
function twins(): Markup {
  return [
    group('translate(-17 5) rotate(-7) scale(.84)', twin('#d39a58', true)),
    group('translate(17 5) rotate(7) scale(.84)', twin('#a08a68', false)),
    both(oval(25, 31, 8, 8, CREAM, 1.3)),
    stroke('M-29.5 31h9M-25 26.5v9', 2.6, '#1f6b3d'),
    stroke('M20.5 31h9', 2.6, '#a32a23'),
  ].join('');
}

/** −5 to the winner: his weather travels with him. */
function grumpyPistachio(): Markup {
  return [
    shape(
      'M0 -40C16 -40 23 -24 23 -4C23 18 14 28 0 28C-14 28 -23 18 -23 -4C-23 -24 -16 -40 0 -40Z',
      '#93b04f',
    ),
    both(
      shape(
        'M10 -42C28 -38 38 -22 36 2C34 20 20 32 2 33C14 24 21 12 21 -4C21 -20 17 -34 10 -42Z',
        '#dcc08b',
      ),
      stroke('M22 -31C29 -22 32 -10 30 4M26 16q-4 6 -9 10', 1.1, '#a5844f'),
    ),
    shape(
      'M-26 -36C-35 -37 -36 -50 -26 -51C-26 -60 -12 -64 -7 -57C-1 -66 15 -64 16 -55C27 -58 35 -47 29 -41C29 -36 24 -35 20 -36Z',
      '#5c6670',
    ),
    stroke('M-20 -50q2 -5 7 -5', 1.6, '#97a2ac'),
    shape('M25 -37L17 -25H22L18 -14L30 -28H25L30 -37Z', '#f2c53d', 1.1),
    stroke('M-27 -31l-2 6M-33 -30l-2 6M-21 -31l-1.5 4.5', 1.5, '#a9d6ee'),
    stroke('M-16 -22L-3.5 -16.5M16 -22L3.5 -16.5', 3.2),
    eyes({ apart: 9, y: -12, r: 4.6, lid: '#7a9440', pride: 0.9 }),
    oval(0, -4, 4, 3, '#7a9440', 0),
    stroke('M-9 18q9 -9 18 0', 2),
    stroke('M-11 21l-2.5 1M11 21l2.5 1', 1.4),
    move(0, 1, moustache(6.8)),
  ].join('');
}

/** Trump, whenever there is one: the general. */
function walnut(): Markup {
  return [
    shape('M-35 19A44 48.8 0 0 0 35 19Q28 16 16 18H-16Q-28 16 -35 19Z', '#2f4a7a'),
    both(stroke('M26 33v6M30 34v6M34 33v5', 2, '#d9a441'), oval(30, 30, 9, 5, GOLD, 1.3)),
    shape(
      'M0 -40C8 -44 15 -40 18 -36C26 -34 29 -26 28 -20C34 -12 33 -2 29 4C30 14 23 21 16 22C11 28 -11 28 -16 22C-23 21 -30 14 -29 4C-33 -2 -34 -12 -28 -20C-29 -26 -26 -34 -18 -36C-15 -40 -8 -44 0 -40Z',
      '#c08a52',
    ),
    both(
      stroke('M24 -18q-5 3 -2 8q5 2 4 8M26 8q-6 0 -6 6q-4 0 -5 4M15 -28q4 1 4 5', 1.3, '#83542a'),
    ),
    stroke('M0 -30v12M0 17v8', 1.3, '#83542a'),
    shape('M-37 -28C-30 -34 -26 -52 0 -58C26 -52 30 -34 37 -28C26 -38 -26 -38 -37 -28Z', '#23304a'),
    stroke('M-34 -29C-24 -36 24 -36 34 -29', 1.6, GOLD),
    dot(0, -46, 6, CREAM),
    dot(0, -46, 4.4, '#c8443b'),
    dot(0, -46, 2, GOLD),
    stroke('M-16 -24L-4 -20M16 -24L4 -20', 3),
    eyes({ apart: 10, y: -14, r: 4.8, lid: '#9c6a37', pride: 0.6 }),
    cheeks(19, 0, '#d08a60'),
    stroke('M-4 14h8', 1.6),
    moustache(10),
    oval(0, -5.5, 4.4, 3.6, '#a06d3a', 1.2),
  ].join('');
}

export const MORE_VILLAINS: Record<string, readonly [glow: string, draw: () => Markup]> = {
  HUMMMUS: ['#3a5468', hummus],
  NUTCASE: ['#8a4b6e', nutcase],
  TWINS: ['#b39552', twins],
  PISSTACHIO: ['#4a5560', grumpyPistachio],
  WALNUT: ['#8f3a34', walnut],
};
