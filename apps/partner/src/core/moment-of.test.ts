import { describe, expect, it } from 'vitest';
import { momentOf } from './moment-of.ts';

const at = (text: string) => new Date(text).getTime();
const NOW = at('2026-11-25T15:00');

describe('a moment in a list', () => {
  it('[LG-06.1] is a time today, a day in this year, and a full date before', () => {
    expect(momentOf('en-GB', at('2026-11-25T09:05'), NOW)).toBe('09:05');
    expect(momentOf('en-GB', at('2026-11-24T23:52'), NOW)).toBe('24 Nov, 23:52');
    expect(momentOf('en-GB', at('2025-11-25T09:05'), NOW)).toBe('25 Nov 2025, 9:05');
    expect(momentOf('zh-CN', at('2026-11-24T23:52'), NOW)).toBe('11月24日 23:52');
  });
});
