/** A signal that aborts with the caller's signal or after a time, and tells which of the two happened. */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly timedOut: () => boolean;
  readonly clear: () => void;
}

/** AbortSignal.any is not used, because it is newer than the supported browsers. @param ms milliseconds */
export function deadline(ms: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, ms);
  const abort = () => controller.abort(outer?.reason);
  if (outer?.aborted) abort();
  else outer?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    timedOut: () => late,
    clear: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}
