export { readSheet } from './read-sheet.ts';
export { MAX_ROWS } from './limits.ts';
export { type SheetKind, SheetError, type SheetRow, type WrittenCell } from './sheet.ts';
export { writeSheet } from './write-sheet.ts';
