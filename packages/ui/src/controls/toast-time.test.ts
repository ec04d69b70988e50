import { expect, it } from 'vitest';
import { stayOf } from './toast-time.ts';

it('[LN-05.1] the toast of a lost network stays 2 s, a longer text as long as it takes to read, an action 10 s', () => {
  expect(stayOf('The network seems unstable', false)).toBe(2000);
  expect(stayOf('网络似乎不稳定', false)).toBe(2000);
  expect(stayOf('x'.repeat(50), false)).toBe(2700);
  expect(stayOf('Deleted', true)).toBe(10_000);
});
