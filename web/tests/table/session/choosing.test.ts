import { expect, test } from 'vitest';

import { Choosing } from '../../../src/table/session/choosing.svelte';
import { first } from '../../../src/table/session/moment';
import type { Session } from '../../../src/table/session/session.svelte';
import type { Reason } from '../../../src/wire/types';
import { play, snapshot } from './messages';

const WHY: Reason = { rule: 'O-14', message: 'must-follow', args: {} };

/** A session that is asked something and remembers what it was answered. */
function asked(what: string, legal: string[] | null, why_not: Record<string, Reason> = {}) {
  const ask = { id: '1.4', what, seats: [0] };
  const shown = {
    ...play(1, [], ask),
    choice: legal && { parts: what === 'give' ? 3 : 1, legal, why_not },
  };
  const answers: string[][] = [];
  const session = {
    moment: first(snapshot({ play: shown }), null),
    pending: null,
    act: (actions: string[]) => answers.push(actions),
  };
  return { choosing: new Choosing(session as unknown as Session), answers };
}

test('the first touch raises a card, the second plays it', () => {
  const { choosing, answers } = asked('play', ['play G7', 'play P2']);
  choosing.touchCard('G7');
  expect(choosing.raised).toEqual(['play G7']);
  expect(answers).toEqual([]);
  choosing.touchCard('P2');
  expect(choosing.raised).toEqual(['play P2']);
  choosing.touchCard('P2');
  expect(answers).toEqual([['play P2']]);
  expect(choosing.raised).toEqual([]);
});

test('a card that may not be played says why and raises nothing', () => {
  const { choosing, answers } = asked('play', ['play G7'], { P2: WHY });
  expect(choosing.mayChoose('P2')).toBe(false);
  choosing.touchCard('P2');
  choosing.touchCard('P2');
  expect(choosing.why).toEqual(WHY);
  expect(answers).toEqual([]);
  choosing.touchCard('G7');
  expect(choosing.why).toBeNull();
});

test('gifts are given three at once, and a raised one can be taken back', () => {
  const cards = ['G1', 'G2', 'G3', 'G4'];
  const { choosing, answers } = asked(
    'give',
    cards.map((card) => `give ${card}`),
  );
  for (const card of ['G1', 'G2', 'G3']) choosing.touchCard(card);
  expect(choosing.complete).toBe(true);
  choosing.touchCard('G2');
  expect(choosing.complete).toBe(false);
  choosing.give();
  expect(answers).toEqual([]);
  choosing.touchCard('G4');
  choosing.give();
  expect(answers).toEqual([['give G1', 'give G3', 'give G4']]);
});

test('a thrown card is played at once, if it may be', () => {
  const { choosing, answers } = asked('play', ['play G7'], { P2: WHY });
  choosing.throwCard('P2');
  expect(answers).toEqual([]);
  choosing.throwCard('G7');
  expect(answers).toEqual([['play G7']]);
});

test('when nothing is asked, touching a card only raises it', () => {
  const { choosing, answers } = asked('play', null);
  expect(choosing.mayChoose('G7')).toBeNull();
  choosing.touchCard('G7');
  choosing.touchCard('G7');
  choosing.touchCard('G7');
  expect(choosing.raised).toEqual(['play G7']);
  choosing.give();
  expect(answers).toEqual([]);
});

test('what is not among the legal actions is never answered', () => {
  const { choosing, answers } = asked('bid', ['bid 0', 'bid 1']);
  choosing.answer(['bid 7']);
  expect(answers).toEqual([]);
  choosing.touch('bid 1');
  choosing.touch('bid 1');
  expect(answers).toEqual([['bid 1']]);
});
