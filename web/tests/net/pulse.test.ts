import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { HOPE, PATIENCE, PulseWatch, QUIET, UNANSWERED } from '../../src/net/pulse';

const pulse = { ask: vi.fn(), silent: vi.fn(), giveUp: vi.fn() };
const page = { hidden: false };
let watch: PulseWatch;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', page);
  watch = new PulseWatch(pulse);
});

afterEach(() => {
  watch.stop();
  page.hidden = false;
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('where things happen nobody is asked', () => {
  for (let i = 0; i < 20; i++) {
    vi.advanceTimersByTime(QUIET - 1);
    watch.heard();
  }
  expect(pulse.ask).not.toHaveBeenCalled();
});

test('silence is asked into, sooner after something was said', () => {
  vi.advanceTimersByTime(QUIET);
  expect(pulse.ask).toHaveBeenCalledTimes(1);
  watch.heard();
  watch.said();
  vi.advanceTimersByTime(UNANSWERED);
  expect(pulse.ask).toHaveBeenCalledTimes(2);
});

test('without an answer the line is called silent, and with the next word open again', () => {
  vi.advanceTimersByTime(QUIET + PATIENCE - 1);
  expect(pulse.silent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(pulse.silent).toHaveBeenLastCalledWith(true);
  watch.heard();
  expect(pulse.silent).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(QUIET - 1);
  expect(pulse.ask).toHaveBeenCalledTimes(1);
  expect(pulse.giveUp).not.toHaveBeenCalled();
});

test('in the end it is given up', () => {
  vi.advanceTimersByTime(QUIET + PATIENCE + HOPE);
  expect(pulse.giveUp).toHaveBeenCalledTimes(1);
});

test('a page that nobody looks at does not ask until somebody does', () => {
  page.hidden = true;
  vi.advanceTimersByTime(10 * QUIET);
  expect(pulse.ask).not.toHaveBeenCalled();
  page.hidden = false;
  watch.look();
  expect(pulse.ask).toHaveBeenCalledTimes(1);
});
