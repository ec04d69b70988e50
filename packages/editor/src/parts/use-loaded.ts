import { isLostPart, loadPageAnew } from '@cpc/ui';
import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'there'; readonly value: T };

/** When something counts as lost, ms: WebKit never says that the connection broke in the middle of a module. */
const LOST_MS = 20_000;

/**
 * Loads something when it is first shown. What comes late is still shown. After a retry that failed, too, a part of the
 * app comes with a new page.
 */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [turn, setTurn] = useState(0);
  const [outcome, setOutcome] = useState<{ readonly load: () => Promise<T>; readonly value?: { readonly it: T } }>();
  useEffect(() => {
    let wanted = true;
    const fail = (isLost: boolean) => {
      if (!wanted) return;
      setOutcome({ load });
      if (turn > 0 && isLost) void loadPageAnew();
    };
    const timer = setTimeout(() => fail(true), LOST_MS);
    const end = () => clearTimeout(timer);
    load()
      .then(
        (it) => wanted && setOutcome({ load, value: { it } }),
        (error: unknown) => fail(isLostPart(error)),
      )
      .finally(end);
    return () => {
      wanted = false;
      end();
    };
  }, [load, turn]);
  const retry = useCallback(() => {
    setOutcome(undefined);
    setTurn((before) => before + 1);
  }, []);
  // What another function has loaded is not shown for this one.
  if (outcome?.load !== load) return { state: 'loading' };
  return outcome.value ? { state: 'there', value: outcome.value.it } : { state: 'failed', retry };
}
