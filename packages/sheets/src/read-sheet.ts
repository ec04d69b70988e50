import { readCsv } from './csv.ts';
import { MAX_BYTES } from './limits.ts';
import { OTHER_KIND, SheetError, type SheetRow } from './sheet.ts';
import { readXlsx } from './xlsx.ts';

/**
 * Reads a table from CSV or XLSX. Empty rows are left out; the others keep their line numbers.
 * @param name the file's name, for its ending
 * @throws SheetError
 */
export async function readSheet(bytes: Uint8Array, name: string): Promise<readonly SheetRow[]> {
  if (bytes.length > MAX_BYTES)
    throw new SheetError(`the file has more than ${MAX_BYTES} bytes`, {
      code: 'fileSize',
      values: { most: MAX_BYTES / 1e6 },
    });
  if (begins(bytes, OLD_EXCEL)) throw new SheetError('the file is an old Excel file; save it as .xlsx', OTHER_KIND);
  if (begins(bytes, ZIP)) return readXlsx(bytes);
  if (!/\.(csv|tsv|txt)$/i.test(name))
    throw new SheetError(`the file must be .csv or .xlsx, and ${name} is neither`, OTHER_KIND);
  return readCsv(bytes);
}

const ZIP = [0x50, 0x4b];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

const begins = (bytes: Uint8Array, signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign);
