import type { FeatureCollection, GeoJSON, Geometry, MultiPolygon, Position } from 'geojson';

const CIRCLE = 360;

/**
 * Countries as a flat map draws them. A ring of degrees that crosses the 180th meridian jumps from one edge of the map to the
 * other, which draws a line around the Earth. It goes on beyond the edge instead, and is there a second time from the other one.
 */
export function flatOutlines(countries: GeoJSON): FeatureCollection {
  const features = countries.type === 'FeatureCollection' ? countries.features : [];
  return {
    type: 'FeatureCollection',
    features: features.map((country) => ({ ...country, geometry: flat(country.geometry) })),
  };
}

function flat(geometry: Geometry): MultiPolygon {
  const polygons =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  return { type: 'MultiPolygon', coordinates: polygons.flatMap((rings) => onBothEdges(rings.map(unrolled))) };
}

function unrolled(ring: readonly Position[]): Position[] {
  let turn = 0;
  const going = ring.map(([x = 0, y = 0], i) => {
    const step = x - (ring[i - 1]?.[0] ?? x);
    if (Math.abs(step) > CIRCLE / 2) turn -= Math.sign(step) * CIRCLE;
    return [x + turn, y];
  });
  // A ring around a pole does not come back to where it began: its jump is the lower edge of the map.
  return turn === 0 ? going : [...ring];
}

function onBothEdges(rings: Position[][]): Position[][][] {
  const all = rings.flat().map(([x = 0]) => x);
  const shift = Math.max(...all) > CIRCLE / 2 ? -CIRCLE : Math.min(...all) < -CIRCLE / 2 ? CIRCLE : 0;
  if (shift === 0) return [rings];
  return [rings, rings.map((ring) => ring.map(([x = 0, y = 0]) => [x + shift, y]))];
}
