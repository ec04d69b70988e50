import type { PdfPage } from './pdf/page.ts';
import { createSheet, INK, type Look, MARGIN, type Sheet, type Side, SOFT, WIDTH } from './sheet.ts';
import { drawTable } from './table.ts';
import type { Typesetter } from './typesetter.ts';
import type { BillView } from './view.ts';

const ISSUER: Look = { size: 11, ink: SOFT };
const TITLE: Look = { size: 24, ink: INK };
const LABEL: Look = { size: 8, ink: SOFT };
const VALUE: Look = { size: 9.5, ink: INK };
const NOTE: Look = { size: 9.5, ink: SOFT };
/** In points. */
const GAP = 12;
const BETWEEN = 22;

/** Lays a bill out on A4 pages. The typesetter has loaded its texts. */
export function layOut(view: BillView, setter: Typesetter): PdfPage[] {
  const sheet = createSheet(setter);
  const start: Side = view.rightToLeft ? 'right' : 'left';
  const line = (text: string, look: Look, after: number) => {
    const block = sheet.block(text, look, WIDTH);
    sheet.need(block.height);
    sheet.put(block, { x: MARGIN.side }, start);
    sheet.move(block.height + after);
  };
  line(view.issuer, ISSUER, 2);
  line(view.title, TITLE, 16);
  const boxes = view.facts.map(({ label, value }) => [label, value]);
  for (let at = 0; at < boxes.length; at += 3)
    drawBoxes(sheet, boxes.slice(at, at + 3), { columns: 3, start, after: 8 });
  sheet.move(BETWEEN - 8);
  const parties = view.parties.map(({ label, lines }) => [label, ...lines]);
  drawBoxes(sheet, parties, { columns: 2, start, after: BETWEEN });
  const tables = (all: BillView['tables']) =>
    all.forEach((table) => {
      drawTable(sheet, table, view.rightToLeft);
      sheet.move(BETWEEN);
    });
  tables(view.tables);
  for (const note of view.notes) line(note, NOTE, 8);
  tables(view.details);
  const name = sheet.block(nameOf(view), LABEL, WIDTH * 0.7);
  return sheet.finish((page, pages) => [name, sheet.block(view.page(page, pages), LABEL, WIDTH * 0.3)], start);
}

/** The name of the file, also at the foot of its pages. */
export const nameOf = ({ title, number }: Pick<BillView, 'title' | 'number'>): string => `${title} ${number}`;

interface Boxes {
  readonly columns: number;
  readonly start: Side;
  /** The space below, in points. */
  readonly after: number;
}

/** Boxes beside each other: a label, and lines below it. */
function drawBoxes(sheet: Sheet, boxes: readonly (readonly string[])[], { columns, start, after }: Boxes): void {
  const width = WIDTH / columns;
  const set = boxes.map((lines) =>
    lines.map((text, index) => sheet.block(text, index === 0 ? LABEL : VALUE, width - GAP)),
  );
  const height = Math.max(0, ...set.map((blocks) => blocks.reduce((sum, block) => sum + block.height, 0)));
  sheet.need(height);
  set.forEach((blocks, index) => {
    const x = start === 'left' ? index * width : WIDTH - index * width - (width - GAP);
    let down = 0;
    for (const block of blocks) {
      sheet.put(block, { x: MARGIN.side + x, down }, start);
      down += block.height;
    }
  });
  sheet.move(height + after);
}
