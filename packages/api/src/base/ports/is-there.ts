import { access } from 'node:fs/promises';
import { unlessGone } from './unless-gone.ts';

/** Whether there is a file or folder of that name. @throws Error where the disk does not say */
export async function isThere(path: string): Promise<boolean> {
  return (await unlessGone(access(path).then(() => true))) ?? false;
}
