import { clamp01, smoothstep } from '../../src/art/noise.ts';
import { blended, type Direction, type Light, normalised } from './light.ts';
import { bedAt, depthAt, rippleAt } from './shore.ts';
import { skyAt } from './sky.ts';
import { FAR_SHORE, MAX_DISTANCE_M, heightAt, landAt } from './terrain.ts';

const EYE = 1.65;
const HAZE: Light = [0.4, 0.46, 0.62];

/** An exposed picture: linear light, three floats per pixel, rows from the top. */
export interface Film {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
}

/** The camera of the frame: pixels per unit of slope, and the row of the horizon. */
interface Frame extends Film {
  readonly focal: number;
  readonly horizon: number;
}

/** Exposes a mountain lake in the evening. Deterministic; a smaller film shows the same view. */
export function expose(width: number, height: number): Film {
  const frame: Frame = {
    width,
    height,
    light: new Float32Array(width * height * 3),
    focal: width * 1.06,
    horizon: Math.round(height * 0.5),
  };
  for (let column = 0; column < width; column += 1) {
    exposeSky(frame, column);
    exposeLand(frame, column);
  }
  for (let row = frame.horizon + 1; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) put(frame, column, row, waterAt(frame, column, row));
  }
  return frame;
}

function exposeSky(frame: Frame, column: number): void {
  for (let row = 0; row <= frame.horizon; row += 1) put(frame, column, row, skyAt(sight(frame, column, row)));
}

/** Walks along one column away from the camera, and paints land that rises above all nearer land. */
function exposeLand(frame: Frame, column: number): void {
  const across = (column - frame.width / 2) / frame.focal;
  let top = frame.horizon + 1;
  for (let z = FAR_SHORE; z < MAX_DISTANCE_M; z *= 1.0006) {
    const ground = heightAt(across * z, z);
    if (ground <= 0) continue;
    const row = Math.max(0, Math.ceil(frame.horizon - ((ground - EYE) / z) * frame.focal));
    if (row >= top) continue;
    const seen = throughAir(landAt(across * z, z, z), z, ground);
    for (let fill = row; fill < top; fill += 1) put(frame, column, fill, seen);
    top = row;
  }
}

/** Air scatters the light of distant things away and adds its own blue; less at greater height. */
function throughAir(light: Light, distance: number, height: number): Light {
  return blended(light, HAZE, (1 - Math.exp(-distance / 21000)) * (1 - 0.25 * smoothstep(0, 2200, height)));
}

/** The lake reflects the picture above it at a flat angle, and shows its bed at a steep angle. */
function waterAt(frame: Frame, column: number, row: number): Light {
  const z = (EYE * frame.focal) / (row - frame.horizon - 0.5);
  const x = ((column - frame.width / 2) / frame.focal) * z;
  if (z > FAR_SHORE * 1.4) return at(frame, column, Math.max(0, 2 * frame.horizon - row));
  const depth = depthAt(x, z);
  if (depth < 0) return bedAt(x, z);
  const lean = rippleAt(x, z);
  const view = normalised([x / z, -EYE / z, 1]);
  const mirrored = row - frame.horizon + 2 * frame.focal * (lean[2] + (EYE / z) * 0.02 * lean[0]);
  const reflection = at(
    frame,
    Math.round(column + 2 * frame.focal * lean[0]),
    Math.round(frame.horizon - Math.abs(mirrored)),
  );
  // Schlick's approximation for water, n = 1.33.
  const facing = Math.max(0, -(view[0] * lean[0] + view[1] * lean[1] + view[2] * lean[2]));
  const fresnel = 0.02 + 0.98 * (1 - facing) ** 5;
  const edge = smoothstep(0, 0.02, depth);
  return blended(bedAt(x + lean[0] * depth * 3, z + lean[2] * depth * 3), reflection, clamp01(fresnel * 0.94) * edge);
}

function sight(frame: Frame, column: number, row: number): Direction {
  return normalised([(column - frame.width / 2) / frame.focal, (frame.horizon - row) / frame.focal, 1]);
}

function at({ width, height, light }: Film, column: number, row: number): Light {
  const index = (Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column))) * 3;
  return [light[index] ?? 0, light[index + 1] ?? 0, light[index + 2] ?? 0];
}

function put({ width, light }: Film, column: number, row: number, value: Light): void {
  light.set(value, (row * width + column) * 3);
}
