import { access, copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { sha256Of } from '../base/ports/file-hash.ts';
import { unlessGone } from '../base/ports/unless-gone.ts';

/** Files of a folder and of those in it, as paths with `/`, sorted; of a folder that is not there none. */
export async function filesBelow(root: string, folder: string): Promise<readonly string[]> {
  const entries = await unlessGone(readdir(join(root, folder), { recursive: true, withFileTypes: true }));
  return (entries ?? [])
    .filter((entry) => entry.isFile() && !isHalf(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/** A blob that is being written has its name and a random end until it is whole; one put aside is whole. */
const isHalf = (name: string): boolean => /^[0-9a-f]{64}\.(?!aside$)/.test(name);

/** As {@link copyWhole}; undefined where there is nothing to copy any more. */
export async function copyUnlessGone(from: string, to: string): Promise<string | undefined> {
  try {
    return await copyWhole(from, to);
  } catch (error) {
    // A folder that is taken away under the copy is no file that went.
    if (await unlessGone(access(from).then(() => true))) throw error;
    return undefined;
  }
}

/** Copies a file so that it is there whole or not at all. @returns its SHA-256, of the copy */
export async function copyWhole(from: string, to: string): Promise<string> {
  const half = `${to}.half`;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, half);
  const hash = await sha256Of(half);
  await rename(half, to);
  return hash;
}
