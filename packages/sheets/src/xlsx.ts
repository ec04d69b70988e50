import { type CellValue, readSheet } from 'read-excel-file/node';
import write from 'write-excel-file/node';
import { withoutEnd } from './csv.ts';
import { MAX_CELL, MAX_COLUMNS, MAX_ROWS, refuseLarge, tooManyColumns, tooManyRows } from './limits.ts';
import { BAD_WORKBOOK, SheetError, type SheetRow, type WrittenCell } from './sheet.ts';
import { packed, type Parts, unpack } from './unpack.ts';

/** Reads the first sheet of a workbook. @throws SheetError */
export async function readXlsx(bytes: Uint8Array): Promise<SheetRow[]> {
  const parts = await unpack(bytes);
  refuseFarCells(parts);
  const rows = await readSheet(Buffer.from(packed(parts)), { trim: false }).catch((error: unknown) => {
    throw new SheetError(
      `the workbook cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      BAD_WORKBOOK,
    );
  });
  return rows
    .map((cells, index) => ({ line: index + 1, cells: withoutEnd(cells.map(textOf)) }))
    .filter((row) => row.cells.length > 0)
    .map((row) => {
      refuseLarge(row);
      return row;
    });
}

export async function writeXlsx(rows: readonly (readonly WrittenCell[])[]): Promise<Uint8Array> {
  return write(rows.map((row) => row.map(cellOf))).toBuffer();
}

function cellOf(cell: WrittenCell) {
  if (cell === '') return null;
  if (typeof cell === 'number') return { type: Number, value: cell };
  if (cell.length > MAX_CELL) throw new RangeError(`writeXlsx: expected at most ${MAX_CELL} characters in a cell`);
  // Excel reads _x000D_ as a sign (ECMA-376 22.9.2.19), so the text itself is written with its underscore as one.
  return { type: String, value: cell.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replaceAll('\r', '_x000D_') };
}

function textOf(value: CellValue | null): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  // A workbook stores 19.99 as 19.989999999999998; a spreadsheet shows 15 digits.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  return String(value);
}

const PLACE = /\sr\s*=\s*(["'])([^"']*)\1/g;

/** One cell at the far corner would make a table of 17,179,869,184 cells. @throws SheetError */
function refuseFarCells(parts: Parts): void {
  for (const [name, part] of Object.entries(parts))
    if (/\/worksheets\/[^/]*\.xml$/i.test(name))
      for (const [, , place = ''] of new TextDecoder().decode(part).matchAll(PLACE)) refuseFar(place);
}

function refuseFar(place: string): void {
  const [, letters = '', row = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? [];
  if (row === '')
    throw new SheetError(`the workbook has a cell at ${JSON.stringify(place.slice(0, 20))}`, BAD_WORKBOOK);
  if (Number(row) > MAX_ROWS) throw tooManyRows();
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  if (column > MAX_COLUMNS) throw tooManyColumns(Number(row));
}
