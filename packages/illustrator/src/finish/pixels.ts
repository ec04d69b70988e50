import { emptyPlane, type Pixels, type Plane } from '@cpc/imaging';

/** From 0 below `low` to 1 above `high`, smoothly. */
export function smooth(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

/** The mean over a square of `2 × radius + 1`, by running sums; edges repeat. */
export function blurred({ data, width, height }: Plane, radius: number): Plane {
  const across = new Float32Array(data.length);
  const size = 2 * radius + 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += data[row + Math.min(width - 1, Math.max(0, x))] ?? 0;
    for (let x = 0; x < width; x++) {
      across[row + x] = sum / size;
      sum += (data[row + Math.min(width - 1, x + radius + 1)] ?? 0) - (data[row + Math.max(0, x - radius)] ?? 0);
    }
  }
  const out = emptyPlane(width, height);
  const sums = new Float32Array(width);
  for (let y = -radius; y <= radius; y++) {
    const row = Math.min(height - 1, Math.max(0, y)) * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (across[row + x] ?? 0);
  }
  for (let y = 0; y < height; y++) {
    const next = Math.min(height - 1, y + radius + 1) * width;
    const last = Math.max(0, y - radius) * width;
    for (let x = 0; x < width; x++) {
      out.data[y * width + x] = (sums[x] ?? 0) / size;
      sums[x] = (sums[x] ?? 0) + (across[next + x] ?? 0) - (across[last + x] ?? 0);
    }
  }
  return out;
}

/** A tile of random values, 0 to 1, that repeats every 256 pixels. */
export function grainOf(random: () => number): (x: number, y: number) => number {
  const tile = Float32Array.from({ length: 65536 }, random);
  return (x, y) => tile[((y & 255) << 8) | (x & 255)] ?? 0;
}

/** The value of a smaller plane at a pixel of the whole picture, between its four neighbours. */
export function sampler(plane: Plane, width: number, height: number): (x: number, y: number) => number {
  const [fx, fy] = [plane.width / width, plane.height / height];
  return (x, y) => {
    const px = Math.min(plane.width - 1.001, Math.max(0, (x + 0.5) * fx - 0.5));
    const py = Math.min(plane.height - 1.001, Math.max(0, (y + 0.5) * fy - 0.5));
    const at = Math.floor(py) * plane.width + Math.floor(px);
    const [tx, ty] = [px - Math.floor(px), py - Math.floor(py)];
    const { data } = plane;
    const top = (data[at] ?? 0) * (1 - tx) + (data[at + 1] ?? 0) * tx;
    const low = (data[at + plane.width] ?? 0) * (1 - tx) + (data[at + plane.width + 1] ?? 0) * tx;
    return top * (1 - ty) + low * ty;
  };
}

/** Lightness of each pixel of the picture at half its size, 0 to 1. */
export function lightness({ data, width, height }: Pixels): Plane {
  const plane = emptyPlane(Math.ceil(width / 2), Math.ceil(height / 2));
  for (let y = 0; y < plane.height; y++)
    for (let x = 0; x < plane.width; x++) {
      const at = (Math.min(height - 1, y * 2) * width + Math.min(width - 1, x * 2)) * 4;
      plane.data[y * plane.width + x] =
        (0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)) / 255;
    }
  return plane;
}

/** How strongly lightness changes at each pixel, 0 to about 1. */
export function edges({ data, width, height }: Pixels): Plane {
  const plane = emptyPlane(width, height);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = (y * width + x) * 4;
      let sum = 0;
      for (let channel = 0; channel < 3; channel++) {
        const across = (data[at + 4 + channel] ?? 0) - (data[at - 4 + channel] ?? 0);
        const down = (data[at + 4 * width + channel] ?? 0) - (data[at - 4 * width + channel] ?? 0);
        sum += across * across + down * down;
      }
      plane.data[y * width + x] = Math.sqrt(sum) / 255;
    }
  return plane;
}
