import type { StandinStore } from '../store.ts';

/** A store that a restart empties. */
export function memoryStore(initial?: string): StandinStore {
  let stored = initial;
  return {
    load: async () => stored,
    save: async (text) => {
      stored = text;
    },
  };
}
