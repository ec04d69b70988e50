import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Disk, remove, rename, syncFolderOf, writeWhole } from '../files.ts';
import { windowsDisk } from './windows-disk.ts';

describe('the stand-in for a disk of Windows', () => {
  let folder: string;
  let disk: Disk;
  const at = (name: string) => join(folder, name);
  const refused = (act: Promise<unknown>, code: string) => expect(act).rejects.toMatchObject({ code });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'windows-disk-'));
    disk = windowsDisk();
    await writeFile(at('there'), 'there');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('[SA-14] syncs no folder and no file that is open for reading only', async () => {
    for (const path of [folder, at('there')]) {
      const file = await disk.open(path, 'r');
      await refused(file.sync(), 'EPERM');
      await refused(file.datasync(), 'EPERM');
      await file.close();
    }
    await expect(syncFolderOf(disk, at('there'))).resolves.toBeUndefined();
  });

  it('[SA-14] moves and replaces no file while it is open', async () => {
    await writeFile(at('other'), 'other');
    const file = await disk.open(at('there'), 'r');
    await refused(disk.rename(at('other'), at('there')), 'EPERM');
    await refused(disk.rename(at('there'), at('away')), 'EPERM');
    await refused(disk.copyFile(at('other'), at('there')), 'EPERM');
    await file.close();
    await disk.rename(at('other'), at('there'));
    expect(await readFile(at('there'), 'utf8')).toBe('other');
  });

  it('[SA-14] keeps the name of a removed file until it is closed', async () => {
    const file = await disk.open(at('there'), 'r');
    await disk.unlink(at('there'));
    await refused(disk.stat(at('there')), 'EPERM');
    await refused(disk.open(at('there'), 'w'), 'EPERM');
    await refused(disk.unlink(at('there')), 'EPERM');
    expect(await readdir(folder)).toEqual(['there']);
    await file.close();
    await refused(disk.stat(at('there')), 'ENOENT');
  });

  it('[SA-14] is busy with what was just written, and the agent waits for it', async () => {
    const write = async () => (await disk.open(at('fresh'), 'w')).close();
    await write();
    await refused(disk.rename(at('fresh'), at('away')), 'EBUSY');
    await rename(disk, at('fresh'), at('away'));
    await write();
    await refused(disk.unlink(at('fresh')), 'EBUSY');
    expect(await remove(disk, at('fresh'))).toBe(true);
    expect(await remove(disk, at('fresh'))).toBe(false);
  });

  it('[SA-14] takes names that differ only in their case for one file, and refuses those of devices', async () => {
    await writeWhole(disk, at('THERE'), 'changed');
    expect(await disk.readFile(at('There'), 'utf8')).toBe('changed');
    expect(await readdir(folder)).toEqual(['there']);
    for (const name of ['nul', 'com1.pdf', 'a:b', 'ends.']) await refused(disk.open(at(name), 'w'), 'ENOENT');
  });
});
