import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { LeasedJob } from '@cpc/contract';

/** Writes a file atomically: after a crash it is either complete or absent. */
export async function writeWhole(path: string, content: string | Uint8Array, mode = 0o644): Promise<void> {
  const part = `${path}.part`;
  await withFile(part, 'w', mode, async (file) => {
    await file.writeFile(content);
    await file.sync();
  });
  await renameDurably(part, path);
}

/** Renames a file, and makes the new name survive a loss of power. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolderOf(to);
}

/** Makes a file's bytes survive a loss of power. */
export function syncFile(path: string): Promise<void> {
  return withFile(path, 'r+', undefined, (file) => file.sync());
}

/** Makes a rename or a new file in a file's directory survive a loss of power. */
export function syncFolderOf(path: string): Promise<void> {
  return withFile(dirname(path), 'r', undefined, (directory) => directory.sync());
}

async function withFile(
  path: string,
  flags: string,
  mode: number | undefined,
  act: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await open(path, flags, mode);
  try {
    await act(file);
  } finally {
    await file.close();
  }
}

/** Lower-case hex SHA-256 of a file's bytes. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  const file: AsyncIterable<Buffer> = createReadStream(path);
  for await (const chunk of file) hash.update(chunk);
  return hash.digest('hex');
}

/** `undefined` if there is no such file; every other error is thrown. */
export async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

const EXTENSION_OF: Readonly<Record<LeasedJob['format'], string>> = {
  'application/pdf': '.pdf',
  'image/tiff': '.tif',
  'image/png': '.png',
};
export const extensionOf = (format: LeasedJob['format']): string => EXTENSION_OF[format];
export const EXTENSIONS: readonly string[] = Object.values(EXTENSION_OF);
