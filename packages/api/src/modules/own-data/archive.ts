import { Zip, ZipPassThrough } from 'fflate';
import type { ArchivedFile } from './export.ts';

/**
 * A ZIP archive, made file by file, so that only one file is in memory. The files are stored, not compressed: pictures
 * are compressed already.
 */
export async function* archiveOf(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for await (const { name, bytes } of files) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made;
}
