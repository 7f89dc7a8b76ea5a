/** The bots that can be had here: ours, and those that the operator brings (`upperlip serve --bots`). */

import { menu } from '../net/api';

const OURS = ['random', 'novice', 'regular', 'expert'];

export const levels = (): Promise<string[]> =>
  menu().then(
    (found) => found.levels,
    () => OURS,
  );
