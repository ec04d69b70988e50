import { useEffect, useRef } from 'react';

/** Longest time between the taps of a double tap, ms. */
const MAX_DOUBLE_TAP_MS = 500;

/**
 * Treats a double tap on a thing as one choice. The time of a tap is that of the finger: the first choice may keep a slow
 * phone busy for longer than a double tap takes.
 */
export function useSingleChoice<Thing>(choose: (thing: Thing) => void): (thing: Thing) => void {
  const last = useRef<{ readonly thing: Thing; readonly at: number }>(undefined);
  const click = useRef<MouseEvent>(undefined);
  useEffect(() => {
    const note = (event: MouseEvent) => {
      click.current = event;
    };
    addEventListener('click', note, { capture: true });
    return () => removeEventListener('click', note, { capture: true });
  }, []);
  return (thing) => {
    const { timeStamp: at, detail } = click.current ?? { timeStamp: performance.now(), detail: 1 };
    const isSoon = last.current !== undefined && at - last.current.at < MAX_DOUBLE_TAP_MS;
    const isSecond = last.current?.thing === thing && (isSoon || detail > 1);
    last.current = { thing, at };
    if (!isSecond) choose(thing);
  };
}
