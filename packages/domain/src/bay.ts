/** A place of a station where finished items wait, and how many cases fit into it (QU-05). */
export interface Bay {
  readonly name: string;
  readonly capacity: number;
}

export const MAX_BAYS = 60;
export const MAX_BAY_CAPACITY = 200;
/** Letters and digits of any script, dashes and underscores: no space, no sign that cannot be seen or said. */
export const BAY_NAME: RegExp = /^[\w\u00c0-\u1fff\u2c00-\ud7ff-]{1,20}$/;

/** The bays of a station whose shop has not set any. */
export const USUAL_BAYS: readonly Bay[] = ['A1', 'A2', 'A3', 'A4'].map((name) => ({ name, capacity: 10 }));

export const BAY_LEVELS = ['room', 'nearlyFull', 'full'] as const;
/** How much room all bays of a station have together. */
export type BayLevel = (typeof BAY_LEVELS)[number];

/** The number of items in each bay, by its name. */
export type HeldInBays = ReadonlyMap<string, number>;

/** The free places of a bay; never below zero, although a shop may lower a capacity below what lies there. */
export const freeIn = ({ name, capacity }: Bay, held: HeldInBays): number =>
  Math.max(0, capacity - (held.get(name) ?? 0));

export const freePlaces = (bays: readonly Bay[], held: HeldInBays): number =>
  bays.reduce((sum, bay) => sum + freeIn(bay, held), 0);

/** Nearly full: a tenth of the places is left, or one. */
export function bayLevel(bays: readonly Bay[], held: HeldInBays): BayLevel {
  const free = freePlaces(bays, held);
  const all = bays.reduce((sum, { capacity }) => sum + capacity, 0);
  if (free === 0) return 'full';
  return free < all && free <= Math.max(1, Math.floor(all / 10)) ? 'nearlyFull' : 'room';
}

/** The bay for the next item: the one with the most free places, the first of equals; undefined if all are full. */
export function chooseBay(bays: readonly Bay[], held: HeldInBays): string | undefined {
  const [best] = bays
    .map((bay) => ({ name: bay.name, free: freeIn(bay, held) }))
    .filter(({ free }) => free > 0)
    .sort((a, b) => b.free - a.free);
  return best?.name;
}
