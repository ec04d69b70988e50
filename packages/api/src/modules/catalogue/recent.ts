/** What was made for the keys that were asked for last; the least recently used is dropped first. */
export interface Recent<Value> {
  readonly of: (key: string, make: () => Value) => Value;
  readonly forget: (key: string, value: Value) => void;
}

export function recent<Value>(most: number): Recent<Value> {
  const kept = new Map<string, Value>();
  return {
    of(key, make) {
      const value = kept.get(key) ?? make();
      // Moves it to the end.
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return value;
    },
    forget(key, value) {
      if (kept.get(key) === value) kept.delete(key);
    },
  };
}
