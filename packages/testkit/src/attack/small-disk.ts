import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk in memory that is easily filled. */
export interface SmallDisk {
  /** Leaves so many bytes, or none. */
  readonly fill: (left?: number) => void;
  readonly makeRoom: () => void;
  readonly unmount: () => void;
}

const run = (command: string, args: readonly string[]) => spawnSync(command, args, { encoding: 'utf8' });

/** Whether this user may mount a disk at all. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-mount-'));
  const mounted = run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
  if (mounted) run('umount', [folder]);
  rmSync(folder, { recursive: true });
  return mounted;
}

/** @throws Error where this user may not */
export function mountDisk(folder: string, sizeMb: number): SmallDisk {
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = run('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder]);
  if (status !== 0) throw new Error(`no disk could be mounted: ${stderr}`);
  const filler = join(folder, 'filler');
  return {
    fill(left = 0) {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize - left), { flag: 'a' });
      } catch (error) {
        // Somebody else wrote meanwhile: it is full all the same.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    unmount: () => void run('umount', ['-l', folder]),
  };
}
