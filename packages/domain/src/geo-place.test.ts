import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionTo, distanceBetween, isPlace, type Place } from './geo-place.ts';

const BERLIN = { latitude: 52.52, longitude: 13.405 };
const PARIS = { latitude: 48.8566, longitude: 2.3522 };
const anyPlace = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('places on the Earth', () => {
  it('[RT-13.2] tells the distance of two cities', () => {
    expect(Math.abs(distanceBetween(BERLIN, PARIS) - 877_500)).toBeLessThan(1_000);
  });

  it('[RT-13.2] a distance is the same in both directions, and at most half around the Earth', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (a, b) => {
        const metres = distanceBetween(a, b);
        expect(distanceBetween(b, a)).toBe(metres);
        expect(metres).toBeGreaterThanOrEqual(0);
        expect(metres).toBeLessThanOrEqual(20_015_100);
      }),
    );
  });

  const directions: readonly (readonly [name: string, to: Place, direction: string])[] = [
    ['north', { latitude: 60, longitude: 13.405 }, 'n'],
    ['south', { latitude: 40, longitude: 13.405 }, 's'],
    ['east', { latitude: 52.5, longitude: 13.6 }, 'e'],
    ['west', { latitude: 52.5, longitude: 13.2 }, 'w'],
    ['south-west', PARIS, 'sw'],
    ['north-west', { latitude: 52.6, longitude: 13.27 }, 'nw'],
  ];
  it.each(directions)('[RT-13.2] looks %s', (_name, to, direction) => {
    expect(directionTo(BERLIN, to)).toBe(direction);
  });

  it('[RT-13.2] looks east over the date line', () => {
    expect(directionTo({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 })).toBe('e');
  });

  it('[RT-13.2] refuses what is on no map', () => {
    expect(isPlace({ latitude: 90, longitude: -180 })).toBe(true);
    for (const wrong of [
      { latitude: 999, longitude: 0 },
      { latitude: 0, longitude: 180.1 },
      { latitude: Number.NaN, longitude: 0 },
    ])
      expect(isPlace(wrong)).toBe(false);
  });
});
