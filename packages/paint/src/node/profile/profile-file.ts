import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A profile in a temporary file, because the engine reads profiles from files only. */
export interface ProfileFile {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

/** Each file is in its own folder: the engine may cache profiles by their path. */
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
