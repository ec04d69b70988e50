import { SheetError, type SheetRow } from './sheet.ts';

export const MAX_BYTES = 20_000_000;
export const MAX_ROWS = 100_000;
export const MAX_COLUMNS = 200;
/** The longest text that Excel keeps in a cell. */
export const MAX_CELL = 32_767;
/** Bytes of all unpacked parts of a workbook: 80,000 lines of a price list. */
export const MAX_UNPACKED = 20_000_000;
/** Parts of a workbook: sheets, styles, pictures. */
export const MAX_PARTS = 1_000;

/** @throws SheetError if a row is too wide, or a cell too long */
export function refuseLarge({ line, cells }: SheetRow): void {
  if (cells.length > MAX_COLUMNS) throw tooManyColumns(line);
  const long = cells.findIndex((cell) => cell.length > MAX_CELL);
  if (long >= 0)
    throw new SheetError(`line ${line}, column ${long + 1} has more than ${MAX_CELL} characters`, {
      code: 'fileCell',
      values: { line, most: MAX_CELL },
    });
}

export const tooManyColumns = (line: number) =>
  new SheetError(`line ${line} has more than ${MAX_COLUMNS} columns`, {
    code: 'fileColumns',
    values: { line, most: MAX_COLUMNS },
  });

export const tooManyRows = () =>
  new SheetError(`the file has more than ${MAX_ROWS} rows`, { code: 'fileRows', values: { most: MAX_ROWS } });
