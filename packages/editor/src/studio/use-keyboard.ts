import { useEffect } from 'react';
import { pressKey } from '../actions/keyboard.ts';
import { useEditor } from '../context.ts';

/** Keys belong to a field while one is being filled, and Enter and Space to the button in focus: a layer is first selected. */
export function useKeyboard(): void {
  const editor = useEditor();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || belongsElsewhere(event)) return;
      if (pressKey(editor, event)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [editor]);
}

function belongsElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable]')) return key !== 'Escape';
  return (key === 'Enter' || key === ' ') && target.closest('button:not([data-layer][aria-pressed="true"])') !== null;
}
