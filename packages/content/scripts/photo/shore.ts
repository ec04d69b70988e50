import { clamp01, fractal, noiseFrom, smoothstep } from '../../src/art/noise.ts';
import { blended, type Direction, type Light, lit, normalised, scaled } from './light.ts';

const WATER: Light = [0.012, 0.075, 0.085];
const tone = fractal(noiseFrom(501), 4);
/** Grains of mineral, a few millimetres across. */
const speck = fractal(noiseFrom(503), 3, 0.7);
const swell = fractal(noiseFrom(502), 3, 0.45);

/** Depth of the lake bed below the surface, in metres; negative on the dry beach. */
export function depthAt(x: number, z: number): number {
  return 0.26 * (z - 2.15 - 0.5 * tone(x * 0.9, 3)) * (1 + 0.06 * z);
}

/** The normal of the rippled surface: calmer near the shore. */
export function rippleAt(x: number, z: number): Direction {
  const strength = 0.02 * smoothstep(2, 30, z) + 0.006;
  const fade = 1 / (1 + z / 900);
  return normalised([
    strength * fade * swell(x * 1.1, z * 0.55),
    1,
    strength * fade * 1.5 * swell(x * 0.8 + 40, z * 0.6),
  ]);
}

/** The light from the pebbles of the beach, or from the lake bed through the water. */
export function bedAt(x: number, z: number): Light {
  const depth = depthAt(x, z);
  const stone = stoneAt(x, z);
  const colour = blended(
    scaled(stone.colour, 0.84 + 0.4 * tone(x * 24, z * 24) + 0.34 * speck(x * 310, z * 310)),
    [0.05, 0.05, 0.045],
    1 - smoothstep(0, 0.34, stone.gap),
  );
  const seen = lit(colour, stone.normal, 0.9);
  if (depth < 0) return scaled(seen, 0.85 + 0.15 * clamp01(-depth * 8));
  const wet = scaled(seen, 0.55);
  const murk = 1 - Math.exp(-depth * 1.25);
  const tinted: Light = [
    wet[0] * Math.exp(-depth * 1.5),
    wet[1] * Math.exp(-depth * 0.35),
    wet[2] * Math.exp(-depth * 0.3),
  ];
  return blended(tinted, WATER, murk);
}

interface Pebble {
  readonly normal: Direction;
  readonly colour: Light;
  /** 0 at its rim … 1 on its top. */
  readonly gap: number;
}

/** Large stones lie on smaller ones, and those on gravel. */
const SIZES = [0.31, 0.17, 0.092, 0.05, 0.027] as const;

function stoneAt(x: number, z: number): Pebble {
  for (const [layer, size] of SIZES.entries()) {
    const found = pebble(
      x + 0.04 * tone(x * 5, z * 5 + layer),
      z + 0.04 * tone(x * 5 + 30, z * 5),
      size,
      11 + layer,
      layer === SIZES.length - 1,
    );
    if (found) return found;
  }
  throw new Error('stoneAt: no stone covers this point');
}

/**
 * The stone at a point, if there is one: at most one per cell of a jittered grid (after Worley,
 * "A Cellular Texture Basis Function", 1996), round or oval. About half the cells are empty, except in the last layer.
 */
function pebble(x: number, z: number, size: number, salt: number, gravel: boolean): Pebble | undefined {
  const [u, v] = [x / size, z / size];
  let best: Pebble | undefined;
  for (let cellX = Math.floor(u) - 1; cellX <= Math.floor(u) + 1; cellX += 1) {
    for (let cellZ = Math.floor(v) - 1; cellZ <= Math.floor(v) + 1; cellZ += 1) {
      const id = scrambled(cellX, cellZ, salt);
      const part = (shift: number) => ((id >>> shift) & 255) / 255;
      if (!gravel && part(24) > 0.5) continue;
      const dx = u - cellX - 0.25 - 0.5 * part(0);
      const dz = v - cellZ - 0.25 - 0.5 * part(8);
      const turn = part(12) * Math.PI;
      const along = dx * Math.cos(turn) + dz * Math.sin(turn);
      const across = dz * Math.cos(turn) - dx * Math.sin(turn);
      const radius = gravel ? 0.85 : 0.34 + 0.26 * part(16);
      const reach = Math.hypot(along, across * (1.15 + 0.5 * part(20))) / radius;
      const top = 1 - reach ** 2.6;
      if (reach < 1 && top > (best?.gap ?? 0))
        best = { normal: domeNormal(dx, dz, reach, radius), colour: stoneColour(part(16), part(4)), gap: top };
    }
  }
  return best ?? (gravel ? { normal: [0, 1, 0], colour: [0.08, 0.075, 0.07], gap: 0.3 } : undefined);
}

/** River stones are flat on top and round at the rim. */
function domeNormal(dx: number, dz: number, reach: number, radius: number): Direction {
  const lean = (1.25 * reach ** 2.2) / radius;
  return normalised([dx * lean, 0.75, dz * lean]);
}

function stoneColour(shade: number, kind: number): Light {
  const mineral: Light =
    kind < 0.5
      ? [0.2, 0.215, 0.235]
      : kind < 0.75
        ? [0.27, 0.23, 0.185]
        : kind < 0.92
          ? [0.13, 0.14, 0.155]
          : [0.42, 0.4, 0.37];
  return scaled(mineral, 0.55 + 0.7 * shade);
}

function scrambled(x: number, z: number, salt: number): number {
  let mixed = Math.imul(x, 0x27d4eb2d) ^ Math.imul(z, 0x165667b1) ^ Math.imul(salt, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
