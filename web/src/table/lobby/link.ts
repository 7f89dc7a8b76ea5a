/** What a link for others begins with: what we see in the address bar, unless only we can see it. */

import { menu } from '../../net/api';

const OURS_ALONE = ['localhost', '127.0.0.1', '[::1]'];

export async function linkBase(): Promise<string> {
  if (!OURS_ALONE.includes(location.hostname)) return location.origin;
  return menu().then(
    ({ address }) => address,
    () => location.origin,
  );
}
