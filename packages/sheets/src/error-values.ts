/** The value of a cell whose formula has none (ECMA-376, 18.17.3). */
export const NOT_AVAILABLE = '#N/A';

/** How spreadsheets name {@link NOT_AVAILABLE} in files of other languages; the other errors end in `!` or `?`. */
const NAMED = [
  '#N/A',
  '#N/D',
  '#ND',
  '#NV',
  '#N/B',
  '#I/T',
  '#YOK',
  '#BRAK',
  '#Н/Д',
  '#PUUTTUU',
  '#HIÁNYZIK',
  '#N/DISP',
];
const ERROR = /^(?:#[¡¿]?[\p{L}\d_/.-]+[!?]|#+|Err:\d{3})$/u;

/** Whether a cell has the error of a formula in place of a value: `#REF!`, `#N/A`, LibreOffice's `Err:502` or `###`. */
export const isErrorValue = (cell: string): boolean => ERROR.test(cell) || NAMED.includes(cell.toUpperCase());
