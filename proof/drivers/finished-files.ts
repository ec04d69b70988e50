import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Endings of files that a browser is still writing. */
const PART = /\.(part|wkdownload|tmp)$/;

/** Paths of the files in a folder of downloads that are whole. */
export async function finishedFiles(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder);
  if (names.some((name) => PART.test(name))) return [];
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), size: (await stat(join(folder, name))).size })),
  );
  return files.flatMap(({ path, size }) => (size > 0 ? path : []));
}
