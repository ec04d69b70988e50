import type { Plane } from '../plane.ts';
import type { Box } from './plane.ts';

/** What is in a plane above a level and hangs together by sides. */
export interface Component {
  /** Pixels. */
  readonly area: number;
  readonly box: Box;
  /** Positions in the plane's data. */
  readonly pixels: Int32Array;
}

/** The components of all pixels above the level, the largest first. */
export function componentsAbove({ data, width, height }: Plane, level: number): readonly Component[] {
  const seen = new Uint8Array(data.length);
  const stack = new Int32Array(data.length);
  const found: Component[] = [];
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || !((data[start] as number) > level)) continue;
    let size = 0;
    let next = 0;
    const take = (i: number): void => {
      if (seen[i] || !((data[i] as number) > level)) return;
      seen[i] = 1;
      stack[size++] = i;
    };
    take(start);
    while (next < size) {
      const i = stack[next++] as number;
      const x = i % width;
      if (x > 0) take(i - 1);
      if (x < width - 1) take(i + 1);
      if (i >= width) take(i - width);
      if (i < width * (height - 1)) take(i + width);
    }
    found.push(component(stack.slice(0, size), width));
  }
  return found.sort((a, b) => b.area - a.area);
}

function component(pixels: Int32Array, width: number): Component {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (const i of pixels) {
    const x = i % width;
    const y = (i - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { area: pixels.length, box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }, pixels };
}
