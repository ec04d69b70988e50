import { expect, it } from 'vitest';
import { placeOf, typedPlace } from './place-values.ts';

it('[PA-10] a place is typed as maps write it, and a wrong one is told', () => {
  const place = { latitude: 52.520008, longitude: -13.404954 };
  expect(placeOf(typedPlace(place))).toEqual(place);
  expect(placeOf(' -33.9;18.4 ')).toEqual({ latitude: -33.9, longitude: 18.4 });
  expect(placeOf('')).toBeNull();
  for (const wrong of ['52.5', '91, 0', '0, 181', 'Main Street 1', '52.5 N, 13.4 E'])
    expect(placeOf(wrong)).toBeUndefined();
});
