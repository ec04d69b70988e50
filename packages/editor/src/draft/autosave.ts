import type { History } from '@cpc/design';
import type { Draft } from '../ports.ts';
import type { EditorStore } from '../store/store.ts';

/** The first change is written at once, those that follow so often: a crash loses less than a blink (ED-07). */
const REST_MS = 250;

export interface Autosave {
  /** Writes at once what has not been written: the page may be gone in a moment. @returns when all is kept, or has failed */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Keeps the draft on the device. One writing at a time; what changes meanwhile is written next.
 * @param failed told once when a writing failed, until one succeeds again
 */
export function startAutosave(
  store: EditorStore,
  draftOf: (history: History) => Draft,
  save: (draft: Draft) => Promise<void>,
  failed: (error: unknown) => void,
): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs while a change was just written. */
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** What the store holds; undefined when the last writing failed, so that the next flush tries again. */
  let written: History | undefined = store.getState().history;
  let writing: Promise<void> | undefined;
  let failing = false;
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const { history } = store.getState();
    if (writing || history === written) return writing ?? Promise.resolve();
    written = history;
    writing = save(draftOf(history)).then(saved, lost);
    return writing;
  };
  const saved = (): Promise<void> => {
    writing = undefined;
    failing = false;
    return flush();
  };
  const lost = (error: unknown): void => {
    writing = undefined;
    written = undefined;
    if (!failing) failed(error);
    failing = true;
  };
  const unsubscribe = store.subscribe((state) => {
    if (state.history === written || timer !== undefined) return;
    timer = setTimeout(() => void flush(), resting === undefined ? 0 : REST_MS);
    clearTimeout(resting);
    resting = setTimeout(() => (resting = undefined), REST_MS);
  });
  return {
    flush,
    stop: () => {
      unsubscribe();
      void flush();
    },
  };
}
