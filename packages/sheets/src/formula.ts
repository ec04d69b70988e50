/**
 * Spreadsheets run a cell of a CSV file that begins with one of these as a formula (OWASP, "CSV Injection"), also in
 * their full-width form. The apostrophe before it makes it text; a text that has such an apostrophe gets another one.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const MARKED = /^'+[=+\-@\t\r\n＝＋－＠]/;

export const asText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The inverse of {@link asText}. */
export const fromText = (cell: string): string => (MARKED.test(cell) ? cell.slice(1) : cell);
