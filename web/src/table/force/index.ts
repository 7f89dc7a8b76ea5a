/** What is in force, by game: the row of rules, or the trump. */

import type { Component } from 'svelte';

import type { Title, View } from '../../games';
import type { Session } from '../session/session.svelte';
import RuleRow from './RuleRow.svelte';
import Trump from './Trump.svelte';

type InForce = Component<{ session: Session; view: View }>;

/** Each is only ever given its own game's view. */
export const IN_FORCE: Record<Title, InForce> = {
  moustache: RuleRow as unknown as InForce,
  mustachio: Trump as unknown as InForce,
};
