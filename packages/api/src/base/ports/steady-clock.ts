import type { Clock } from './clock.ts';

/** The time sources of the machine. All in ms. */
export interface TimeSources {
  /** The calendar time, which people and time servers set. */
  readonly wall: () => number;
  /** Never set by anybody; may stop while the machine sleeps. */
  readonly monotonic: () => number;
  /** Advances while the machine sleeps; may be coarse. */
  readonly sinceBoot: () => number;
  /** Called once for each jump that is not followed, with its size. */
  readonly jumped: (byMs: number) => void;
}

/** Corrections of a time server by slewing are far smaller than this. */
const FOLLOWED_MS = 5_000;
/**
 * Reading the time since boot costs as much as the rest of a call's validation, so it is read rarely while all sources
 * agree.
 */
const MARKED_EVERY_MS = 1_000;

/**
 * The calendar time at the start of the process, advanced by the monotonic time: if the calendar jumps by a day, no
 * session, hold or lease ends early or late (RL-03, decision 070). Small corrections and sleep of the machine are
 * followed. A jump is reported, and followed from the next start on.
 */
export function steadyClock({ wall, monotonic, sinceBoot, jumped }: TimeSources): Clock {
  let [ticked, now] = [monotonic(), wall()];
  let marked = { ticked, booted: sinceBoot() };
  let off = 0;

  /** How long the machine has slept since the last call. */
  function slept(): number {
    const booted = sinceBoot();
    const apart = booted - marked.booted - (ticked - marked.ticked);
    // Coarse by up to a second: differences smaller than a sleep accumulate.
    if (apart > FOLLOWED_MS) marked = { ticked, booted };
    return apart > FOLLOWED_MS ? apart : 0;
  }

  return {
    now() {
      const last = ticked;
      ticked = monotonic();
      now += ticked - last;
      if (Math.abs(wall() - now) > FOLLOWED_MS) now += slept();
      else if (ticked - marked.ticked > MARKED_EVERY_MS) marked = { ticked, booted: sinceBoot() };
      const apart = wall() - now;
      if (Math.abs(apart) <= FOLLOWED_MS) {
        now += apart;
        off = 0;
      } else if (Math.abs(apart - off) > FOLLOWED_MS) {
        off = apart;
        jumped(apart);
      }
      return Math.floor(now);
    },
  };
}
