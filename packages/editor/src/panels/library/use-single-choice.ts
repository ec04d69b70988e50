import { useRef } from 'react';

/** The taps of a double tap follow each other within this, ms. */
const DOUBLE_TAP_MS = 500;

/** Takes a double tap on a thing for one choice of it. */
export function useSingleChoice<Thing>(choose: (thing: Thing) => void): (thing: Thing) => void {
  const last = useRef<{ readonly thing: Thing; readonly at: number }>(undefined);
  return (thing) => {
    const at = performance.now();
    const isSecond = last.current?.thing === thing && at - last.current.at < DOUBLE_TAP_MS;
    last.current = { thing, at };
    if (!isSecond) choose(thing);
  };
}
