/** A tone curve: points in ascending order of input, both 0 … 1; constant before the first and after the last. */
export type Curve = readonly (readonly [input: number, output: number])[];

/**
 * A smooth curve through points, without overshoot (Fritsch and Carlson, 1980). It uses only + − × ÷ √, which every
 * engine rounds identically: the screen and the print side compute the same table.
 */
export function curveAt(curve: Curve): (input: number) => number {
  const slopes = slopesOf(curve);
  return (input) => {
    const next = curve.findIndex(([x]) => x >= input);
    if (next === 0) return curve[0]?.[1] ?? input;
    if (next < 0) return curve.at(-1)?.[1] ?? input;
    const [x0, y0] = curve[next - 1] ?? [0, 0];
    const [x1, y1] = curve[next] ?? [1, 1];
    const width = x1 - x0;
    const t = (input - x0) / width;
    const u = 1 - t;
    const [m0 = 0, m1 = 0] = [slopes[next - 1], slopes[next]];
    return y0 * u * u * (1 + 2 * t) + y1 * t * t * (3 - 2 * t) + width * t * u * (m0 * u - m1 * t);
  };
}

function slopesOf(curve: Curve): number[] {
  const steep = curve.slice(1).map(([x, y], i) => (y - (curve[i]?.[1] ?? 0)) / (x - (curve[i]?.[0] ?? 0)));
  const slopes = curve.map((_, i) => {
    const [before, after] = [steep[i - 1] ?? steep[i] ?? 0, steep[i] ?? steep[i - 1] ?? 0];
    return before * after <= 0 ? 0 : (before + after) / 2;
  });
  steep.forEach((slope, i) => {
    const [a = 0, b = 0] = [slopes[i], slopes[i + 1]];
    if (slope === 0) slopes[i] = slopes[i + 1] = 0;
    else {
      const over = Math.sqrt(a * a + b * b) / Math.abs(slope);
      if (over > 3) [slopes[i], slopes[i + 1]] = [(a * 3) / over, (b * 3) / over];
    }
  });
  return slopes;
}
