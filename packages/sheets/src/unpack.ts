import { zipSync } from 'fflate';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { MAX_PARTS, MAX_UNPACKED } from './limits.ts';
import { BAD_WORKBOOK, SheetError } from './sheet.ts';

/** The parts of a workbook that hold its text. */
export type Parts = Readonly<Record<string, Uint8Array>>;

/**
 * Unpacks the text of a workbook. The sizes that it declares are added up before anything is inflated, and a part that
 * is larger than declared is refused while it is inflated: a zip bomb costs nothing.
 * @throws SheetError
 */
export async function unpack(bytes: Uint8Array): Promise<Parts> {
  const zip = await opened(bytes);
  try {
    const parts: Record<string, Uint8Array> = {};
    for (const entry of await entriesOf(zip))
      if (/\.(xml|rels)$/i.test(entry.fileName)) parts[entry.fileName] = await inflated(zip, entry);
    return parts;
  } catch (error) {
    throw error instanceof SheetError ? error : noWorkbook(error);
  } finally {
    zip.close();
  }
}

/** The same parts as a file that has nothing but them, not compressed. */
export const packed = (parts: Parts): Uint8Array => zipSync({ ...parts }, { level: 0 });

function opened(bytes: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Promise((resolve, reject) =>
    fromBuffer(buffer, { lazyEntries: true, autoClose: false }, (error, zip) =>
      zip ? resolve(zip) : reject(noWorkbook(error)),
    ),
  );
}

function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_PARTS) throw new SheetError(`the workbook has more than ${MAX_PARTS} parts`, BAD_WORKBOOK);
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    let size = 0;
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      size += entry.uncompressedSize;
      if (size > MAX_UNPACKED)
        return reject(new SheetError(`the workbook has more than ${MAX_UNPACKED} bytes unpacked`, BAD_WORKBOOK));
      entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function inflated(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  return new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => {
      if (!stream) return reject(error ?? noWorkbook(error));
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', reject);
      stream.on('end', () => resolve(Buffer.concat(chunks)));
    }),
  );
}

const noWorkbook = (error: unknown) =>
  new SheetError(
    `the file is no .xlsx workbook: ${error instanceof Error ? error.message : 'it cannot be unpacked'}`,
    BAD_WORKBOOK,
  );
