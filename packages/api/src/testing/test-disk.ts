import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { mountDisk, type SmallDisk } from './small-disk.ts';

/** A small disk that is unmounted at the end of the test. */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-disk-'));
  const disk = mountDisk(folder, megabytes);
  onTestFinished(() => {
    disk.unmount();
    rmSync(folder, { recursive: true, force: true });
  });
  return disk;
}
