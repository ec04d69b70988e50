import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import { flatOutlines } from './outlines.ts';

function countriesOf(detail: string) {
  const world: Parameters<typeof feature>[0] = JSON.parse(
    readFileSync(new URL(`../../vendor/world-atlas/countries-${detail}.json`, import.meta.url), 'utf8'),
  );
  const { countries } = world.objects;
  if (!countries) throw new Error('the file has no countries');
  return feature(world, countries);
}

const ringsOf = (detail: string) =>
  flatOutlines(countriesOf(detail)).features.flatMap(({ properties, geometry }) =>
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates.flat().map((ring) => ({ country: String(properties?.['name']), ring }))
      : [],
  );

describe('outlines of countries', () => {
  it.each(['110m', '50m'])('[RT-13.4] no line of %s goes around the Earth, except below Antarctica', (detail) => {
    const around = ringsOf(detail).filter(({ ring }) =>
      ring.some(([x = 0], i) => Math.abs(x - (ring[i - 1]?.[0] ?? x)) > 180),
    );
    expect([...new Set(around.map(({ country }) => country))]).toEqual(['Antarctica']);
  });

  it('[RT-13.4] a country at the 180th meridian is drawn at both edges of the map', () => {
    const xs = ringsOf('110m')
      .filter(({ country }) => country === 'Russia')
      .flatMap(({ ring }) => ring.map(([x = 0]) => x));
    expect(xs.some((x) => x > 185 && x < 195)).toBe(true);
    expect(xs.some((x) => x > -175 && x < -165)).toBe(true);
  });
});
