import type { QueueView } from '@cpc/contract';
import { useEffect, useState } from 'react';
import { isAgentHere } from './hand-over.ts';

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

/** How often the station itself is asked. */
const LOOK_EVERY_MS = 10_000;

/** While the server is away: whether the station itself hands over. Undefined until that is known. */
export function usePickupHere(): boolean | undefined {
  const [here, setHere] = useState<boolean>();
  useEffect(() => {
    let wanted = true;
    const look = () => void isAgentHere(fetch).then((is) => wanted && setHere(is));
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  return here;
}
