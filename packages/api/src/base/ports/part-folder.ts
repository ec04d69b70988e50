import { errorCode } from './error-code.ts';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Parts } from './parts.ts';
import { unlessGone } from './unless-gone.ts';

/**
 * Parts in a folder, one file per upload. The size of the file is the number of bytes that have arrived, so no other
 * record is needed.
 */
export function partFolder(folder: string): Parts {
  const pathOf = (name: string) => join(folder, name);
  return {
    pathOf,
    async create(name) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await (await open(pathOf(name), 'wx', 0o600)).close();
    },
    async size(name) {
      try {
        return (await stat(pathOf(name))).size;
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    write: (name, from, upTo, source) => writeAt(pathOf(name), from, upTo, source),
    remove: (name) => rm(pathOf(name), { force: true }),
    async olderThan(time) {
      const names = (await unlessGone(readdir(folder))) ?? [];
      const facts = await Promise.all(names.map((name) => unlessGone(stat(pathOf(name)))));
      return names.filter((_, at) => (facts[at]?.mtimeMs ?? Infinity) < time);
    },
  };
}

async function writeAt(path: string, from: number, upTo: number, source: AsyncIterable<Uint8Array>): Promise<number> {
  // `r+`: a file that is gone is not created again.
  const file = await open(path, 'r+');
  let at = from;
  try {
    for await (const bytes of source) {
      const wanted = bytes.subarray(0, upTo - at);
      // When a disk becomes full, it takes a part of the bytes; the next write then fails.
      for (let done = 0; done < wanted.length; ) {
        const { bytesWritten } = await file.write(wanted, done, wanted.length - done, at);
        done += bytesWritten;
        at += bytesWritten;
      }
    }
  } finally {
    await file.close();
  }
  return at - from;
}
