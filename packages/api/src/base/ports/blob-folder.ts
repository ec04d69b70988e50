import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type AssetId, brand } from '@cpc/domain';
import type { Blobs } from './blobs.ts';
import type { Clock } from './clock.ts';
import { isThere } from './is-there.ts';
import type { StoreMarker } from './store-marker.ts';
import { unlessGone } from './unless-gone.ts';

/**
 * Blobs in a folder, `ab/abcdef…`. A file appears by a rename after its bytes are synced: it is complete or absent. If
 * the folder itself is unavailable, every call throws FilesUnavailable, and nothing is written.
 */
export function blobFolder(
  folder: string,
  { refuseUnlessThere }: Pick<StoreMarker, 'refuseUnlessThere'>,
  clock: Clock,
): Blobs {
  const pathOf = (asset: AssetId) => join(folder, asset.slice(0, 2), asset);
  // The path of a file while `wanted` is asked; if the process dies before the answer, the file stays there.
  const asideOf = (asset: AssetId) => `${pathOf(asset)}.aside`;
  return {
    async put(bytes) {
      await refuseUnlessThere();
      const asset = assetOf(bytes);
      const path = pathOf(asset);
      // The file's time says when it was last put: a concurrent `remove` sees that the file is wanted.
      if ((await touch(path, clock)) === undefined) {
        await writeWhole(path, bytes);
        await touch(path, clock);
      }
      return asset;
    },
    async has(asset) {
      if ((await isThere(pathOf(asset))) || (await isThere(asideOf(asset)))) return true;
      await refuseUnlessThere();
      return false;
    },
    async get(asset) {
      const found = (await unlessGone(readFile(pathOf(asset)))) ?? (await unlessGone(readFile(asideOf(asset))));
      if (!found) await refuseUnlessThere();
      return found;
    },
    async remove(asset, wanted, before) {
      await refuseUnlessThere();
      await unlessGone(rename(pathOf(asset), asideOf(asset)));
      if ((await isStoredSince(asideOf(asset), before)) || (await wanted())) {
        await unlessGone(rename(asideOf(asset), pathOf(asset)));
        return false;
      }
      await rm(asideOf(asset), { force: true });
      return true;
    },
  };
}

/** @returns undefined if there is no such file */
function touch(path: string, { now }: Clock): Promise<true | undefined> {
  const seconds = now() / 1_000;
  return unlessGone(utimes(path, seconds, seconds).then(() => true as const));
}

async function isStoredSince(path: string, before: number | undefined): Promise<boolean> {
  const facts = before === undefined ? undefined : await unlessGone(stat(path));
  return facts !== undefined && facts.mtimeMs >= (before ?? 0);
}

/** The name of a file: the SHA-256 of its bytes. */
export const assetOf = (bytes: Uint8Array): AssetId => brand<AssetId>(createHash('sha256').update(bytes).digest('hex'));

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // Two writers of the same bytes must not share a half-written file.
  const half = `${path}.${randomUUID()}`;
  try {
    await writeSynced(half, bytes);
    await rename(half, path);
  } catch (error) {
    // On a full disk, the incomplete file must not occupy room.
    await rm(half, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Syncing the folder makes the rename survive a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
