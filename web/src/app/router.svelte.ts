/** Which screen the address means. Every screen has an address of its own. */

import { isTitle } from '../games';
import { ownPath } from '../net/place';

export type Screen =
  | { name: 'home' }
  | { name: 'table'; id: string }
  | { name: 'rules'; game: string }
  | { name: 'games' }
  | { name: 'replay' | 'review'; number: number }
  | { name: 'shared'; token: string }
  | { name: 'learn'; game: string; lesson: string | null }
  | { name: 'puzzles' }
  | { name: 'puzzle'; id: string; theme: string | null }
  | { name: 'settings' }
  | { name: 'progress' }
  | { name: 'lost' };

export function screenOf(path: string): Screen {
  const [first = '', detail = '', more, most] = path.replace(/^\/|\/$/g, '').split('/');
  if (first === 'learn' && isTitle(detail) && most === undefined)
    return { name: 'learn', game: detail, lesson: more ?? null };
  if (first === 'puzzles' && detail && most === undefined)
    return { name: 'puzzle', id: detail, theme: more ?? null };
  const number = first === 'games' && /^\d+$/.test(detail) ? Number(detail) : null;
  if (number !== null && more === 'review' && most === undefined) return { name: 'review', number };
  if (more !== undefined) return { name: 'lost' };
  if (first === '') return { name: 'home' };
  if (first === 't' && detail) return { name: 'table', id: detail };
  if (first === 'rules' && isTitle(detail)) return { name: 'rules', game: detail };
  if (number !== null) return { name: 'replay', number };
  if (first === 'r' && detail) return { name: 'shared', token: detail };
  const bare = ['games', 'puzzles', 'settings', 'progress'] as const;
  const own = bare.find((name) => name === first);
  if (own && !detail) return { name: own };
  return { name: 'lost' };
}

/** Of this host's addresses, only those below our own place are screens. */
function screenAt(pathname: string): Screen {
  const path = ownPath(pathname);
  return path === null ? { name: 'lost' } : screenOf(path);
}

let current = $state.raw<Screen>(screenAt(location.pathname));

export function screen(): Screen {
  return current;
}

export function go(address: string): void {
  history.pushState(null, '', address);
  current = screenAt(location.pathname);
  scrollTo(0, 0);
}

/** Links within the page change the screen; all others do what links do. */
export function watchLinks(): void {
  addEventListener('popstate', () => (current = screenAt(location.pathname)));
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || event.defaultPrevented || !isOurs(link)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

function isOurs(link: HTMLAnchorElement): boolean {
  const screenLink = link.origin === location.origin && screenAt(link.pathname).name !== 'lost';
  return screenLink && !link.hasAttribute('download') && !link.target && !link.hash;
}
