export type SheetKind = 'csv' | 'xlsx';

/** A row that has something in it. Every cell is text; empty cells at the end are left out. */
export interface SheetRow {
  /** The line of the file on which the row begins, from 1; in a workbook the number of the row. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A number stays a number in a workbook. Text is never run as a formula. */
export type WrittenCell = string | number;

/** The sign before the decimals of a number in CSV. A workbook does not need it. */
export type Decimal = '.' | ',';

/** What is wrong with a file, as a code with its values. `fileSize` counts megabytes. */
export type SheetFault =
  | { readonly code: 'fileSize' | 'fileRows'; readonly values: { readonly most: number } }
  | { readonly code: 'fileColumns' | 'fileCell'; readonly values: { readonly line: number; readonly most: number } }
  | { readonly code: 'fileCsv'; readonly values: { readonly line: number } }
  | { readonly code: 'fileKind' | 'fileWorkbook'; readonly values: Readonly<Record<string, never>> };

/** A file that is no sheet, or is too large. The message says what is expected. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
  readonly fault: SheetFault;

  constructor(message: string, fault: SheetFault) {
    super(message);
    this.fault = fault;
  }
}

export const OTHER_KIND: SheetFault = { code: 'fileKind', values: {} };
export const BAD_WORKBOOK: SheetFault = { code: 'fileWorkbook', values: {} };
