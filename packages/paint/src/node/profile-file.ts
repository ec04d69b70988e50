import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A profile where the engine reads it, which knows profiles by their files alone. */
export interface ProfileFile {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

/** In a folder of its own: the engine may remember what it read under a name. */
export async function profileFile(profile: Uint8Array): Promise<ProfileFile> {
  const folder = await mkdtemp(join(tmpdir(), 'profile-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'printer.icc');
  try {
    await writeFile(path, profile);
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, remove };
}
