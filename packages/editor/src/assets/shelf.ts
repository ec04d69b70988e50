/** Things that are loaded once and then looked up without waiting, as a painter needs them. */
export interface Shelf<T> {
  /** What is there now. The first look-up of a missing thing sends for it. */
  readonly get: (key: string) => T | undefined;
  readonly put: (key: string, thing: T) => void;
  /** Sends again for whatever could not be had. */
  readonly retry: () => void;
}

type Slot<T> = { readonly state: 'there'; readonly thing: T } | { readonly state: 'sent' } | { readonly state: 'lost' };

export function createShelf<T>(load: (key: string) => Promise<T>, arrived: () => void): Shelf<T> {
  const slots = new Map<string, Slot<T>>();
  const send = (key: string): void => {
    slots.set(key, { state: 'sent' });
    load(key).then(
      (thing) => put(key, thing),
      () => slots.set(key, { state: 'lost' }),
    );
  };
  const put = (key: string, thing: T): void => {
    slots.set(key, { state: 'there', thing });
    arrived();
  };
  return {
    get(key) {
      const slot = slots.get(key);
      if (!slot) send(key);
      return slot?.state === 'there' ? slot.thing : undefined;
    },
    put,
    retry() {
      for (const [key, slot] of slots) if (slot.state === 'lost') send(key);
    },
  };
}
