/** A store of things that are loaded once and then read synchronously, as a painter needs them. */
export interface Shelf<T> {
  /** Returns the thing if it is loaded. The first read of a missing thing starts its load. */
  readonly get: (key: string) => T | undefined;
  readonly put: (key: string, thing: T) => void;
  /** Drops a thing that is no longer needed. */
  readonly drop: (key: string) => void;
  /** Whether its load failed. */
  readonly isLost: (key: string) => boolean;
  /** All loaded things; a thing may be stored under more than one key. */
  readonly entries: () => readonly (readonly [key: string, thing: T])[];
  /** Loads all failed things again. */
  readonly retry: () => void;
  /** Drops everything. From now on the store stays empty, starts no load, and drops results that still arrive. */
  readonly clear: () => void;
}

type Slot<T> = { readonly state: 'there'; readonly thing: T } | { readonly state: 'sent' } | { readonly state: 'lost' };

/** @param drop releases a thing that is no longer needed */
export function createShelf<T>(
  load: (key: string) => Promise<T>,
  arrived: () => void,
  drop: (thing: T) => void,
): Shelf<T> {
  const slots = new Map<string, Slot<T>>();
  let cleared = false;
  const send = (key: string): void => {
    slots.set(key, { state: 'sent' });
    // A thing put here during the load stays: a picture of this device is here before it is on the server.
    const waits = () => slots.get(key)?.state === 'sent';
    load(key).then(
      (thing) => (waits() || cleared ? put(key, thing) : drop(thing)),
      () => {
        if (!waits()) return;
        slots.set(key, { state: 'lost' });
        arrived();
      },
    );
  };
  const put = (key: string, thing: T): void => {
    if (cleared) return drop(thing);
    slots.set(key, { state: 'there', thing });
    arrived();
  };
  return {
    get(key) {
      const slot = slots.get(key);
      if (!slot && !cleared) send(key);
      return slot?.state === 'there' ? slot.thing : undefined;
    },
    put,
    drop(key) {
      const slot = slots.get(key);
      if (slot?.state !== 'there') return;
      slots.delete(key);
      if (![...slots.values()].some((other) => other.state === 'there' && other.thing === slot.thing)) drop(slot.thing);
    },
    isLost: (key) => slots.get(key)?.state === 'lost',
    entries: () => [...slots].flatMap(([key, slot]) => (slot.state === 'there' ? [[key, slot.thing] as const] : [])),
    retry() {
      for (const [key, slot] of slots) if (slot.state === 'lost') send(key);
    },
    clear() {
      cleared = true;
      for (const slot of slots.values()) if (slot.state === 'there') drop(slot.thing);
      slots.clear();
    },
  };
}
