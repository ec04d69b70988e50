import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { MAX_CELL, MAX_COLUMNS, MAX_ROWS, refuseLarge, tooManyRows } from './limits.ts';
import { type Decimal, OTHER_KIND, SheetError, type SheetRow, type WrittenCell } from './sheet.ts';

const DELIMITERS = [',', ';', '\t'] as const;

/** Excel's own first line about the delimiter. */
const HINT = /^sep=([,;\t])(?:\r\n|\r|\n)/i;

/** Reads CSV in UTF-8, with commas, semicolons or tabs (RFC 4180). @throws SheetError */
export function readCsv(bytes: Uint8Array): SheetRow[] {
  const file = textOf(bytes);
  const [hint = '', delimiter = delimiterOf(file)] = HINT.exec(file) ?? [];
  const text = file.slice(hint.length);
  const rows: SheetRow[] = [];
  let before = hint === '' ? 0 : 1;
  const take = (cells: string[]) => {
    const row = { line: before + 1, cells: withoutEnd(cells.map(fromText)) };
    before += 1 + cells.reduce((ends, cell) => ends + endsIn(cell), 0);
    if (row.cells.length === 0) return null;
    refuseLarge(row);
    if (rows.push(row) > MAX_ROWS) throw tooManyRows();
    // Kept above: the parser's own list would hold every row a second time.
    return null;
  };
  try {
    parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      max_record_size: MAX_CELL * MAX_COLUMNS,
      on_record: take,
    });
  } catch (error) {
    if (error instanceof CsvError)
      throw new SheetError(`line ${before + 1} is no CSV: ${error.message}`, {
        code: 'fileCsv',
        values: { line: before + 1 },
      });
    throw error;
  }
  return rows;
}

/**
 * Spreadsheets read UTF-8 only after a byte order mark. They open columns and numbers of the language that they run in:
 * semicolons and `19,90` where the decimal sign is a comma.
 */
export function writeCsv(rows: readonly (readonly WrittenCell[])[], decimal: Decimal = '.'): Uint8Array {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', decimal) : asText(cell))),
  );
  const delimiter = decimal === ',' ? ';' : ',';
  // Any delimiter is quoted: a reader that guesses the delimiter counts those outside quotes.
  const text = stringify(cells, { bom: true, delimiter, record_delimiter: 'windows', quoted_match: /[,;\t\r\n]/ });
  return new TextEncoder().encode(text);
}

const endsIn = (cell: string) => cell.match(/\r\n|\r|\n/g)?.length ?? 0;

export function withoutEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SheetError('the file is not in UTF-8; save it as "CSV UTF-8" or as .xlsx', OTHER_KIND);
  }
}

/** The delimiter that the first line has most of, outside quotes. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break;
    else if (!isQuoted) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const [most = ','] = DELIMITERS.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return most;
}

/**
 * Spreadsheets run a cell of a CSV file that begins with one of these as a formula (OWASP, "CSV Injection"), also in
 * their full-width form. The apostrophe before it makes it text; a text that has such an apostrophe gets another one.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const MARKED = /^'+[=+\-@\t\r\n＝＋－＠]/;

const asText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The inverse of {@link asText}. */
const fromText = (cell: string): string => (MARKED.test(cell) ? cell.slice(1) : cell);
