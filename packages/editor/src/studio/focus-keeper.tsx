import { useEffect, useLayoutEffect, useRef } from 'react';
import { useEditorState } from '../context.ts';
import { documentOf } from '../store/state.ts';

/**
 * Focus is never lost (WCAG 2.4.3): what opens takes it by itself, and when it closes, or when what had the focus is
 * taken away, focus returns to where it came from. It stands before everything whose coming and going it follows.
 */
export function FocusKeeper() {
  useEditorState(documentOf);
  useEditorState((state) => state.selection);
  const preview = useEditorState((state) => state.preview);
  const open = useEditorState(({ panel, crop }) => (crop === null ? panel : 'crop'));
  const latest = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(null);
  const before = useRef<{ open: typeof open; preview: boolean }>({ open, preview });

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) latest.current = target;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { open, preview };
    if (was.open === null && open !== null) opener.current = latest.current;
    if (!isLost()) return;
    if (was.preview !== preview) focusFirst(tool('preview'));
    // A panel that is still to come takes the focus itself.
    else if (open !== null) focusFirst('[data-panel]');
    else if (was.open !== null && opener.current) focusOpener(opener.current, was.open);
    else if (latest.current && !latest.current.isConnected) focusFirst(...ENTRY);
  });
  return null;
}

const tool = (name: string): string => `[data-tool="${name}"]`;

/** The layer in hand, or what can be added: a layer let go of is not taken in hand again by its focus. */
const ENTRY = ['[data-layer][aria-pressed="true"]', tool('text')];

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The very thing that opened the panel, or what stands in its place by now. */
function focusOpener(opener: HTMLElement, panel: string): void {
  if (opener.isConnected && opener !== document.body) return opener.focus({ preventScroll: true });
  focusFirst(tool(opener.dataset['tool'] ?? panel), ...ENTRY);
}

function focusFirst(...selectors: readonly string[]): void {
  const [found] = selectors.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? []);
  found?.focus({ preventScroll: true });
}
