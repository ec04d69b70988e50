import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { gridWindow } from './grid-window.ts';
import { SHAPES, type TileShape } from './tile-shape.ts';

export interface VirtualGridProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly shape: TileShape;
  readonly tile: (item: Item) => ReactNode;
}

const GAP = 8;

/** A grid of any number of tiles, of which only those near the eye are in the page. It scrolls with its panel. */
export function VirtualGrid<Item>({ label, items, keyOf, shape, tile }: VirtualGridProps<Item>) {
  const ref = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ width: 320, above: 0, seen: 320 });
  useLayoutEffect(() => {
    const list = ref.current;
    const scroller = list?.closest<HTMLElement>('[data-scroll]');
    if (!list || !scroller) return undefined;
    const look = () => {
      const [own, outer] = [list.getBoundingClientRect(), scroller.getBoundingClientRect()];
      // Whole rows only: a finger on the way changes nothing until it has come to another.
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
  return (
    <ul ref={ref} aria-label={label} className="relative shrink-0" style={{ height: grid.height }}>
      {items.slice(grid.from, grid.to).map((item, i) => {
        const at = grid.from + i;
        const [row, column] = [Math.floor(at / grid.columns), at % grid.columns];
        return (
          <li
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={at + 1}
            className="absolute"
            style={{
              insetInlineStart: column * (grid.tile.width + GAP),
              top: row * (grid.tile.height + GAP),
              width: grid.tile.width,
              height: grid.tile.height,
            }}
          >
            {tile(item)}
          </li>
        );
      })}
    </ul>
  );
}
