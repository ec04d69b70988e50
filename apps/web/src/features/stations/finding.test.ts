import { describe, expect, it } from 'vitest';
import { fullLast, matches, nearestFirst } from './finding.ts';

const at = (name: string, latitude: number | null) => ({
  name,
  place: latitude === null ? null : { latitude, longitude: 13 },
});
const STATIONS = [at('unplaced', null), at('far', 60), at('near', 52.6), at('also unplaced', null), at('here', 52.5)];
const names = (stations: readonly { readonly name: string }[]) => stations.map(({ name }) => name);

it('[RT-04.2] [RT-13.2] lists the nearest station first, and those without a place last in their own order', () => {
  const sorted = nearestFirst(STATIONS, { latitude: 52.5, longitude: 13 });
  expect(names(sorted)).toEqual(['here', 'near', 'far', 'unplaced', 'also unplaced']);
});

it('[RT-04.2] without a place to look from, the order stays', () => {
  expect(nearestFirst(STATIONS, null)).toBe(STATIONS);
});

it('[QU-05.7] a station with full bays comes after all others; the order of the others stays', () => {
  const full = (name: string, bays_full: boolean) => ({ name, bays_full });
  const sorted = fullLast([full('near', true), full('far', false), full('farther', false)]);
  expect(names(sorted)).toEqual(['far', 'farther', 'near']);
});

describe('searching', () => {
  it.each([
    ['iPhone 16 Pro', 'iphone16', true],
    ['iPhone 16 Pro', 'PRO 16', true],
    ['iPhone 16 Pro', 'ｉｐｈｏｎｅ', true],
    ['Café Zürich', 'cafe zurich', true],
    ['小米 14', '小米14', true],
    ['Galaxy S24', '', true],
    ['Galaxy S24', '   ', true],
    ['Galaxy S24', 's23', false],
    ['Galaxy S24', 'galaxy ultra', false],
  ])('[CT-06.1] %s matches %j: %s', (text, keyword, found) => {
    expect(matches(text, keyword)).toBe(found);
  });
});
