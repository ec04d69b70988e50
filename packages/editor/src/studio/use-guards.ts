import { useCallback, useEffect, useRef } from 'react';
import { useStudio } from '../model/context.ts';
import { startAutosave } from './draft/autosave.ts';
import { isBare } from '../document/state.ts';

/**
 * Keeps the design safe: saves drafts on the device, writes once more when the page closes, and resumes uploads when
 * the network is back.
 * @returns a function that writes the draft at once, for the next page that reads it
 */
export function useGuards(): () => Promise<void> {
  const { core, runtime } = useStudio();
  const keep = useRef(() => Promise.resolve());
  useEffect(() => {
    const autosave = startAutosave(
      core.store,
      (history) => ({ history, pending: runtime.now()?.pictures.pending() ?? [] }),
      core.ports.draft.save,
      (error) => {
        if (core.ports.draft.failed?.(error) !== true) core.notify('studio.draft.failed', 'error');
      },
    );
    keep.current = autosave.flush;
    const onGone = () => void autosave.flush();
    const onHidden = () => document.visibilityState === 'hidden' && onGone();
    const onOnline = () => {
      runtime.now()?.editor.assets.retry();
      runtime.now()?.pictures.retry();
    };
    addEventListener('pagehide', onGone);
    addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      removeEventListener('pagehide', onGone);
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onHidden);
      autosave.stop();
    };
  }, [core, runtime]);
  return useCallback(() => keep.current(), []);
}

/** Goes on to the order. Running uploads continue afterwards: their files are in the draft. */
export function useFinish(finish: () => void): () => void {
  const { core, runtime } = useStudio();
  return () => {
    if (isBare(core.store.getState())) return core.notify('studio.next.empty', 'error');
    runtime.now()?.pictures.retry();
    finish();
  };
}
