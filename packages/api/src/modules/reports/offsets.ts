import type { Zone } from '@cpc/domain';

const MINUTE_MS = 60_000;
/** Clocks keep an offset for longer than this: the shortest time between two changes in the tz database is weeks. */
const STEP_MS = 3 * 86_400_000;

/** From `since` on, local time is UTC plus `offset`. Both in ms. */
export interface Offset {
  readonly since: number;
  readonly offset: number;
}

export const offsetAt = (zone: Zone, at: number): number => zone.wallAt(at) - at;

/** Every offset in force from one moment until another, the first one from `from` on. */
export function offsetsBetween(zone: Zone, from: number, until: number): Offset[] {
  const found: Offset[] = [{ since: from, offset: offsetAt(zone, from) }];
  for (let at = from; at < until; at += STEP_MS) {
    const next = Math.min(until, at + STEP_MS);
    const offset = offsetAt(zone, next);
    if (offset !== found.at(-1)?.offset) found.push({ since: changeAfter(zone, at, next), offset });
  }
  return found;
}

/** The first moment of the offset that is in force at the end, to the minute: clocks change at whole minutes. */
function changeAfter(zone: Zone, from: number, until: number): number {
  let [before, after] = [Math.floor(from / MINUTE_MS), Math.ceil(until / MINUTE_MS)];
  const offset = offsetAt(zone, until);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(zone, middle * MINUTE_MS) === offset) after = middle;
    else before = middle;
  }
  return after * MINUTE_MS;
}
