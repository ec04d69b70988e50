import type { DrawingView } from '@cpc/contract';
import { useEffect, useRef, useState } from 'react';
import type { Drawings } from './use-drawings.ts';

/** How long a deletion can be undone, in ms: long enough to see what is gone. */
const UNDO_MS = 10_000;

/** Deletions that can still be undone. */
export interface Forgetting {
  readonly isGone: (drawing: DrawingView) => boolean;
  readonly forget: (drawing: DrawingView) => void;
  readonly takeBack: (drawing: DrawingView) => void;
}

/** Deletes drawings, each when its deletion can no longer be undone: after a while, or when the page is left or ends. */
export function useForget(remove: Drawings['remove']): Forgetting {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, { readonly timer: number; readonly end: () => void }>());
  useEffect(() => {
    const all = waiting.current;
    // Nobody can undo any more.
    const endAll = () => Array.from(all.values()).forEach(({ timer, end }) => (clearTimeout(timer), end()));
    addEventListener('pagehide', endAll);
    return () => {
      removeEventListener('pagehide', endAll);
      endAll();
    };
  }, []);
  return {
    isGone: ({ drawing_id }) => gone.has(drawing_id),
    forget(drawing) {
      const id = drawing.drawing_id;
      const end = () => {
        waiting.current.delete(id);
        remove(drawing);
      };
      waiting.current.set(id, { timer: window.setTimeout(end, UNDO_MS), end });
      setGone((before) => new Set([...before, id]));
    },
    takeBack({ drawing_id: id }) {
      clearTimeout(waiting.current.get(id)?.timer);
      waiting.current.delete(id);
      setGone((before) => new Set([...before].filter((one) => one !== id)));
    },
  };
}
