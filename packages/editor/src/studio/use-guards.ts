import { useCallback, useEffect, useRef, useState } from 'react';
import { useStudio } from '../context.ts';
import { startAutosave } from '../draft/autosave.ts';
import { isBare, uploadOf } from '../store/state.ts';

/**
 * What keeps the design safe: the draft on the device, a last writing when the page goes, and the network's return.
 * @returns what writes the draft at once, for whoever reads it next
 */
export function useGuards(): () => Promise<void> {
  const { editor, pictures } = useStudio();
  const keep = useRef(() => Promise.resolve());
  useEffect(() => {
    const autosave = startAutosave(
      editor.store,
      (history) => ({ history, pending: pictures.pending() }),
      editor.ports.draft.save,
      (error) => {
        if (editor.ports.draft.failed?.(error) !== true) editor.tell('studio.draft.failed', 'error');
      },
    );
    keep.current = autosave.flush;
    const onGone = () => void autosave.flush();
    const onHidden = () => document.visibilityState === 'hidden' && onGone();
    const onOnline = () => {
      editor.assets.retry();
      pictures.retry();
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
  }, [editor, pictures]);
  return useCallback(() => keep.current(), []);
}

/** Finishes once every picture has arrived: an order needs their lasting names. */
export function useFinish(finish: () => void): { readonly waiting: boolean; readonly ask: () => void } {
  const { editor, pictures } = useStudio();
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const look = () => {
      const upload = uploadOf(editor.store.getState());
      if (upload === 'sending') return;
      setWaiting(false);
      if (upload === undefined) finish();
    };
    look();
    return editor.store.subscribe(look);
  }, [waiting, editor, finish]);
  const ask = () => {
    if (isBare(editor.store.getState())) return editor.tell('studio.next.empty', 'error');
    pictures.retry();
    setWaiting(true);
  };
  return { waiting, ask };
}
