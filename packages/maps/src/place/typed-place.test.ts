import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeInQuery, placeOf, roundedPlace, typedPlace } from './typed-place.ts';

describe('places in addresses and fields', () => {
  it('[RT-13.1] reads the place of an address', () => {
    expect(placeInQuery({ latitude: '52.52', longitude: '-13.405' })).toEqual({ latitude: 52.52, longitude: -13.405 });
    expect(placeInQuery({ latitude: '0', longitude: '180' })).toEqual({ latitude: 0, longitude: 180 });
  });

  it.each([
    [{}],
    [{ latitude: '52.52' }],
    [{ latitude: '999', longitude: '13' }],
    [{ latitude: '52', longitude: '-180.5' }],
    [{ latitude: 'NaN', longitude: '13' }],
    [{ latitude: '1e1', longitude: '13' }],
    [{ latitude: '', longitude: '' }],
    [{ latitude: ' 52', longitude: '13' }],
  ])('[RT-13.1] %j names no place', (query) => {
    expect(placeInQuery(query)).toBeUndefined();
  });

  it('[PA-10.7] [RT-13.1] reads what was pasted from a map', () => {
    expect(placeOf(' 52.52,13.405 ')).toEqual({ latitude: 52.52, longitude: 13.405 });
    expect(placeOf('52.52 -13')).toEqual({ latitude: 52.52, longitude: -13 });
    expect(placeOf('')).toBeNull();
    for (const wrong of ['91, 0', '0, 181', 'Berlin', '52.52', '52.52, 13.405, 4'])
      expect(placeOf(wrong)).toBeUndefined();
  });

  it('[RT-13.1] what a map gives can be typed and read again', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    fc.assert(
      fc.property(degrees(90), degrees(1_000), (latitude, longitude) => {
        const place = roundedPlace({ latitude, longitude });
        expect(placeOf(typedPlace(place))).toEqual(place);
        expect(Math.abs(place.longitude)).toBeLessThanOrEqual(180);
      }),
    );
  });
});
