import { degrees } from '@cpc/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joins, canBeVertical, throwOf, thrown } from './text-style.ts';

describe('the style of a text', () => {
  it('[ED-03] converting a shadow to distance and direction and back restores it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 20, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
        (distance, angle) => {
          const back = throwOf(thrown({ distance, angle: degrees(angle) }));
          expect(back.distance).toBeCloseTo(distance, 2);
          expect(back.angle).toBe(angle);
        },
      ),
    );
  });

  it('[ED-03] offers vertical text for CJK only, and letter spacing for unjoined scripts only', () => {
    expect(['你好', 'こんにちは', '안녕', 'hello', 'مرحبا'].map(canBeVertical)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(['مرحبا', 'নমস্কার', 'hello', '你好'].map(joins)).toEqual([true, true, false, false]);
  });
});
