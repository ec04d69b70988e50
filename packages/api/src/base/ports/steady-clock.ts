import type { Clock } from './clock.ts';

/** What the machine can say of the time. All in ms. */
export interface TimeSources {
  /** The calendar: people and time servers set it. */
  readonly wall: () => number;
  /** Never set by anybody; may stand still while the machine sleeps. */
  readonly monotonic: () => number;
  /** Goes on while the machine sleeps; may be coarse. */
  readonly sinceBoot: () => number;
  /** Told once for each jump that is not followed, with how far it was. */
  readonly jumped: (byMs: number) => void;
}

/** A time server corrects by slewing far below this. */
const FOLLOWED_MS = 5_000;
/** Asking for the time since boot costs as much as the rest of a call's validation: seldom, while all agree. */
const MARKED_EVERY_MS = 1_000;

/**
 * The calendar as it was when the process started, carried on by time that nobody sets: a calendar that jumps by a day
 * ends no session, no hold and no lease early or late (RL-03, decision 070). Small corrections are followed, and so is
 * time the machine slept. A jump is told, and followed from the next start on.
 */
export function steadyClock({ wall, monotonic, sinceBoot, jumped }: TimeSources): Clock {
  let [ticked, now] = [monotonic(), wall()];
  let marked = { ticked, booted: sinceBoot() };
  let off = 0;

  /** How long the machine slept since this was last asked. */
  function slept(): number {
    const booted = sinceBoot();
    const apart = booted - marked.booted - (ticked - marked.ticked);
    // Coarse by up to a second: what is less than a sleep is left to add up.
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
