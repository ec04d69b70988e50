import type { Plane } from '../plane.ts';

/** How much each pixel of a picture is kept: 0 … 255, row by row. */
export interface Mask {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A rectangle in pixels. It may reach beyond its picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function maskOf({ data, width, height }: Plane): Mask {
  const mask = new Uint8ClampedArray(data.length);
  for (let i = 0; i < data.length; i++) mask[i] = (data[i] as number) * 255;
  return { data: mask, width, height };
}

/** The largest size of the same shape whose longer edge is not above `edge`. Never larger than the picture. */
export function sizeWithin(
  { width, height }: { readonly width: number; readonly height: number },
  edge: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** What either mask keeps. Both are of one size. */
export function joined(one: Mask, other: Mask): Mask {
  return { ...one, data: one.data.map((value, i) => Math.max(value, other.data[i] as number)) };
}

/** What the first mask keeps and the second one does not. Both are of one size. */
export function without(kept: Mask, removed: Mask): Mask {
  return { ...kept, data: kept.data.map((value, i) => Math.min(value, 255 - (removed.data[i] as number))) };
}
