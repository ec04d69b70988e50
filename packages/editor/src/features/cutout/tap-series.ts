import { joined, type Mask, type Tap, without } from '@cpc/imaging';
import type { NotCut } from './protocol.ts';

/** What came of a task; undefined if it was stopped. */
export type Found = Mask | NotCut | undefined;

/** Taps that cut out together, one after the other. A tap whose answer is not there yet is answered with the next one. */
export interface TapSeries {
  /**
   * Adds a tap.
   * @param now the mask so far: the first tap starts with it @param find finds what taps keep @returns the new mask
   */
  readonly add: (tap: Tap, now: Mask, find: (taps: readonly Tap[]) => Promise<Found>) => Promise<Found>;
  /** Forgets the taps that have no answer yet. */
  readonly drop: () => void;
  /** The next tap is the first one of a new series. */
  readonly end: () => void;
}

export function createTapSeries(): TapSeries {
  let taps: readonly Tap[] = [];
  let answered = 0;
  let start: Mask | undefined;
  const drop = (): void => {
    taps = taps.slice(0, answered);
  };
  return {
    add: async (tap, now, find) => {
      if (taps.length === 0 || !start) start = now;
      taps = [...taps, tap];
      const asked = taps;
      const found = await cut(start, asked, find);
      if (typeof found === 'string') drop();
      else if (found) answered = asked.length;
      return found;
    },
    drop,
    end: () => {
      taps = [];
      answered = 0;
    },
  };
}

async function cut(start: Mask, taps: readonly Tap[], find: (taps: readonly Tap[]) => Promise<Found>): Promise<Found> {
  // Nothing is cut out yet: only what is tapped stays, and the other taps are its outside.
  if (taps[0]?.keep && start.data.every((value) => value === 255)) return find(taps);
  let mask = start;
  if (taps.some(({ keep }) => !keep)) {
    const removed = await find(taps.map((tap) => ({ ...tap, keep: !tap.keep })));
    if (!removed || typeof removed === 'string') return removed;
    mask = without(mask, removed);
  }
  if (!taps.some(({ keep }) => keep)) return mask;
  const kept = await find(taps);
  return kept && typeof kept !== 'string' ? joined(mask, kept) : kept;
}
