import { useEffect, useState } from 'react';

/** A short break is nobody's business; one this long is told. */
const PATIENCE_MS = 10_000;

/** Whether the live connection has been gone for long. */
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
