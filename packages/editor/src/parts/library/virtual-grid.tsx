import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { gridWindow, type GridWindow } from './grid-window.ts';
import { SHAPES, type TileShape } from './tile-shape.ts';
import { useRovingTile } from '../use-roving-tile.ts';

export interface VirtualGridProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly shape: TileShape;
  /** Renders one button. @param tabIndex of the button: the grid is one stop of the Tab key */
  readonly tile: (item: Item, tabIndex: 0 | -1) => ReactNode;
}

const GAP = 8;

/** A grid of any number of tiles. Only tiles near the visible area are in the page. It scrolls with its panel. */
export function VirtualGrid<Item>({ label, items, keyOf, shape, tile }: VirtualGridProps<Item>) {
  const ref = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ width: 320, above: 0, seen: 320 });
  useLayoutEffect(() => {
    const list = ref.current;
    const scroller = list?.closest<HTMLElement>('[data-scroll]');
    if (!list || !scroller) return undefined;
    const look = () => {
      const [own, outer] = [list.getBoundingClientRect(), scroller.getBoundingClientRect()];
      // Rounded to 32 px: a scroll renders again only every 32 px.
      const above = Math.round((outer.top - own.top) / 32) * 32;
      setPlace((before) =>
        before.width === list.clientWidth && before.above === above && before.seen === scroller.clientHeight
          ? before
          : { width: list.clientWidth, above, seen: scroller.clientHeight },
      );
    };
    const observer = new ResizeObserver(look);
    observer.observe(list);
    observer.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, []);
  const { least, ratio } = SHAPES[shape];
  const grid = gridWindow(
    { width: place.width, count: items.length, least, ratio, gap: GAP },
    place.above,
    place.seen + 32,
  );
  const keys = useMemo(() => items.map(keyOf), [items, keyOf]);
  const { at: stop, ...roving } = useRovingTile(ref, keys, { columns: () => grid.columns });
  return (
    <ul ref={ref} aria-label={label} className="relative shrink-0" style={{ height: grid.height }} {...roving}>
      {shownOf(grid, stop).map((at) => {
        const item = items[at];
        if (item === undefined) return null;
        const [row, column] = [Math.floor(at / grid.columns), at % grid.columns];
        return (
          <li
            key={keys[at]}
            data-at={at}
            aria-setsize={items.length}
            aria-posinset={at + 1}
            className="absolute *:scroll-mt-18 *:scroll-mb-3"
            style={{
              insetInlineStart: column * (grid.tile.width + GAP),
              top: row * (grid.tile.height + GAP),
              width: grid.tile.width,
              height: grid.tile.height,
            }}
          >
            {tile(item, at === stop ? 0 : -1)}
          </li>
        );
      })}
    </ul>
  );
}

/** The tiles in view, and the tile in the Tab order even if it is scrolled away. */
function shownOf({ from, to }: GridWindow, stop: number): readonly number[] {
  const shown = Array.from({ length: to - from }, (_, i) => from + i);
  if (stop < from) return [stop, ...shown];
  return stop >= to ? [...shown, stop] : shown;
}
