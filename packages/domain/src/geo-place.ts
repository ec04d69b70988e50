/** A place on the Earth, in degrees (WGS 84). */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The eight directions of a compass, clockwise from the north. */
export const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type CompassPoint = (typeof COMPASS)[number];

const EARTH_RADIUS_M = 6_371_000;

export const isPlace = ({ latitude, longitude }: Place): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres along a great circle, by the haversine formula. */
export function distanceBetween(a: Place, b: Place): number {
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(Math.sin(north / 2) ** 2 + across))));
}

/** The direction in which a great circle from a to b begins. */
export function directionTo(a: Place, b: Place): CompassPoint {
  const [from, to, east] = [radians(a.latitude), radians(b.latitude), radians(b.longitude - a.longitude)];
  const degrees =
    (Math.atan2(
      Math.sin(east) * Math.cos(to),
      Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(east),
    ) *
      180) /
    Math.PI;
  return COMPASS[(Math.round(degrees / 45) + 8) % 8] ?? 'n';
}
