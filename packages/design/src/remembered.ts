/** Makes a value once for each key, and caches it. */
export function remembered<K extends object, V>(known: WeakMap<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
