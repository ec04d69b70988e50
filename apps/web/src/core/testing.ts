import type { KeyValue } from '@cpc/appkit';

/** Storage in memory, for tests: behaves like a browser's localStorage. */
export function memoryStorage(): KeyValue & { keys(): string[] } {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}
