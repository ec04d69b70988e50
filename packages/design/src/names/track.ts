import type { Point } from '../surface/shapes.ts';
import { type NameGround, type NameSpot, spotAt, turned } from './spot.ts';

/** A line that names follow. */
export interface Track {
  /** mm */
  readonly length: number;
  /** The point after so many mm, and the direction there, in degrees. */
  readonly at: (along: number) => Point & { readonly rotation: number };
}

/** Part of a track, in mm from its start. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Distance of the tested points along a track, mm, and across it, as shares of the height of the letters. */
const STEP = 0.9;
const ACROSS = [-0.5, -0.25, 0, 0.25, 0.5] as const;

/** The parts of a track that are free for letters of this height. @param high mm */
export function freeSpans({ holdsPoint }: NameGround, track: Track, high: number): readonly Span[] {
  const steps = Math.max(1, Math.ceil(track.length / STEP));
  const isFree = (along: number): boolean => {
    const { rotation, ...middle } = track.at(along);
    return ACROSS.every((share) => {
      const off = turned({ x: 0, y: share * high }, rotation);
      return holdsPoint({ x: middle.x + off.x, y: middle.y + off.y });
    });
  };
  const spans: Span[] = [];
  let from: number | undefined;
  for (let i = 0; i <= steps + 1; i += 1) {
    const along = (i / steps) * track.length;
    const free = i <= steps && isFree(along);
    if (free) from ??= along;
    else if (from !== undefined) {
      spans.push({ from, to: ((i - 1) / steps) * track.length });
      from = undefined;
    }
  }
  return spans;
}

/** How names fill a free part of a track. */
export interface Filling {
  /** Between two names, in em. */
  readonly gap: number;
  /** Leaves out one name, so that neighbouring tracks stand like bricks. */
  readonly shifted: boolean;
}

/** Names may be spread to this multiple of their distance to reach both ends. */
const MAX_SPREAD = 1.5;

/** The middles of names along a part of a track. @param wide of a name, mm @param gap mm */
export function middlesIn({ from, to }: Span, wide: number, gap: number, shifted: boolean): readonly number[] {
  const length = to - from;
  const most = Math.floor((length + gap) / (wide + gap));
  if (most < 1) return [];
  if (most === 1) {
    // One name takes turns between both ends.
    const room = length - wide;
    return [from + wide / 2 + (room < wide * 0.2 ? room / 2 : shifted ? room : 0)];
  }
  const spread = Math.min((length - wide) / (most - 1), (wide + gap) * MAX_SPREAD);
  const many = shifted ? most - 1 : most;
  const middle = (from + to) / 2;
  return Array.from({ length: many }, (_, i) => middle + (i - (many - 1) / 2) * spread);
}

/** Names along a track, wherever it is free. */
export function namesAlong(
  ground: NameGround,
  track: Track,
  size: number,
  { gap, shifted }: Filling,
  fields: Partial<NameSpot> = {},
): readonly NameSpot[] {
  const wide = ground.boxes.name.width * size;
  return freeSpans(ground, track, ground.tall.name * size).flatMap((span) =>
    middlesIn(span, wide, gap * size, shifted).map((along) => {
      const { rotation, ...at } = track.at(along);
      return spotAt(at, size, { rotation, ...fields });
    }),
  );
}

/** A straight line from a point. @param rotation degrees */
export function straight(from: Point, rotation: number, length: number): Track {
  const step = turned({ x: 1, y: 0 }, rotation);
  return { length, at: (along) => ({ x: from.x + step.x * along, y: from.y + step.y * along, rotation }) };
}
