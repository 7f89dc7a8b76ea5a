import { expect, test } from 'vitest';

import { actedIn } from '../../../src/table/session/verdict';
import { event, trick } from './messages';

function done(...reasons: [message: string, args: Record<string, string | number>][]) {
  const told = reasons.map(([message, args]) => ({ rule: 'O-18', message, args }));
  return { trick: trick([], 0), key: '', verdict: { ...event('trick-won'), reasons: told } };
}

test('the rule cards, villains and jokers that had a say light up, and no others', () => {
  const rules = done(
    ['rule-decided', { rule: 'twos-win', card: 'G2' }],
    ['monkey', { card: 'B10' }],
  );
  expect([...actedIn('moustache', rules)]).toEqual(['twos-win', 'MONKEY']);
  const villains = done(
    ['lowest-wins', { card: 'R3', number: 3 }],
    ['villain-acted', { card: 'HEALTH+' }],
    ['highest-trump', { card: 'R7', colour: 'R', number: 7 }],
  );
  expect([...actedIn('mustachio', villains)]).toEqual(['ACORN', 'HEALTH+']);
  expect(actedIn('moustache', null).size).toBe(0);
});
