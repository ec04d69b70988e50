import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a new page if the element that had it is gone. The keyboard continues from the top,
 * and a screen reader announces the page.
 */
export function useArrivalFocus(title: ReactNode): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another page
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [title]);
  return heading;
}
