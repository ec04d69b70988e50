import { writeSheet } from '@cpc/sheets';
import { unzipSync, zipSync } from 'fflate';

/** A workbook of less than 100 kB that unpacks to 30 MB of cells. */
export async function cellBomb(): Promise<Uint8Array> {
  const sheet = Buffer.from('<c><v>1</v></c>'.repeat(2_000_000));
  const parts = unzipSync(await writeSheet([['a']], 'xlsx'));
  return zipSync({ ...parts, 'xl/worksheets/sheet1.xml': sheet });
}

/** A table of a delivery, as CSV, in which every line is wrong. */
export const wrongLines = (lines: number): Uint8Array =>
  Buffer.from(`station,kind,pieces\n${'nowhere,nothing,many\n'.repeat(lines)}`);
