import { writeCsv } from './csv.ts';
import { MAX_COLUMNS, MAX_ROWS } from './limits.ts';
import type { Decimal, SheetKind, WrittenCell } from './sheet.ts';
import { writeXlsx } from './xlsx.ts';

/** Writes a table. @throws RangeError if it is larger than what {@link readSheet} reads, or has a number without value */
export async function writeSheet(
  rows: readonly (readonly WrittenCell[])[],
  kind: SheetKind,
  decimal?: Decimal,
): Promise<Uint8Array> {
  if (rows.length > MAX_ROWS) throw new RangeError(`writeSheet: expected at most ${MAX_ROWS} rows, got ${rows.length}`);
  for (const row of rows) {
    if (row.length > MAX_COLUMNS) throw new RangeError(`writeSheet: expected at most ${MAX_COLUMNS} columns`);
    if (row.some((cell) => typeof cell === 'number' && !Number.isFinite(cell)))
      throw new RangeError('writeSheet: expected a finite number');
  }
  return kind === 'csv' ? writeCsv(rows, decimal) : writeXlsx(rows);
}
