import { access } from 'node:fs/promises';
import { unlessGone } from './unless-gone.ts';

/** Returns true if a file or folder with this name exists. @throws Error if the disk does not answer */
export async function isThere(path: string): Promise<boolean> {
  return (await unlessGone(access(path).then(() => true))) ?? false;
}
