import { type RefObject, useEffect, useRef } from 'react';

/**
 * A panel takes the focus when it opens, unless something in it has it already, and keeps it when what had it is taken
 * away, as a finding is once it is mended (ED-11).
 */
export function usePanelFocus(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  const latest = useRef<EventTarget>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      latest.current = target;
    };
    if (panel.current?.contains(document.activeElement) === false) panel.current.focus({ preventScroll: true });
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isGone = latest.current instanceof Element && !latest.current.isConnected;
    if (isGone && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  });
  return panel;
}
