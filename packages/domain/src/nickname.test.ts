import { describe, expect, it } from 'vitest';
import { nicknameOf } from './nickname.ts';

describe('a nickname for the display', () => {
  it.each([
    ['  Mia  ', 'Mia'],
    ['Anna   Lena', 'Anna Lena'],
    ['Anna\u00A0\u3000Lena\u2003', 'Anna Lena'],
    ['e\u0301mile', 'émile'],
    ['小美', '小美'],
    ['محمد', 'محمد'],
    ['می‌خواهم', 'می‌خواهم'],
    ['👩‍👩‍👧 crew', '👩‍👩‍👧 crew'],
    ['👩‍👩‍👧'.repeat(20), '👩‍👩‍👧'.repeat(20)],
    ['Zoë 07', 'Zoë 07'],
    ['\uFA19\uFA46 e\u0301', '\uFA19\uFA46 é'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏴󠁧󠁢󠁷󠁬󠁳󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    ['Ⅷ ½ ²', 'Ⅷ ½ ²'],
    ['حسن ٠٧', 'حسن ٠٧'],
    ['Dr. Anna', 'Dr. Anna'],
    ['Mia . . .', 'Mia . . .'],
    ['㍿ ㋿', '㍿ ㋿'],
  ])('[QU-05.8] %j is kept as %j', (typed, kept) => {
    expect(nicknameOf(typed)).toBe(kept);
  });

  it.each([
    '',
    '   ',
    'a'.repeat(21),
    'two\nlines',
    '\u202Eevil',
    'a\u{E0067}\u{E0062}',
    '🏴\u{E0075}\u{E0073}\u{E0063}\u{E0061}\u{E007F}',
    'a\u2066b',
    '\0',
    '\ud800',
    '\u200B',
    'H\u0301\u0301\u0301\u0301\u0301\u0301i',
    'me@shop.example',
    'shop.example',
    'call 0171 234',
    'http://x',
    '１３８１２３４５６７８',
    '٠١٧١٢٣٤',
    '⓪①⑦①②',
    '0171\u2013234',
    'me＠home',
    'shop．example',
    '\u3164',
    '\u115F\u1160',
    '\uFFA0',
    '\u2800',
    'Mia\u3164\u3164Lena',
    'evil . com',
    'evil .com',
    'evil。com',
    'evil｡com',
    '\uFDFD'.repeat(20),
    '\uFDFD',
    '\uFDFA'.repeat(2),
  ])('[QU-05.8] %j is not one', (typed) => {
    expect(nicknameOf(typed)).toBeUndefined();
  });
});
