import { useEffect, useState } from 'react';

/** Shorter interruptions are not shown. */
const PATIENCE_MS = 10_000;

/** Whether the live connection has been lost for longer than that. */
export function useLost(live: boolean): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (live) return undefined;
    const timer = setTimeout(() => setLost(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLost(false);
    };
  }, [live]);
  return lost;
}
