import { degrees } from '@cpc/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thrown, throwOf } from './throw.ts';

describe('where a shadow falls', () => {
  it('[ED-03.4] converting a shadow to distance and direction and back restores it', () => {
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
});
