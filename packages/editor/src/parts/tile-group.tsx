import { type ReactNode, useRef } from 'react';
import { useRovingTile } from './use-roving-tile.ts';

interface TileGroupProps {
  /** Its `<legend>`. */
  readonly legend: ReactNode;
  /** A key for each tile. */
  readonly keys: readonly string[];
  /** The key of the chosen tile. */
  readonly chosen: string | undefined;
  readonly className: string;
  /** Classes of the box around each tile, which fills it. */
  readonly box?: string;
  /** Draws the button of a tile. */
  readonly tile: (at: number, tabIndex: 0 | -1) => ReactNode;
}

/** A group of tiles: one stop of the Tab key, at the chosen one. Arrow keys follow the visual direction. */
export function TileGroup({ legend, keys, chosen, className, box = '', tile }: TileGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const columns = () => inFirstRow(group.current?.querySelectorAll<HTMLElement>('[data-at]') ?? []);
  const { at: stop, ...roving } = useRovingTile(group, keys, { columns, start: chosen });
  return (
    <fieldset ref={group} className={className} {...roving}>
      {legend}
      {keys.map((key, at) => (
        <div key={key} data-at={at} className={`grid min-w-0 grid-rows-1 ${box}`}>
          {tile(at, at === stop ? 0 : -1)}
        </div>
      ))}
    </fieldset>
  );
}

/** Number of tiles in the first row. */
function inFirstRow(tiles: Iterable<HTMLElement>): number {
  const tops = [...tiles].map(({ offsetTop }) => offsetTop);
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
}
