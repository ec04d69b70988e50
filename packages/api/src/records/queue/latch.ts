import type { Events } from '../../base/ports/events.ts';

/** Remembers that something changed, so that a change between looking and waiting is not slept through. */
export interface Latch {
  /** @returns true when it changed since the last wait; false after `ms`, or when the signal aborts */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<boolean>;
  readonly end: () => void;
}

export const latch = (events: Events, topic: string): Latch => latchOf((wake) => events.subscribe(topic, wake));

/** @param subscribe calls what it is given at every change. @returns the way to stop */
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
