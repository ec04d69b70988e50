import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/**
 * The time, at most half a minute late: for texts such as "opens tomorrow". UTC, ms.
 * @param clock the same function in every render
 */
export function useNow(clock: () => number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), EVERY_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
