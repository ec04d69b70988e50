import { type CellObject, read, utils, write } from '@e965/xlsx';
import { withoutEnd } from './csv.ts';
import { NOT_AVAILABLE } from './error-values.ts';
import { MAX_CELL, MAX_COLUMNS, MAX_ROWS, refuseLarge, tooManyColumns, tooManyRows } from './limits.ts';
import { BAD_WORKBOOK, SheetError, type SheetRow, type WrittenCell } from './sheet.ts';
import { packed, unpack } from './unpack.ts';

/** Reads the first sheet of a workbook. @throws SheetError */
export async function readXlsx(bytes: Uint8Array): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  // Both lists have gaps: a cell at the far corner takes no memory.
  cellsIn(packed(await unpack(bytes))).forEach((row, index) => {
    const line = index + 1;
    if (line > MAX_ROWS) throw tooManyRows();
    if (row.length > MAX_COLUMNS) throw tooManyColumns(line);
    const cells = withoutEnd(Array.from(row, textOf));
    if (cells.length === 0) return;
    refuseLarge({ line, cells });
    rows.push({ line, cells });
  });
  return rows;
}

type Cell = CellObject | undefined;

/** The cells of the first sheet, by row and column. @throws SheetError */
function cellsIn(workbook: Uint8Array): readonly Cell[][] {
  try {
    const options = { dense: true, sheets: 0, sheetStubs: true, cellNF: true, cellDates: true, UTC: true };
    const book = read(workbook, { type: 'array', cellHTML: false, ...options });
    const cells: unknown = book.Sheets[book.SheetNames[0] ?? '']?.['!data'];
    // The library leaves out a sheet that it cannot read, and tells nobody.
    if (!Array.isArray(cells)) throw new Error('it has no sheet, or a broken one');
    for (const list of [cells, ...cells.filter(Array.isArray)]) refuseLost(list);
    return cells as Cell[][];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SheetError(`the workbook cannot be read: ${reason}`, BAD_WORKBOOK);
  }
}

/** The library keeps a cell at `a1` or in row `0` under a key that is no index. @throws Error */
function refuseLost(list: readonly unknown[]): void {
  const [lost] = Object.keys(list).slice(list.reduce<number>((count) => count + 1, 0));
  if (lost !== undefined) throw new Error(`a cell has no place in the sheet: ${lost}`);
}

export async function writeXlsx(rows: readonly (readonly WrittenCell[])[]): Promise<Uint8Array> {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(cellOf)));
  const book = utils.book_new(sheet, 'Sheet1');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true, bookSST: true }));
}

function cellOf(cell: WrittenCell) {
  if (cell === '') return null;
  if (typeof cell === 'string' && cell.length > MAX_CELL)
    throw new RangeError(`writeXlsx: expected at most ${MAX_CELL} characters in a cell`);
  return cell;
}

/** What a person sees in the cell, without the marks around a number; a day as 2026-11-23. */
function textOf(cell: Cell): string {
  if (!cell) return '';
  if (cell.t === 'e') return cell.w ?? NOT_AVAILABLE;
  // The program that wrote the file has not computed the formula.
  if (cell.t === 'z') return cell.f === undefined ? '' : NOT_AVAILABLE;
  const value = cell.v ?? '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'number' ? numberOf(value, cell) : String(value);
}

/** A general number has 15 digits; any other format decides itself: 42 is 00042 in a column of codes. */
function numberOf(value: number, { z: format, w: shown }: CellObject): string {
  // A workbook stores 19.99 as 19.989999999999998.
  if (format === 'General' || shown === undefined) return String(Number(value.toPrecision(15)));
  const plain = shown.replaceAll(/[\p{L}\p{Sc}\s,]/gu, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? plain : shown.trim();
}
