import { type ImportFault, type Must, mustBe } from '@cpc/contract';
import { westernDigits } from '@cpc/domain';
import { isErrorValue, type SheetRow } from '@cpc/sheets';
import { columnNamed } from './headings.ts';
import { addFault, faultAt } from './outcome.ts';

/** One line of a table, by the headings of its first row. */
export interface Line {
  readonly line: number;
  /** Trimmed; '' if the column is missing. */
  readonly cell: (column: string) => string;
  /** The same with the digits of every script as 0 … 9, a decimal point, and no signs that nobody sees. */
  readonly figure: (column: string) => string;
  /** Reports a cell of this line; only the first fault of a cell is listed. */
  readonly fault: (column: string, must: Must) => undefined;
}

export interface Table {
  readonly lines: readonly Line[];
  /** Filled by reading the headings, and by the lines' `fault`. */
  readonly faults: ImportFault[];
}

/** Reads the headings of a table, in any language. @param needed the columns that every file has; @param known all columns */
export function readTable(rows: readonly SheetRow[], needed: readonly string[], known: readonly string[]): Table {
  const [head, ...body] = rows;
  const headings = (head?.cells ?? []).map((cell) => columnNamed(cell, known));
  const faults = headingFaults(head?.line ?? 1, headings, needed, known);
  const places = new Map(headings.map((heading, place) => [heading, place]));
  // Behind wrong headings every cell would be reported, and none of it would help.
  if (faults.length > 0) return { lines: [], faults };
  if (body.length === 0) faults.push(faultAt(2, needed[0] ?? '', '', mustBe('lines')));
  const lines = body.map(({ line, cells }) => {
    const cell = (column: string) => cells[places.get(column) ?? -1]?.trim() ?? '';
    const reported = new Set<string>();
    const fault = (column: string, must: Must) => {
      if (!reported.has(column)) addFault(faults, faultAt(line, column, cell(column), must));
      reported.add(column);
      return undefined;
    };
    const beyond = cells.slice(headings.length).join(' ');
    if (beyond !== '') addFault(faults, faultAt(line, `#${headings.length + 1}`, beyond, mustBe('noHeading')));
    // An error is no empty cell: an empty one may mean that there is nothing.
    for (const [place, column] of headings.entries())
      if (isErrorValue(cells[place]?.trim() ?? '')) fault(column, mustBe('computed'));
    return { line, cell, figure: (column: string) => plainFigure(cell(column)), fault };
  });
  return { lines, faults };
}

/** Without signs that nobody sees, which tables written from right to left have beside figures. */
const plainFigure = (text: string): string =>
  westernDigits(text)
    .replaceAll(/\p{Cf}/gu, '')
    .replace('\u066b', '.')
    .trim();

function headingFaults(line: number, headings: readonly string[], needed: readonly string[], known: readonly string[]) {
  const missing = needed.filter((column) => !headings.includes(column));
  const wrong = headings.filter((heading) => !known.includes(heading));
  const twice = headings.filter((heading, place) => headings.indexOf(heading) !== place);
  return [
    ...missing.map((column) => faultAt(line, column, '', mustBe('heading'))),
    ...wrong.map((heading) => faultAt(line, heading, heading, mustBe('oneOf', { names: [...known] }))),
    ...twice.map((heading) => faultAt(line, heading, heading, mustBe('headingOnce'))),
  ];
}
