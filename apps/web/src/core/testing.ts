import type { KeyValue } from './storage.ts';

/** Storage in memory, for tests: what a browser's localStorage does, without the browser. */
export function memoryStorage(): KeyValue & { keys(): string[] } {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}
