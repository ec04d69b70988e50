import { useRef } from 'react';

/** Longest time between the taps of a double tap, ms. */
const MAX_DOUBLE_TAP_MS = 500;

/** Treats a double tap on a thing as one choice. */
export function useSingleChoice<Thing>(choose: (thing: Thing) => void): (thing: Thing) => void {
  const last = useRef<{ readonly thing: Thing; readonly at: number }>(undefined);
  return (thing) => {
    const at = performance.now();
    const isSecond = last.current?.thing === thing && at - last.current.at < MAX_DOUBLE_TAP_MS;
    last.current = { thing, at };
    if (!isSecond) choose(thing);
  };
}
