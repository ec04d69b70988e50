import { useCallback, useEffect, useRef, useState } from 'react';
import { useStudio } from '../context.ts';
import { startAutosave } from '../draft/autosave.ts';
import { isBare, uploadOf } from '../store/state.ts';

/**
 * What keeps the design safe: the draft on the device, a last writing when the page goes, and the network's return.
 * @returns what writes the draft at once, for whoever reads it next
 */
export function useGuards(): () => Promise<void> {
  const { core, bench } = useStudio();
  const keep = useRef(() => Promise.resolve());
  useEffect(() => {
    const autosave = startAutosave(
      core.store,
      (history) => ({ history, pending: bench.now()?.pictures.pending() ?? [] }),
      core.ports.draft.save,
      (error) => {
        if (core.ports.draft.failed?.(error) !== true) core.tell('studio.draft.failed', 'error');
      },
    );
    keep.current = autosave.flush;
    const onGone = () => void autosave.flush();
    const onHidden = () => document.visibilityState === 'hidden' && onGone();
    const onOnline = () => {
      bench.now()?.editor.assets.retry();
      bench.now()?.pictures.retry();
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
  }, [core, bench]);
  return useCallback(() => keep.current(), []);
}

/** Finishes once every picture has arrived: an order needs their lasting names. */
export function useFinish(finish: () => void): { readonly waiting: boolean; readonly ask: () => void } {
  const { core, bench } = useStudio();
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const look = () => {
      const upload = uploadOf(core.store.getState());
      if (upload === 'sending') return;
      setWaiting(false);
      if (upload === undefined) finish();
    };
    look();
    return core.store.subscribe(look);
  }, [waiting, core, finish]);
  const ask = () => {
    if (isBare(core.store.getState())) return core.tell('studio.next.empty', 'error');
    bench.now()?.pictures.retry();
    setWaiting(true);
  };
  return { waiting, ask };
}
