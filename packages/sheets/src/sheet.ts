export type SheetKind = 'csv' | 'xlsx';

/** A row that has something in it. Every cell is text; empty cells at the end are left out. */
export interface SheetRow {
  /** The line of the file on which the row begins, from 1; in a workbook the number of the row. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A number stays a number in a workbook. Text is never run as a formula. */
export type WrittenCell = string | number;

/** A file that is no sheet, or is too large. The message says what is expected. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
}
