import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '../base/ports/error-code.ts';

/** A disk in memory that is easy to fill. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves this many bytes free, or none. */
  readonly fill: (left?: number) => void;
  readonly makeRoom: () => void;
  readonly unmount: () => void;
}

/** Mounts a disk at a folder. @throws Error if this process may not mount */
export function mountDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  const filler = join(folder, 'filler');
  return {
    folder,
    fill(left = 0) {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize - left), { flag: 'a' });
      } catch (error) {
        // Another process wrote in the meantime: the disk is full anyway.
        if (errorCode(error) !== 'ENOSPC') throw error;
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    // Lazily, because a process that has just ended may still hold a file.
    unmount: () => void execFileSync('umount', ['-l', folder], { stdio: 'pipe' }),
  };
}

/** Returns true if this process may mount: root may, unless its container forbids it. */
export function mayMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'cpc-disk-'));
  try {
    mountDisk(folder, 1).unmount();
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
