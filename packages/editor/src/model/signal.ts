/** An event without a value. */
export interface Signal {
  readonly fire: () => void;
  /** @returns a function that removes the listener */
  readonly listen: (listener: () => void) => () => void;
}

export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    fire: () => {
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
