import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isThere } from './is-there.ts';
import { unlessGone } from './unless-gone.ts';

/** The folder of stored files is missing, or another folder is in its place: nothing is known about its files. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}

/**
 * A file in the folder of stored files, from its first use on. If it is missing, the folder is the mount point of an
 * unmounted volume.
 */
export const MARKER = '.stored-files';
export const MARKER_WORDS =
  'Stored files of a shop. Without this file its server takes the folder for one that is not mounted.\n';

export interface StoreMarker {
  readonly isThere: () => Promise<boolean>;
  /** @throws FilesUnavailable if the folder is not the one in which files were stored */
  readonly refuseUnlessThere: () => Promise<void>;
}

/**
 * Distinguishes a missing file from a missing folder. At the first look, two kinds of folders get the marker: one with
 * files that were copied without it, and the empty one of a shop that has stored nothing yet.
 * @param hasStored returns true if the shop knows of any stored file
 */
export function storeMarker(folder: string, hasStored: () => Promise<boolean>): StoreMarker {
  const path = join(folder, MARKER);

  /**
   * On a full or read-only disk the marker is not written; the next write to the folder meets the same error. A later
   * look writes the marker.
   */
  async function mark(): Promise<void> {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path, MARKER_WORDS, { mode: 0o600 });
    } catch {
      await rm(path, { force: true }).catch(() => undefined);
    }
  }

  async function isOurs(): Promise<boolean> {
    if (await isThere(path)) return true;
    if (!(await holdsFiles(folder)) && (await hasStored())) return false;
    await mark();
    return true;
  }

  return {
    isThere: isOurs,
    async refuseUnlessThere() {
      if (!(await isOurs())) throw new FilesUnavailable(`${folder} has no stored files: is its volume mounted?`);
    },
  };
}

/** Files are in folders named by the first two digits of their hash. */
async function holdsFiles(folder: string): Promise<boolean> {
  const names = (await unlessGone(readdir(folder))) ?? [];
  return names.some((name) => /^[0-9a-f]{2}$/.test(name));
}
