import type { Events } from '../ports/events.ts';

/** Remembers that a topic changed, so that a change between looking and waiting is not slept through. */
export interface Latch {
  /** @returns true when the topic changed since the last wait; false after `ms`, or when the signal aborts */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<boolean>;
  readonly end: () => void;
}

export function latch(events: Events, topic: string): Latch {
  let changed = false;
  let wake: (() => void) | undefined;
  const end = events.subscribe(topic, () => {
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
