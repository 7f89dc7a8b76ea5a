/** The back of a card: rows of moustaches, as one picture that all backs share. */
import { BRASS, CREAM, group, type Markup } from './ink';
import { moustache } from './moustache';

const ROWS = 8;

function row(y: number, shift: number): Markup {
  return [0, 1, 2, 3]
    .map((i) =>
      group(`translate(${i * 30 + shift} ${y}) scale(.33)`, moustache(9.3, CREAM, 'none')),
    )
    .join('');
}

export function backMarkup(): Markup {
  const rows = Array.from({ length: ROWS }, (_, i) => row(18.5 + i * 14.7, i % 2 ? 5 : -10));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140">',
    '<rect width="100" height="140" fill="#fffdf6"/>',
    '<rect x="5" y="5" width="90" height="130" rx="5" fill="#2f5d50"/>',
    '<svg x="5" y="5" width="90" height="130" viewBox="5 5 90 130">',
    `<g opacity=".75" stroke="${CREAM}" stroke-width="2">${rows.join('')}</g></svg>`,
    `<rect x="8.5" y="8.5" width="83" height="123" rx="3" fill="none" stroke="${BRASS}"/></svg>`,
  ].join('');
}

export function backImage(): string {
  return `url("data:image/svg+xml,${encodeURIComponent(backMarkup())}")`;
}
