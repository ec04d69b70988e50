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

/**
 * The calendar as it was when the process started, carried on by time that nobody sets: a calendar that jumps by a day
 * ends no session, no hold and no lease early or late (RL-03, decision 070). Small corrections are followed, and so is
 * time the machine slept. A jump is told, and followed from the next start on.
 */
export function steadyClock({ wall, monotonic, sinceBoot, jumped }: TimeSources): Clock {
  let [lastMonotonic, lastBoot, now] = [monotonic(), sinceBoot(), wall()];
  let off = 0;
  return {
    now() {
      const [ticked, booted] = [monotonic() - lastMonotonic, sinceBoot() - lastBoot];
      lastMonotonic += ticked;
      // Coarse by up to a second: only a sleep makes a difference beyond it.
      const slept = booted - ticked > FOLLOWED_MS ? booted - ticked : 0;
      if (slept > 0 || ticked > FOLLOWED_MS) lastBoot += booted;
      else lastBoot += ticked;
      now += ticked + slept;
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
