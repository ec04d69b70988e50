import { emptyPlane, type Pixels, type Plane } from '@cpc/imaging';
import { blurred, grainOf, sampler, smooth } from './pixels.ts';

/** Modern: a long shadow of the hero to the lower right, and the grain of a screen print. */
export function flatten(pixels: Pixels, mask: Plane, random: () => number): void {
  const { data, width, height } = pixels;
  const long = emptyPlane(mask.width, mask.height);
  for (let y = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++) {
      const at = y * mask.width + x;
      const behind = x > 0 && y > 0 ? (long.data[at - mask.width - 1] ?? 0) * 0.988 - 0.0012 : 0;
      long.data[at] = Math.max((mask.data[at] ?? 0) > 0.9 ? 1 : 0, behind);
    }
  const hero = sampler(mask, width, height);
  const cast = sampler(long, width, height);
  const grain = grainOf(random);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const dark = cast(x, y);
      const keep = dark < 0.01 ? 1 : 1 - 0.24 * dark * (1 - hero(x, y));
      // Grain lies thicker towards the edge, as ink does on a rough roller.
      const rough = (grain(x, y) - 0.5) * 11 + (grain(x >> 1, (y >> 1) + 77) > 0.985 ? 9 : 0);
      for (let channel = 0; channel < 3; channel++) data[at + channel] = (data[at + channel] ?? 0) * keep + rough;
    }
}

/** Cartoon: dots of shade on the side of the hero that is away from the light. */
export function dotted(pixels: Pixels, mask: Plane): void {
  const { data, width, height } = pixels;
  const soft = sampler(blurred(blurred(mask, 13), 7), width, height);
  const hero = sampler(mask, width, height);
  const step = Math.max(8, Math.round(width / 74));
  const inside = (step / 2.7) ** 2;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (hero(x, y) < 0.9 || soft(x + width * 0.028, y + width * 0.03) > 0.6) continue;
      const u = ((x + y) % step) - step / 2;
      const v = ((x - y + height * step) % step) - step / 2;
      if (u * u + v * v > inside) continue;
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) data[at + channel] = (data[at + channel] ?? 0) * 0.76;
    }
}

/** Anime: hard shade and a rim of light on the hero, then light that blooms over dark. */
export function celShaded(pixels: Pixels, mask: Plane): void {
  shadeHero(pixels, mask);
  bloom(pixels);
}

function shadeHero({ data, width, height }: Pixels, mask: Plane): void {
  const soft = sampler(blurred(blurred(mask, 13), 7), width, height);
  const hero = sampler(mask, width, height);
  const [away, near] = [width * 0.028, width * 0.021];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cover = hero(x, y);
      if (cover < 0.5) continue;
      const dark = 1 - smooth(0.55, 0.6, soft(x + away, y + away));
      const rim = (1 - smooth(0.42, 0.47, soft(x - near, y - near))) * 0.5 * cover;
      const at = (y * width + x) * 4;
      data[at] = (data[at] ?? 0) * (1 - 0.32 * dark) + (255 - (data[at] ?? 0)) * rim;
      data[at + 1] = (data[at + 1] ?? 0) * (1 - 0.36 * dark) + (246 - (data[at + 1] ?? 0)) * rim;
      data[at + 2] = (data[at + 2] ?? 0) * (1 - 0.13 * dark) + (224 - (data[at + 2] ?? 0)) * rim;
    }
}

function bloom({ data, width, height }: Pixels): void {
  const [w, h] = [Math.ceil(width / 4), Math.ceil(height / 4)];
  const glow = [0, 1, 2].map((channel) => {
    const plane = emptyPlane(w, h);
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const at = (Math.min(height - 1, y * 4 + 2) * width + Math.min(width - 1, x * 4 + 2)) * 4 + channel;
        plane.data[y * w + x] = Math.max(0, (data[at] ?? 0) - 185) / 255;
      }
    return sampler(blurred(blurred(plane, Math.ceil(width / 75)), Math.ceil(width / 100)), width, height);
  });
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const grey = 0.3 * r + 0.59 * g + 0.11 * b;
      glow.forEach((light, channel) => {
        const value = (data[at + channel] ?? 0) / 255;
        const lifted = 255 * (1 - (1 - value) * (1 - light(x, y) * 0.85));
        data[at + channel] = grey + (lifted - grey) * 1.14;
      });
    }
}
