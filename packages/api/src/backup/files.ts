import { access, copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { sha256Of } from '../base/ports/file-hash.ts';
import { unlessGone } from '../base/ports/unless-gone.ts';

/** All files below a folder, as paths with `/`, sorted; none if the folder does not exist. */
export async function filesBelow(root: string, folder: string): Promise<readonly string[]> {
  const entries = await unlessGone(readdir(join(root, folder), { recursive: true, withFileTypes: true }));
  return (entries ?? [])
    .filter((entry) => entry.isFile() && !isHalf(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/** While a blob is being written, its name has a random ending; `.aside` marks a complete one. */
const isHalf = (name: string): boolean => /^[0-9a-f]{64}\.(?!aside$)/.test(name);

/** Like {@link copyWhole}; undefined if the file is gone. */
export async function copyUnlessGone(from: string, to: string): Promise<string | undefined> {
  try {
    return await copyWhole(from, to);
  } catch (error) {
    // If the file still exists, the error has another cause, for instance that the target folder was removed.
    if (await unlessGone(access(from).then(() => true))) throw error;
    return undefined;
  }
}

/** Copies a file so that the copy is complete or absent. @returns the SHA-256 of the copy */
export async function copyWhole(from: string, to: string): Promise<string> {
  const half = `${to}.half`;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, half);
  const hash = await sha256Of(half);
  await rename(half, to);
  return hash;
}
