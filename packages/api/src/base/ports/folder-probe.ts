import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Larger than the free rest of a file system block. */
const BYTES = new Uint8Array(16 * 1024);

/** @returns a function that writes a small file into the folder and removes it; it throws if that fails */
export function folderProbe(folder: string): () => Promise<void> {
  // Several processes may share the folder.
  const file = join(folder, `.ready-${randomUUID()}`);
  return async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      await writeFile(file, BYTES, { mode: 0o600 });
    } finally {
      await rm(file, { force: true });
    }
  };
}
