import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFontCss } from '../scripts/font-css.ts';
import { holds, toRanges } from './ranges.ts';

describe('ranges of code points', () => {
  it('contain exactly their code points, in as few ranges as possible', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(400)), (points) => {
        const ascending = points.toSorted((a, b) => a - b);
        const ranges = toRanges(ascending);
        for (let point = 0; point <= 401; point += 1) expect(holds(ranges, point)).toBe(points.includes(point));
        expect(ranges.every(([from], i) => i === 0 || from > (ranges[i - 1]?.[1] ?? 0) + 1)).toBe(true);
      }),
      { seed: 7 },
    );
  });

  it('are read from a style sheet as single points, spans and wildcards', () => {
    const css = `@font-face { src: url(./files/a-0.woff2) format('woff2'), url(./files/a-0.woff) format('woff'); unicode-range: U+26,U+0-7F, U+4??; }`;
    expect(parseFontCss(css)).toEqual([
      {
        file: 'files/a-0.woff2',
        ranges: [
          [0x26, 0x26],
          [0, 0x7f],
          [0x400, 0x4ff],
        ],
      },
    ]);
  });

  it('are refused if a face has no file or range', () => {
    expect(() => parseFontCss('@font-face { src: url(./files/a.woff2); }')).toThrow('expected a file and a range');
    expect(() => parseFontCss('@font-face { src: url(./a.woff2); unicode-range: 26; }')).toThrow(
      'expected a unicode range',
    );
  });
});
