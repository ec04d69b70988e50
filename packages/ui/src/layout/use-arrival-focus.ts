import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

/**
 * A new page takes the focus to its heading when what led here is gone with the page before: the keyboard goes on from
 * the top, and a screen reader says where it is.
 */
export function useArrivalFocus(title: ReactNode): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another page
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [title]);
  return heading;
}
