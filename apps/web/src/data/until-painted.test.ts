import { afterEach, expect, it, vi } from 'vitest';
import { untilPainted } from './until-painted.ts';

afterEach(() => vi.useRealTimers());

it('[ED-12.5] a picture that is painted late is asked for often at first, then rarely, and without an end', () => {
  vi.useFakeTimers();
  const interval = untilPainted<{ readonly painted: boolean }>(({ painted }) => !painted);
  const query = { state: { data: { painted: false } as { readonly painted: boolean } | undefined } };
  const after = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return interval(query);
  };
  expect(after(0)).toBe(1500);
  expect(after(20_000)).toBe(1500);
  expect(after(20_000)).toBe(15_000);
  expect(after(3_600_000)).toBe(15_000);
  query.state = { data: { painted: true } };
  expect(after(0)).toBe(false);
  // The next picture of a list that is open for long does not wait because an earlier one did.
  query.state = { data: { painted: false } };
  expect(after(0)).toBe(1500);
  query.state = { data: undefined };
  expect(after(0)).toBe(false);
});
