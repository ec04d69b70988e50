/** An event, with a value or without one. */
export interface Signal<Value = void> {
  readonly fire: (value: Value) => void;
  /** @returns a function that removes the listener */
  readonly listen: (listener: (value: Value) => void) => () => void;
}

export function createSignal<Value = void>(): Signal<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    fire: (value) => {
      for (const listener of listeners) listener(value);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
