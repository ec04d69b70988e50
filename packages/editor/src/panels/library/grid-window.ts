export interface GridShape {
  /** CSS pixels there are. */
  readonly width: number;
  readonly count: number;
  /** The least width of a tile, and its width over its height. */
  readonly least: number;
  readonly ratio: number;
  readonly gap: number;
}

export interface GridWindow {
  readonly columns: number;
  /** CSS pixels. */
  readonly tile: { readonly width: number; readonly height: number };
  readonly height: number;
  /** The tiles to draw: from the first, up to but without the last. */
  readonly from: number;
  readonly to: number;
  /** Where the first of them begins, CSS pixels from the grid's top. */
  readonly top: number;
}

/** Rows drawn beyond what is in sight, so that a flick shows no bare ground. */
const SPARE_ROWS = 3;

/**
 * Which tiles of a large grid are worth drawing: those in sight and a few rows around them.
 * @param above how far the grid's top lies above the top of what is in sight, CSS pixels
 * @param seen the height of what is in sight, CSS pixels
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
