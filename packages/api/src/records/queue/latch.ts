import { type Events, waitFor } from '../../base/ports/events.ts';

/** Remembers a change, so that a change between a look and the next wait is not missed. */
export interface Latch {
  /** @returns true if something changed since the last wait; false after `ms`, or when the signal aborts */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<boolean>;
  readonly end: () => void;
}

export const latch = (events: Events, topic: string): Latch => latchOf((wake) => events.subscribe(topic, wake));

/** @param subscribe calls its argument at every change. @returns the function that unsubscribes */
export function latchOf(subscribe: (wake: () => void) => () => void): Latch {
  let changed = false;
  let wake: (() => void) | undefined;
  const end = subscribe(() => {
    changed = true;
    wake?.();
  });
  return {
    end,
    async wait(ms, signal) {
      const arm = (listener: () => void) => {
        wake = listener;
        return () => {
          wake = undefined;
        };
      };
      if (!changed) await waitFor(arm, ms, signal);
      const was = changed;
      changed = false;
      return was;
    },
  };
}
