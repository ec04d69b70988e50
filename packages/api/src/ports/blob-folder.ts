import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type AssetId, brand } from '@cpc/domain';
import type { Blobs } from './blobs.ts';

/** Blobs in a folder, `ab/abcdef…`. A file appears by a rename after its bytes are synced: whole or not at all. */
export function blobFolder(folder: string): Blobs {
  const pathOf = (asset: AssetId) => join(folder, asset.slice(0, 2), asset);
  return {
    async put(bytes) {
      const asset = brand<AssetId>(createHash('sha256').update(bytes).digest('hex'));
      const path = pathOf(asset);
      if (!(await exists(path))) await writeWhole(path, bytes);
      return asset;
    },
    has: (asset) => exists(pathOf(asset)),
    async get(asset) {
      try {
        return await readFile(pathOf(asset));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // Two writers of the same bytes must not share a half-written file.
  const half = `${path}.${randomUUID()}`;
  const file = await open(half, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(half, path);
  await syncFolder(dirname(path));
}

/** The rename itself must survive a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
