import { describe, expect, it } from 'vitest';

import { guestName, inOurWords, invitation, withLevel } from '../../src/shared/names';
import type { Language } from '../../src/texts/language.svelte';
import { LANGUAGES, t } from '../../src/texts';
import { speak } from '../texts/speaking';

const languages = Object.keys(LANGUAGES) as Language[];

describe('who has said no name', () => {
  const sent = languages.map((language) => {
    speak(language);
    return t('web-guest');
  });

  it.each(languages)('is a guest in the language of whoever reads it: %s', (language) => {
    speak(language);
    for (const name of sent) {
      const words = [guestName(name), inOurWords(name), withLevel(name)];
      expect(new Set(words)).toEqual(new Set([t('web-guest')]));
    }
  });

  it('invites in a sentence without a name', () => {
    speak('fr');
    const unnamed = 'On vous invite à une partie de Moustache';
    for (const name of [...sent, '']) expect(invitation(name, 'moustache')).toBe(unnamed);
    expect(invitation('Ada', 'moustache')).toBe('Ada vous invite à Moustache');
  });
});

it('calls newcomers newcomers, and everybody else what they are called', () => {
  speak('en');
  expect(guestName('')).toBe('A newcomer');
  expect(guestName('Ada')).toBe('Ada');
  expect(withLevel('regular 2')).toBe('Clovis (regular)');
  expect(inOurWords('regular 2')).toBe('Clovis');
  expect(inOurWords('Guest of honour')).toBe('Guest of honour');
});
