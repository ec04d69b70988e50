import { useLocale } from '@cpc/ui';
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { gridStep } from './grid-step.ts';

interface Roving {
  /** Index of the only tile in the Tab order. */
  readonly at: number;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface RovingOptions {
  /** Returns the number of tiles in a row; called when an arrow key is pressed. */
  readonly columns: () => number;
  /** The tile in the Tab order until another has the focus, and whenever it changes; by default the first. */
  readonly start?: string | undefined;
}

/**
 * Makes a grid one stop of the Tab key; arrows move between tiles (WAI-ARIA Authoring Practices, roving tabindex).
 * A tile has its index as `data-at`.
 * @param keys of all tiles, in the page or not: a key that appears again keeps its place
 */
export function useRovingTile(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  { columns, start }: RovingOptions,
): Roving {
  const { rtl } = useLocale().locale;
  const [key, setKey] = useState(start);
  const [followed, setFollowed] = useState(start);
  if (followed !== start) {
    setFollowed(start);
    setKey(start);
  }
  const going = useRef(false);
  const at = Math.max(0, key === undefined ? 0 : keys.indexOf(key));
  useLayoutEffect(() => {
    if (!going.current) return;
    going.current = false;
    const tile = list.current?.querySelector<HTMLElement>(`[data-at="${at}"] button`);
    tile?.focus({ preventScroll: true });
    tile?.scrollIntoView({ block: 'nearest' });
  }, [list, at]);
  return {
    at,
    onFocus: ({ target }) => {
      const own = target.closest<HTMLElement>('[data-at]')?.dataset['at'];
      if (own !== undefined) setKey(keys[Number(own)]);
    },
    onKeyDown: (event) => {
      const to = gridStep(event.key, { at, count: keys.length, columns: columns(), rtl });
      if (to === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (to === at) return;
      going.current = true;
      setKey(keys[to]);
    },
  };
}
