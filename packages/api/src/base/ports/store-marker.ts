import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isThere } from './is-there.ts';
import { unlessGone } from './unless-gone.ts';

/** The folder of stored files is not there, or is another in its place: what lies in it cannot be told of. */
export class FilesAway extends Error {
  override readonly name = 'FilesAway';
}

/** Lies in a folder of stored files from its first use on. A folder without it is where a volume is not mounted. */
const MARKER = '.stored-files';
const WORDS = 'Stored files of a shop. Without this file its server takes the folder for one that is not mounted.\n';

export interface StoreMarker {
  readonly isThere: () => Promise<boolean>;
  /** @throws FilesAway where the folder is not the one that files were stored in */
  readonly refuseUnlessThere: () => Promise<void>;
}

/**
 * Tells a folder in which a file is missing from a folder that is missing itself. One that holds files of before there
 * were markers is marked when it is first looked at, and so is the empty one of a shop that has stored nothing yet.
 * @param hasStored whether the shop knows of any stored file
 */
export function storeMarker(folder: string, hasStored: () => Promise<boolean>): StoreMarker {
  const path = join(folder, MARKER);

  /** A disk that is full or only to be read is met by what is stored next; it is marked when it can be. */
  async function mark(): Promise<void> {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path, WORDS, { mode: 0o600 });
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
      if (!(await isOurs())) throw new FilesAway(`${folder} does not hold the stored files: is its volume mounted?`);
    },
  };
}

/** Files lie in folders named by the first two digits of their sums. */
async function holdsFiles(folder: string): Promise<boolean> {
  const names = (await unlessGone(readdir(folder))) ?? [];
  return names.some((name) => /^[0-9a-f]{2}$/.test(name));
}
