import type { History } from '@cpc/design';
import type { Draft } from '../../ports/ports.ts';
import type { EditorStore } from '../../session/store.ts';

/** The first change is written at once, later ones at this interval: a crash loses at most this much (ED-07). */
const REST_MS = 250;

export interface Autosave {
  /** Writes unsaved changes at once, because the page may close. @returns when all is written, or has failed */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Saves the draft on the device. Only one write runs at a time; later changes go into the next write.
 * @param failed called once when a write fails, and again only after a write has succeeded in between
 */
export function startAutosave(
  store: EditorStore,
  draftOf: (history: History) => Draft,
  save: (draft: Draft) => Promise<void>,
  failed: (error: unknown) => void,
): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs for `REST_MS` after a change was written. */
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** The history that was written last; undefined after a failed write, so that the next flush tries again. */
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
