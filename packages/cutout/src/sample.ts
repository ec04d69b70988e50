import type { Box, Pixels } from '@cpc/imaging';

export interface Sampling {
  /** Pixels along each edge of the model's input. */
  readonly edge: number;
  /** What lies beyond the picture: black, or its outermost pixels. */
  readonly beyond: 'black' | 'edge';
  /** What black and white become. */
  readonly black: number;
  readonly white: number;
}

/** Most samples along each edge of what becomes one pixel: more would not change the answers of the models. */
const MAX_SAMPLES = 8;

/** A part of a picture as the input of a model. Where the picture is transparent, white shows through. */
export function sampled(picture: Pixels, part: Box, { edge, beyond, black, white }: Sampling): Float32Array {
  const fine = Math.max(1, Math.min(MAX_SAMPLES, Math.round(Math.max(part.width, part.height) / edge)));
  const columns = positions({ start: part.x, length: part.width, count: edge * fine, limit: picture.width }, beyond);
  const rows = positions({ start: part.y, length: part.height, count: edge * fine, limit: picture.height }, beyond);
  const input = new Float32Array(edge * edge * 3);
  const scale = (white - black) / (255 * fine * fine);
  for (let y = 0; y < edge * fine; y++) {
    const row = rows[y] as number;
    if (row < 0) continue;
    const target = Math.floor(y / fine) * edge;
    for (let x = 0; x < edge * fine; x++) {
      const column = columns[x] as number;
      if (column >= 0)
        add(picture.data, (row * picture.width + column) * 4, input, (target + Math.floor(x / fine)) * 3);
    }
  }
  for (let i = 0; i < input.length; i++) input[i] = (input[i] as number) * scale + black;
  return input;
}

function add(from: Uint8ClampedArray, pixel: number, to: Float32Array, at: number): void {
  const alpha = (from[pixel + 3] as number) / 255;
  const ground = 255 * (1 - alpha);
  for (let c = 0; c < 3; c++) to[at + c] = (to[at + c] as number) + (from[pixel + c] as number) * alpha + ground;
}

interface Axis {
  readonly start: number;
  readonly length: number;
  readonly count: number;
  readonly limit: number;
}

/** The pixel of each sample along one axis; -1 where it is beyond the picture and black is wanted. */
function positions({ start, length, count, limit }: Axis, beyond: 'black' | 'edge'): Int32Array {
  return Int32Array.from({ length: count }, (_, i) => {
    const at = Math.floor(start + ((i + 0.5) / count) * length);
    if (at >= 0 && at < limit) return at;
    return beyond === 'black' ? -1 : Math.max(0, Math.min(limit - 1, at));
  });
}
