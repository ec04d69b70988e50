import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export interface SmallDisk {
  readonly folder: string;
  /** Leaves so many bytes, or none. */
  readonly fill: (left?: number) => void;
  readonly makeRoom: () => void;
}

/** A file system of its own in memory; it ends with the test. */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = emptyFolder();
  mount(folder, megabytes);
  onTestFinished(() => {
    unmount(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  const ballast = join(folder, 'full');
  return {
    folder,
    fill(left = 0) {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(bavail * bsize - left));
      } catch (error) {
        // Somebody else wrote meanwhile: it is full all the same.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    makeRoom: () => rmSync(ballast),
  };
}

/** Whether this process may mount: root may, where its container does not forbid it. */
export function mayMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const folder = emptyFolder();
  try {
    mount(folder, 1);
    unmount(folder);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'cpc-disk-'));

function mount(folder: string, megabytes: number): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
}

function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder]);
}
