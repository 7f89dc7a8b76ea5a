/** The page’s icon: a moustache on felt, with the lip it needs. */
import { CREAM, group, stroke, type Markup } from './ink';
import { moustache } from './moustache';

/** The app's icon; everything that matters stays within the circle a phone may cut out. */
export function icon(corner: number): Markup {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    `<rect width="100" height="100" rx="${corner}" fill="#2f5d50"/>`,
    '<circle cx="50" cy="50" r="41" fill="none" stroke="#b8873b" stroke-width="2.4"/>',
    group(
      'translate(50 49)',
      group('scale(.84 1.05)', moustache(10, CREAM, '#b9a98c')),
      stroke('M-11 17Q0 25 11 17', 3.6, '#e6c272'),
    ),
    '</svg>',
  ].join('');
}
