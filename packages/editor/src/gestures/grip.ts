import type { Point } from '@cpc/design';
import { IDENTITY, type Similarity, compose, shift, takingPair } from '../geometry/similarity.ts';

const ORIGIN: Point = { x: 0, y: 0 };

type Fingers = ReadonlyMap<number, Point>;

/**
 * The fingers that hold a thing, and the movement they have made. When a finger is added or lifted, the movement so far
 * is kept and the grip starts again from the current positions. So a change between one and two fingers never makes
 * the thing jump (ED-02).
 */
export interface Grip {
  readonly done: Similarity;
  readonly from: Fingers;
  readonly now: Fingers;
}

export function gripWith(fingers: Iterable<readonly [id: number, point: Point]>): Grip {
  const at = new Map(fingers);
  return { done: IDENTITY, from: at, now: at };
}

/** Moves a finger. A finger that does not hold the thing changes nothing. */
export function moveFinger(grip: Grip, id: number, point: Point): Grip {
  return grip.now.has(id) ? { ...grip, now: new Map(grip.now).set(id, point) } : grip;
}

export function addFinger(grip: Grip, id: number, point: Point): Grip {
  const now = new Map(grip.now).set(id, point);
  return { done: gripped(grip), from: now, now };
}

export function liftFinger(grip: Grip, id: number): Grip {
  const now = new Map(grip.now);
  now.delete(id);
  return { done: gripped(grip), from: now, now };
}

/** The total movement since the thing was first touched. Only the first two fingers count. */
export function gripped(grip: Grip): Similarity {
  const [first, second] = [...grip.from.keys()];
  const from = (id: number) => grip.from.get(id) ?? ORIGIN;
  const now = (id: number) => grip.now.get(id) ?? ORIGIN;
  if (first === undefined) return grip.done;
  if (second !== undefined)
    return compose(takingPair([from(first), from(second)], [now(first), now(second)]), grip.done);
  return compose(shift(now(first).x - from(first).x, now(first).y - from(first).y), grip.done);
}

/** The centre of the fingers; one at least. */
export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}
