import { useEffect } from 'react';
import { useStudio } from '../model/context.ts';
import type { LazyRuntime } from '../model/lazy-runtime.ts';

/**
 * Sends key presses to the editor. A text field in focus keeps its keys; a focused button keeps Enter and Space, which
 * first select a layer.
 */
export function useKeyboard(): void {
  const { runtime } = useStudio();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || belongsElsewhere(event)) return;
      const loaded = runtime.now();
      if (loaded === undefined) return pressWhenLoaded(runtime, event);
      if (loaded.pressKey(loaded.editor, event)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [runtime]);
}

/** On a bare case few keys have an action, and none of them is a browser shortcut. */
function pressWhenLoaded(runtime: LazyRuntime, event: KeyboardEvent): void {
  if (event.key === 'Tab' || event.key === 'Shift') return;
  runtime.load().then(
    ({ pressKey, editor }) => pressKey(editor, event),
    () => undefined,
  );
}

/** Whether an event happens in a field. */
export const isInField = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

function belongsElsewhere(event: KeyboardEvent): boolean {
  const { target, key, isComposing, keyCode } = event;
  // An input method corrects its letters, or takes them back. Safari says so by the code alone.
  if (isComposing || keyCode === 229) return true;
  if (!(target instanceof Element)) return false;
  if (isInField(event)) return key !== 'Escape';
  return (key === 'Enter' || key === ' ') && target.closest('button:not([data-layer][aria-pressed="true"])') !== null;
}
