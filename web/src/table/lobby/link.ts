/** What a link for others begins with: what we see in the address bar, unless only we can see it. */

import { menu } from '../../net/api';
import { at } from '../../net/place';

const OURS_ALONE = ['localhost', '127.0.0.1', '[::1]'];

export async function linkBase(): Promise<string> {
  const seen = location.origin + at('');
  if (!OURS_ALONE.includes(location.hostname)) return seen;
  return menu().then(
    ({ address }) => address,
    () => seen,
  );
}
