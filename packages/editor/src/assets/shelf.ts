/** Things that are loaded once and then looked up without waiting, as a painter needs them. */
export interface Shelf<T> {
  /** What is there now. The first look-up of a missing thing sends for it. */
  readonly get: (key: string) => T | undefined;
  readonly put: (key: string, thing: T) => void;
  /** Whether it was sent for and could not be had. */
  readonly isLost: (key: string) => boolean;
  /** Everything that is there; a thing may be there under more than one key. */
  readonly entries: () => readonly (readonly [key: string, thing: T])[];
  /** Sends again for whatever could not be had. */
  readonly retry: () => void;
  /** Lets everything go. From now on nothing is there, nothing is sent for, and what still comes is let go at once. */
  readonly clear: () => void;
}

type Slot<T> = { readonly state: 'there'; readonly thing: T } | { readonly state: 'sent' } | { readonly state: 'lost' };

/** @param drop lets go of a thing that is no longer wanted */
export function createShelf<T>(
  load: (key: string) => Promise<T>,
  arrived: () => void,
  drop: (thing: T) => void,
): Shelf<T> {
  const slots = new Map<string, Slot<T>>();
  let cleared = false;
  const send = (key: string): void => {
    slots.set(key, { state: 'sent' });
    // What was put here meanwhile stays: a picture of this device is there before the server has it.
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
