import { type Block, INK, type Look, MARGIN, type Sheet, type Side, SOFT, WIDTH } from './sheet.ts';
import type { Table } from './view.ts';

/** In points. */
const GAP = 14;
const MIN_WIDTH_PT = 76;
const PADDING = 4.5;
/** The share of the width that figures may take at most. */
const MAX_SHARE = 0.75;

const HEAD: Look = { size: 8, ink: SOFT };
const CELL: Look = { size: 9.5, ink: INK };
const TOTAL: Look = { size: 12, ink: INK };

/** A table: words first, figures at the end of the line. No page break cuts a row; a new page repeats the head. */
export function drawTable(sheet: Sheet, { columns, rows, total }: Table, rightToLeft: boolean): void {
  const widths = widthsOf(sheet, { columns, rows, total });
  const row = (cells: readonly string[], look: Look): Row => rowOf(sheet, { cells, widths, look });
  const head = row(columns, HEAD);
  const body = rows.map((cells) => row(cells, CELL));
  const drawHead = () => drawRow(sheet, head, rightToLeft, true);
  sheet.need(head.height + (body[0]?.height ?? 0));
  drawHead();
  for (const one of body) {
    if (sheet.need(one.height)) drawHead();
    drawRow(sheet, one, rightToLeft, true);
  }
  if (total.length === 0) return;
  const last = row(total, TOTAL);
  if (sheet.need(last.height)) drawHead();
  drawRow(sheet, last, rightToLeft, false);
}

/** Columns of figures are as wide as their widest figure, and as the widest word of their head. */
function widthsOf(sheet: Sheet, { columns, rows, total }: Table): readonly number[] {
  const figures = columns.slice(1).map((head, index) => {
    const cells = rows.map((row) => sheet.widthOf(row[index + 1] ?? '', CELL));
    const words = head.split(/\s+/).map((word) => sheet.widthOf(word, HEAD));
    const most = Math.max(MIN_WIDTH_PT - GAP, sheet.widthOf(total[index + 1] ?? '', TOTAL), ...cells, ...words);
    return most + GAP;
  });
  const sum = figures.reduce((all, width) => all + width, 0);
  const scale = Math.min(1, (WIDTH * MAX_SHARE) / sum);
  return [WIDTH - sum * scale, ...figures.map((width) => width * scale)];
}

interface Row {
  readonly blocks: readonly Block[];
  readonly widths: readonly number[];
  /** With its padding. */
  readonly height: number;
}

interface Cells {
  readonly cells: readonly string[];
  readonly widths: readonly number[];
  readonly look: Look;
}

function rowOf(sheet: Sheet, { cells, widths, look }: Cells): Row {
  const blocks = cells.map((cell, index) => sheet.block(cell, look, (widths[index] ?? 0) - (index === 0 ? 0 : GAP)));
  const ascent = Math.max(...blocks.map((block) => block.ascent));
  const height = Math.max(...blocks.map((block) => block.height + ascent - block.ascent));
  return { blocks, widths, height: height + 2 * PADDING };
}

function drawRow(sheet: Sheet, { blocks, widths, height }: Row, rightToLeft: boolean, ruled: boolean): void {
  const ascent = Math.max(...blocks.map((block) => block.ascent));
  let start = 0;
  blocks.forEach((block, index) => {
    const width = widths[index] ?? 0;
    const first = index === 0;
    const side: Side = first === rightToLeft ? 'right' : 'left';
    // The gap is before the figures.
    const from = start + (first ? 0 : GAP);
    const x = rightToLeft ? WIDTH - from - block.width : from;
    sheet.put(block, { x: MARGIN.side + x, down: PADDING + ascent - block.ascent }, side);
    start += width;
  });
  sheet.move(height);
  if (ruled) sheet.rule();
}
