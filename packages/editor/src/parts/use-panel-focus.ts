import { type RefObject, useEffect, useRef } from 'react';

/**
 * A panel takes the focus when it opens, unless an element in it already has the focus. It keeps the focus when the
 * focused element disappears, for example a fixed finding (ED-11).
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
