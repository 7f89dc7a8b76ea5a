import { expect, it, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/' });
const { screenOf } = await import('../../src/app/router.svelte');

it.each([
  ['/', { name: 'home' }],
  ['/t/abc', { name: 'table', id: 'abc' }],
  ['/rules/moustache', { name: 'rules', game: 'moustache' }],
  ['/rules/chess', { name: 'lost' }],
  ['/learn/mustachio/', { name: 'learn', game: 'mustachio', lesson: null }],
  ['/learn/moustache/rules', { name: 'learn', game: 'moustache', lesson: 'rules' }],
  ['/learn/moustache/rules/x', { name: 'lost' }],
  ['/games', { name: 'games' }],
  ['/progress', { name: 'progress' }],
  ['/r/0f0f', { name: 'shared', token: '0f0f' }],
  ['/games/12', { name: 'replay', number: 12 }],
  ['/games/12/review', { name: 'review', number: 12 }],
  ['/games/12/reviews', { name: 'lost' }],
  ['/puzzles', { name: 'puzzles' }],
  ['/puzzles/3f9a2c', { name: 'puzzle', id: '3f9a2c', theme: null }],
  ['/puzzles/3f9a2c/duck', { name: 'puzzle', id: '3f9a2c', theme: 'duck' }],
  ['/puzzles/3f9a2c/duck/more', { name: 'lost' }],
  ['/games/x', { name: 'lost' }],
  ['/t/a/b', { name: 'lost' }],
])('%s', (path, screen) => {
  expect(screenOf(path)).toEqual(screen);
});
