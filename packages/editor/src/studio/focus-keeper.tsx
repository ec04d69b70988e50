import { useEffect, useLayoutEffect, useRef } from 'react';
import { useEditorState } from '../model/context.ts';
import { documentOf } from '../document/state.ts';
import { isPreviewing, shownPanel } from '../session/state.ts';

/**
 * Keeps the focus from getting lost (WCAG 2.4.3). A panel that opens takes the focus. When it closes, or when the
 * focused element is removed, the focus returns to where it came from. Rendered before all elements that it watches.
 */
export function FocusKeeper() {
  useEditorState(documentOf);
  useEditorState((state) => state.selection);
  const preview = useEditorState(isPreviewing);
  const open = useEditorState(shownPanel);
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
    // A panel that is still loading takes the focus itself.
    else if (open !== null) focusFirst('[data-panel]');
    else if (was.open !== null && opener.current) focusOpener(opener.current, was.open);
    else if (latest.current && !latest.current.isConnected) focusFirst(...ENTRY);
  });
  return null;
}

const tool = (name: string): string => `[data-tool="${name}"]`;

/** The selected layer, or else the tool bar: focusing a deselected layer must not select it again. */
const ENTRY = ['[data-layer][aria-pressed="true"]', tool('text')];

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Focuses the element that opened the panel, or the one that has replaced it. */
function focusOpener(opener: HTMLElement, panel: string): void {
  if (opener.isConnected && opener !== document.body) return opener.focus({ preventScroll: true });
  focusFirst(tool(opener.dataset['tool'] ?? panel), ...ENTRY);
}

function focusFirst(...selectors: readonly string[]): void {
  const [found] = selectors.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? []);
  found?.focus({ preventScroll: true });
}
