import { setMaxListeners } from 'node:events';

/**
 * Signals a change, so that waiting pages and agents look again. Events carry no facts and may be lost or repeated: a
 * woken listener reads the database. Publish after the transaction is committed.
 */
export interface Events {
  readonly publish: (topic: string) => void;
  /** @returns the function that unsubscribes */
  readonly subscribe: (topic: string, listener: () => void) => () => void;
  /** Resolves at the next event of the topic, after `ms`, or when the signal aborts. */
  readonly wait: (topic: string, ms: number, signal?: AbortSignal) => Promise<void>;
}

export interface LocalEvents extends Events {
  /** Wakes all listeners of all topics. */
  readonly wakeAll: () => void;
}

/** Events within one process. */
export function createEvents(): LocalEvents {
  const listeners = new Map<string, Set<() => void>>();
  const subscribe = (topic: string, listener: () => void) => {
    const ofTopic = listeners.get(topic) ?? new Set();
    listeners.set(topic, ofTopic.add(listener));
    return () => {
      ofTopic.delete(listener);
      if (ofTopic.size === 0 && listeners.get(topic) === ofTopic) listeners.delete(topic);
    };
  };
  const publish = (topic: string) => {
    for (const listener of Array.from(listeners.get(topic) ?? [])) listener();
  };
  return {
    subscribe,
    publish,
    wakeAll: () => Array.from(listeners.keys()).forEach(publish),
    wait: (topic, ms, signal) => waitFor((listener) => subscribe(topic, listener), ms, signal),
  };
}

/** Resolves when the subscription calls its listener, after `ms`, or when the signal aborts. */
export async function waitFor(
  subscribe: (listener: () => void) => () => void,
  ms: number,
  signal?: AbortSignal,
): Promise<void> {
  if (signal?.aborted) return;
  if (signal) setMaxListeners(0, signal);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    const unsubscribe = subscribe(done);
    signal?.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      unsubscribe();
      signal?.removeEventListener('abort', done);
      resolve();
    }
  });
}
