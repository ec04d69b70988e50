import { type SheetKind, type WrittenCell, writeSheet } from '@cpc/sheets';

/** A table as a file of an answer. @param rows below the headings */
export async function exported(
  name: string,
  headings: readonly string[],
  rows: readonly (readonly WrittenCell[])[],
  format: SheetKind,
) {
  const bytes = await writeSheet([headings, ...rows], format);
  return { name: `${name}.${format}`, file: Buffer.from(bytes).toString('base64'), lines: rows.length };
}
