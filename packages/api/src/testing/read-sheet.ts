import type { WriteSheet } from '../base/ports/sheet-writer.ts';
import type { ReadSheet } from '../operator/imports/sheet-lane.ts';

/** Reads a table in this process. Most tests need none, so the library is loaded only here. */
export const readSheet: ReadSheet = async (bytes, name) => {
  const sheets = await import('@cpc/sheets');
  return sheets.readSheet(bytes, name);
};

/** Writes a table in this process. */
export const writeSheet: WriteSheet = async ({ pages, kind, decimal }) => {
  const sheets = await import('@cpc/sheets');
  return sheets.writeSheet(
    pages.flatMap((page) => JSON.parse(Buffer.from(page).toString())),
    kind,
    decimal,
  );
};
