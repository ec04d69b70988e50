import { describe, expect, it } from 'vitest';
import { countIn } from './count.ts';

describe('how many an address asks for', () => {
  it.each([
    [undefined, 1],
    ['1', 1],
    ['20', 20],
    ['21', 1],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['many', 1],
    ['', 1],
  ])('[OR-14] %j is %d', (count, expected) => expect(countIn({ count } as never)).toBe(expected));
});
