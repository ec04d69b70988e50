import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'there'; readonly value: T };

/** Loads something when it is first shown. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [turn, setTurn] = useState(0);
  const [outcome, setOutcome] = useState<{ readonly load: () => Promise<T>; readonly value?: { readonly it: T } }>();
  useEffect(() => {
    let wanted = true;
    load().then(
      (it) => wanted && setOutcome({ load, value: { it } }),
      () => wanted && setOutcome({ load }),
    );
    return () => {
      wanted = false;
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
