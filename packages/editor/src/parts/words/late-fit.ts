import type { EditorState } from '../../session/state.ts';
import type { EditorStore } from '../../session/store.ts';

/**
 * Tries to fit texts at once, and again whenever a font may have arrived. A later change of these texts ends it: they may
 * no longer be what they were.
 * @param isDone tries it. @returns whether it is done; false while fonts are loading
 */
export function fitWhenLoaded(
  store: EditorStore,
  isDone: () => boolean,
  isOutdated: (now: EditorState, before: EditorState) => boolean,
): void {
  if (isDone()) return;
  const end = store.subscribe((now, before) => {
    if (isOutdated(now, before) || (now.arrivals !== before.arrivals && isDone())) end();
  });
}
