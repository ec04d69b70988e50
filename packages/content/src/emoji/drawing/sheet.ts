import { createCanvas, type Path2D } from '@napi-rs/canvas';
import { type Segment, SIDE, transformed } from './path-data.ts';

/** Pixels along a side of the picture that a computed path is compared with, and how many of them may differ. */
const PX = 64;
const MAX_OFF = 8;

/** The library fails now and then where edges coincide; a path that is moved by a hair has other edges. */
export const HAIRS = [0.0006, -0.0009, 0.0031];

/** The path larger, and turned, by a hair. */
export const byHair = (path: readonly Segment[], hair: number): Segment[] =>
  transformed(path, [1 + hair, hair, -hair, 1 + hair, 0, -hair * SIDE]);

/** The first candidate that is right, or else the nearest. @param off counts wrong pixels */
export function nearest(
  candidates: readonly (() => Segment[])[],
  off: (candidate: readonly Segment[]) => number,
): { readonly path: Segment[]; readonly isRight: boolean } {
  let best: { path: Segment[]; off: number } = { path: [], off: Infinity };
  for (const make of candidates) {
    const path = make();
    const missed = off(path);
    if (missed <= MAX_OFF) return { path, isRight: true };
    if (missed < best.off) best = { path, off: missed };
  }
  return { path: best.path, isRight: false };
}

export interface Sheet {
  readonly fill: (path: Path2D, cut?: Path2D) => void;
  readonly clear: () => void;
  /** 1 for each inked pixel. */
  readonly ink: () => Uint8Array;
}

export function createSheet(): Sheet {
  const context = createCanvas(PX, PX).getContext('2d');
  context.scale(PX / SIDE, PX / SIDE);
  return {
    fill(path, cut) {
      context.save();
      if (cut) context.clip(cut);
      context.fill(path);
      context.restore();
    },
    clear: () => context.clearRect(0, 0, SIDE, SIDE),
    ink() {
      const { data } = context.getImageData(0, 0, PX, PX);
      const ink = new Uint8Array(PX * PX);
      for (let i = 0; i < ink.length; i += 1) ink[i] = (data[i * 4 + 3] as number) > 127 ? 1 : 0;
      return ink;
    },
  };
}

export function differing(one: Uint8Array, other: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < one.length; i += 1) if (one[i] !== other[i]) count += 1;
  return count;
}
