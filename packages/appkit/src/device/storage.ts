/** Everything that an app stores on the device has this prefix (SN-04). */
export const STORAGE_PREFIX = 'HL_';

/** The part of `Storage` that is used. A private window may refuse writes; this must never stop the app. */
export interface KeyValue {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Wraps storage so that errors of a full or forbidden storage are ignored. @param storage is asked at each use: where
 * storage is forbidden, naming it throws
 */
export function forgivingStorage(storage: () => KeyValue): KeyValue {
  return {
    getItem: (key) => attempt(() => storage().getItem(key)) ?? null,
    setItem: (key, value) => attempt(() => storage().setItem(key, value)),
    removeItem: (key) => attempt(() => storage().removeItem(key)),
  };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
