export { isErrorValue } from './error-values.ts';
export { readSheet } from './read-sheet.ts';
export { MAX_ROWS } from './limits.ts';
export { type Decimal, type SheetFault, type SheetKind, SheetError, type SheetRow, type WrittenCell } from './sheet.ts';
export { writeSheet } from './write-sheet.ts';
