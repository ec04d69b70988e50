import { describe, expect, it } from 'vitest';
import { plain, plainJson } from './plain.ts';
import { answerText } from './show.ts';
import { tableText } from './table.ts';

describe('an answer on a terminal', () => {
  it('[OP-01.7] aligns columns by the width of the characters, and numbers at the right', () => {
    const text = tableText(
      ['name', 'pieces'],
      [
        ['角店', '5'],
        ['Corner shop', '120'],
      ],
      undefined,
    );
    expect(text.split('\n')).toEqual([
      'name         pieces',
      '───────────  ──────',
      '角店              5',
      'Corner shop     120',
    ]);
  });

  it('[OP-01.7] cuts the widest column, so that no line is wider than the terminal', () => {
    const text = tableText(['id', 'reason'], [['1', 'a reason that goes on and on and on']], 24);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(24);
    expect(text).toContain('a reason that goes …');
  });

  it('[OP-05.4] [OP-01.7] control characters are shown, so that a station cannot steer the terminal', () => {
    const hostile = 'a\u001b[2J\u009b1m\u001b]52;c;eA==\u0007\u202e';
    expect(plain(hostile)).toBe(String.raw`a\x1b[2J\x9b1m\x1b]52;c;eA==\x07\u202e`);
    expect(plain('two\nlines\tand a tab')).toBe('two\nlines\tand a tab');
    expect(plainJson(hostile)).not.toMatch(/\p{Cc}/u);
    expect(JSON.parse(plainJson({ hostile }))).toEqual({ hostile });
  });

  it('[OP-01.7] shows money, times, lists and nothing as people read them', () => {
    const view = {
      price: { amount: 24900, currency: 'SEK' },
      created_at: Date.UTC(2026, 10, 25, 2, 30),
      commission: null,
      open: true,
      stations: [{ name: 'Door' }],
    };
    expect(answerText(view, undefined)).toBe(
      [
        'price       249.00 SEK',
        'created at  2026-11-25 02:30',
        'commission  –',
        'open        yes',
        '',
        'stations',
        'name',
        '────',
        'Door',
      ].join('\n'),
    );
    expect(answerText([view], undefined)).toMatch(/249.00 SEK +2026-11-25 02:30 +– +yes/);
    expect(answerText([], undefined)).toBe('nothing');
  });
});
