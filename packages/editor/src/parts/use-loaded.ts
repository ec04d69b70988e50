import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'there'; readonly value: T };

/** Loads something when it is first shown. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [turn, setTurn] = useState(0);
  const [outcome, setOutcome] = useState<{ readonly value: T } | 'failed'>();
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setOutcome({ value }),
      () => wanted && setOutcome('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [load, turn]);
  const retry = useCallback(() => {
    setOutcome(undefined);
    setTurn((before) => before + 1);
  }, []);
  if (outcome === undefined) return { state: 'loading' };
  return outcome === 'failed' ? { state: 'failed', retry } : { state: 'there', value: outcome.value };
}
