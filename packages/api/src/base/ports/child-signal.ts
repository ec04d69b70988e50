import { setMaxListeners } from 'node:events';

export interface ChildSignal {
  readonly signal: AbortSignal;
  readonly abort: () => void;
  /** Call it when the work is done: the parent may live as long as the process. */
  readonly unlink: () => void;
}

/** A signal that also ends when its parent does. Not `AbortSignal.any`, whose signals Node 20 keeps with the parent. */
export function childSignal(parent: AbortSignal): ChildSignal {
  // As many as there are calls or jobs in work.
  setMaxListeners(0, parent);
  const own = new AbortController();
  const abort = () => own.abort();
  const unlink = () => parent.removeEventListener('abort', abort);
  if (parent.aborted) own.abort();
  else parent.addEventListener('abort', abort, { once: true });
  return { signal: own.signal, abort, unlink };
}
