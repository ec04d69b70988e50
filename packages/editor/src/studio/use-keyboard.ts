import { useEffect } from 'react';
import { useStudio } from '../context.ts';
import type { BenchPort } from '../model/bench.ts';

/**
 * Sends key presses to the editor. A text field in focus keeps its keys; a focused button keeps Enter and Space, which
 * first select a layer.
 */
export function useKeyboard(): void {
  const { bench } = useStudio();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || belongsElsewhere(event)) return;
      const there = bench.now();
      if (there === undefined) return pressLater(bench, event);
      if (there.pressKey(there.editor, event)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [bench]);
}

/** On a bare case few keys have an action, and none of them is a browser shortcut. */
function pressLater(bench: BenchPort, event: KeyboardEvent): void {
  if (event.key === 'Tab' || event.key === 'Shift') return;
  bench.load().then(
    ({ pressKey, editor }) => pressKey(editor, event),
    () => undefined,
  );
}

function belongsElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable]')) return key !== 'Escape';
  return (key === 'Enter' || key === ' ') && target.closest('button:not([data-layer][aria-pressed="true"])') !== null;
}
