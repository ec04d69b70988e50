/** Everything that an app stores on the device has this prefix (SN-04). */
export const STORAGE_PREFIX = 'HL_';

/** The part of `Storage` that is used. A private window may refuse writes; this must never stop the app. */
export interface KeyValue {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Storage of which all names are known. */
export interface NamedValues extends KeyValue {
  keys(): readonly string[];
}

/**
 * Wraps storage so that errors of a full or forbidden storage are ignored. @param storage is asked at each use: where
 * storage is forbidden, naming it throws
 */
export function forgivingStorage(storage: () => KeyValue): NamedValues {
  return {
    getItem: (key) => attempt(() => storage().getItem(key)) ?? null,
    setItem: (key, value) => attempt(() => storage().setItem(key, value)),
    removeItem: (key) => attempt(() => storage().removeItem(key)),
    keys: () => attempt(() => Object.keys(storage())) ?? [],
  };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
