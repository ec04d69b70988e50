export interface GridShape {
  /** Width of the grid, CSS pixels. */
  readonly width: number;
  readonly count: number;
  /** Minimum width of a tile, CSS pixels, and its ratio of width to height. */
  readonly least: number;
  readonly ratio: number;
  readonly gap: number;
}

export interface GridWindow {
  readonly columns: number;
  /** CSS pixels. */
  readonly tile: { readonly width: number; readonly height: number };
  readonly height: number;
  /** The tiles to draw: `from` included, `to` excluded. */
  readonly from: number;
  readonly to: number;
  /** Where the first drawn row begins, CSS pixels from the grid's top. */
  readonly top: number;
}

/** Rows drawn beyond the visible ones, so that a fast scroll shows no empty area. */
const SPARE_ROWS = 3;

/**
 * The tiles of a large grid to draw: the visible ones and a few rows around them.
 * @param above how far the grid's top lies above the top of the visible area, CSS pixels
 * @param seen the height of the visible area, CSS pixels
 */
export function gridWindow({ width, count, least, ratio, gap }: GridShape, above: number, seen: number): GridWindow {
  const columns = Math.max(1, Math.floor((width + gap) / (least + gap)));
  const tileWidth = Math.max(1, (width - gap * (columns - 1)) / columns);
  const tile = { width: tileWidth, height: tileWidth / ratio };
  const row = tile.height + gap;
  const rows = Math.ceil(count / columns);
  const first = Math.min(rows, Math.max(0, Math.floor(above / row) - SPARE_ROWS));
  const last = Math.min(rows, Math.max(first, Math.ceil((above + seen) / row) + SPARE_ROWS));
  return {
    columns,
    tile,
    height: Math.max(0, rows * row - gap),
    from: first * columns,
    to: Math.min(count, last * columns),
    top: first * row,
  };
}
