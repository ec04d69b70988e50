import type { Events } from '../../base/ports/events.ts';

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
      if (!changed && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(done, ms);
          function done(): void {
            clearTimeout(timer);
            signal.removeEventListener('abort', done);
            wake = undefined;
            resolve();
          }
          wake = done;
          signal.addEventListener('abort', done, { once: true });
        });
      }
      const was = changed;
      changed = false;
      return was;
    },
  };
}
