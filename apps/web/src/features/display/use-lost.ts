import type { QueueView } from '@cpc/contract';
import { useEffect, useState } from 'react';

/** Shorter interruptions are not shown. Answers that are asked for come every 8 s or more often. */
const PATIENCE_MS = 12_000;

/** Whether nothing was heard of the server for longer than that: neither pushed nor asked for. */
export function useLost(live: boolean, queue: QueueView | null): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (live) return undefined;
    const timer = setTimeout(() => setLost(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLost(false);
    };
  }, [live, queue]);
  return lost;
}
