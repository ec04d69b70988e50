import { BLUE, GREEN, type Pixels, RED } from '@cpc/imaging';

/** How much two pictures of the same size differ, as people see it. */

export function lumaOf({ data }: Pixels): Float64Array {
  return Float64Array.from({ length: data.length / 4 }, (_, i) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * i, 4 * i + 3);
    return RED * red + GREEN * green + BLUE * blue;
  });
}

/** Peak signal-to-noise ratio of two planes, dB. */
export function psnr(a: Float64Array, b: Float64Array): number {
  const squares = a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squares / a.length));
}

const WINDOW = 8;
const STRIDE = 4;

/**
 * Mean structural similarity, in windows of 8 × 8: Wang and others, "Image quality assessment: from error visibility to
 * structural similarity" (2004).
 */
export function ssim(a: Float64Array, b: Float64Array, width: number): number {
  const height = a.length / width;
  let [sum, count] = [0, 0];
  for (let y = 0; y + WINDOW <= height; y += STRIDE)
    for (let x = 0; x + WINDOW <= width; x += STRIDE) {
      sum += similarity(a, b, y * width + x, width);
      count += 1;
    }
  return sum / count;
}

function similarity(a: Float64Array, b: Float64Array, start: number, width: number): number {
  let [sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0];
  for (let y = 0; y < WINDOW; y += 1)
    for (let x = 0; x < WINDOW; x += 1) {
      const at = start + y * width + x;
      const [va, vb] = [a[at] ?? 0, b[at] ?? 0];
      sa += va;
      sb += vb;
      saa += va * va;
      sbb += vb * vb;
      sab += va * vb;
    }
  const n = WINDOW * WINDOW;
  const [ma, mb] = [sa / n, sb / n];
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  const spread = saa / n - ma * ma + (sbb / n - mb * mb);
  return ((2 * ma * mb + c1) * (2 * (sab / n - ma * mb) + c2)) / ((ma * ma + mb * mb + c1) * (spread + c2));
}

/** Mean distance of the colours of two pictures in CIELAB (ΔE of 1976). */
export function deltaE(a: Pixels, b: Pixels): number {
  let sum = 0;
  for (let p = 0; p < a.data.length; p += 4) {
    const [la, aa, ba] = labAt(a.data, p);
    const [lb, ab, bb] = labAt(b.data, p);
    sum += Math.hypot(la - lb, aa - ab, ba - bb);
  }
  return sum / (a.data.length / 4);
}

/** sRGB to CIELAB under D65: IEC 61966-2-1 and CIE 15. */
function labAt(data: Uint8ClampedArray, p: number): readonly [number, number, number] {
  const [r, g, b] = [linear(data[p] ?? 0), linear(data[p + 1] ?? 0), linear(data[p + 2] ?? 0)];
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const linear = (level: number): number => (level <= 10 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4);

const root = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
