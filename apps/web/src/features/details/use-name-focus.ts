import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus from a model that was pressed in the list beside to its name: the keyboard goes on to its shells, not through
 * the rest of a long list.
 */
export function useNameFocus(goodsId: string): RefObject<HTMLHeadingElement | null> {
  const name = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another model was chosen
  useEffect(() => {
    if (document.activeElement?.matches('[aria-pressed=true]')) name.current?.focus({ preventScroll: true });
  }, [goodsId]);
  return name;
}
