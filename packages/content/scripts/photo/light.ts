/** Linear light, about 0 … 1 before exposure. */
export type Light = readonly [red: number, green: number, blue: number];
export type Direction = readonly [x: number, y: number, z: number];

/**
 * Metres: x to the right, y up from the lake, z away from the camera. Low evening sun from behind the left shoulder.
 */
export const SUN: Direction = normalised([-0.8, 0.36, -0.42]);
const SUNLIGHT: Light = [4.1, 2.75, 1.55];
const SKYLIGHT: Light = [0.26, 0.36, 0.6];

export function normalised([x, y, z]: Direction): Direction {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

export const dot = (a: Direction, b: Direction): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const scaled = (a: Light, by: number): Light => [a[0] * by, a[1] * by, a[2] * by];
export const blended = (a: Light, b: Light, t: number): Light => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** The light from a matt surface: its own colour in sun and sky light. `shadow` 0 dark … 1 lit. */
export function lit(colour: Light, normal: Direction, shadow: number): Light {
  const direct = Math.max(0, dot(normal, SUN)) * shadow;
  const open = 0.45 + 0.55 * normal[1];
  return [0, 1, 2].map(
    (i) => (colour[i] ?? 0) * ((SUNLIGHT[i] ?? 0) * direct + (SKYLIGHT[i] ?? 0) * open),
  ) as unknown as Light;
}
