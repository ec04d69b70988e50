export interface GridPlace {
  readonly at: number;
  readonly count: number;
  readonly columns: number;
  /** The first column is at the right. */
  readonly rtl: boolean;
}

/**
 * Where a key leads from a tile of a grid (WAI-ARIA Authoring Practices, Keyboard Navigation Inside Components): arrows
 * follow the visual direction, Home and End lead to the first and the last tile.
 * @returns the index of the tile, unchanged at an edge; undefined for any other key
 */
export function gridStep(key: string, { at, count, columns, rtl }: GridPlace): number | undefined {
  const last = count - 1;
  const ahead = rtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return clamp(at + ahead, last);
    case 'ArrowLeft':
      return clamp(at - ahead, last);
    case 'ArrowUp':
      return at < columns ? at : at - columns;
    case 'ArrowDown':
      // The last row may be short: then its last tile is the nearest.
      return Math.floor(at / columns) === Math.floor(last / columns) ? at : Math.min(at + columns, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

const clamp = (at: number, last: number): number => Math.min(last, Math.max(0, at));
