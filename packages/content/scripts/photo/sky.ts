import { clamp01, fractal, noiseFrom, smoothstep } from '../../src/art/noise.ts';
import { blended, type Direction, dot, type Light, SUN } from './light.ts';

const ZENITH: Light = [0.05, 0.14, 0.38];
const MIDDLE: Light = [0.22, 0.4, 0.72];
const HORIZON: Light = [0.95, 0.72, 0.55];
const CLOUD_LIT: Light = [1.5, 1.08, 0.82];
const CLOUD_SHADE: Light = [0.34, 0.36, 0.5];

const billow = fractal(noiseFrom(301), 6, 0.52);
const wisp = fractal(noiseFrom(302), 5, 0.56);

/** The light from a direction above the horizon. */
export function skyAt(direction: Direction): Light {
  const rise = Math.max(0.004, direction[1]);
  const base = blended(blended(HORIZON, MIDDLE, smoothstep(0, 0.2, rise)), ZENITH, smoothstep(0.12, 0.62, rise));
  const side = clamp01(0.5 - 0.8 * direction[0]);
  const warm = blended(base, HORIZON, 0.3 * side * (1 - smoothstep(0, 0.34, rise)));
  // A flat layer of cloud, at its intersection with the line of sight.
  const x = direction[0] / (rise + 0.09);
  const z = direction[2] / (rise + 0.09);
  const thick = density(x, z);
  const towardsSun = density(x + SUN[0] * 0.12, z + SUN[2] * 0.12);
  const bright = clamp01(0.62 + 1.5 * (thick - towardsSun) + 0.1 * dot(direction, SUN));
  const cover = smoothstep(0.02, 0.42, thick) * smoothstep(0.005, 0.1, rise);
  const veil = 0.3 * smoothstep(0.08, 0.5, wisp(x * 0.5 + 7, z * 1.5)) * smoothstep(0.03, 0.25, rise);
  return blended(blended(warm, CLOUD_LIT, veil), blended(CLOUD_SHADE, CLOUD_LIT, bright), cover * 0.92);
}

const density = (x: number, z: number): number =>
  billow(x * 0.62 + 3, z * 0.62 + 11) + 0.35 * billow(x * 0.2, z * 0.2) - 0.1;
