import { setMaxListeners } from 'node:events';

export interface ChildSignal {
  readonly signal: AbortSignal;
  readonly abort: () => void;
  /** Call it when the work is done, because the parent may live as long as the process. */
  readonly unlink: () => void;
}

/**
 * A signal that also aborts with its parent. It does not use `AbortSignal.any`, because Node 20 keeps those signals
 * with the parent.
 */
export function childSignal(parent: AbortSignal): ChildSignal {
  // There are as many listeners as running calls or jobs.
  setMaxListeners(0, parent);
  const own = new AbortController();
  const abort = () => own.abort();
  const unlink = () => parent.removeEventListener('abort', abort);
  if (parent.aborted) own.abort();
  else parent.addEventListener('abort', abort, { once: true });
  return { signal: own.signal, abort, unlink };
}
