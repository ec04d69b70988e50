import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { TemporaryFiles } from './temporary-files.ts';
import { temporaryFolder } from './temporary-folder.ts';

function place() {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-temporary-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function* body(...sizes: readonly number[]) {
  for (const size of sizes) yield Buffer.alloc(size, 'x');
}

const DAY_MS = 24 * 3_600_000;
const NOBODY = 'refuses to end';

/** Holds a file of this many bytes until it is freed. */
const holder = (files: TemporaryFiles) => async (owner: string, bytes: number) => {
  let free: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (free = resolve));
  let work: Promise<void> | undefined;
  await new Promise<void>((begun) => {
    work = files.withFile(owner, body(bytes), () => (begun(), held));
  });
  return { free, work };
};

describe('temporary files', () => {
  it('[SC-07.5] a file is removed after its use, also after a failure', async () => {
    const folder = place();
    const files = temporaryFolder(folder);
    let seen = '';
    expect(await files.withFile('a', body(3, 4), async (path) => ((seen = path), files.bytes()))).toBe(7);
    expect([existsSync(seen), files.bytes()]).toEqual([false, 0]);
    const failing = files.withFile('a', body(3), () => Promise.reject(new Error(NOBODY)));
    await expect(failing).rejects.toThrow(NOBODY);
    expect([readdirSync(folder), files.bytes()]).toEqual([[], 0]);
  });

  it('[SC-07.5] one owner gets a part of the room, and all owners together the whole', async () => {
    const files = temporaryFolder(place(), { total: 10, owner: 4, little: 4, reserved: 0 });
    const hold = holder(files);
    const first = await hold('a', 4);
    await expect(files.withFile('a', body(1), async () => 'kept')).rejects.toMatchObject({ name: 'NoRoom' });
    await hold('b', 4);
    await expect(files.withFile('c', body(1, 1, 1), async () => 'kept')).rejects.toMatchObject({ name: 'NoRoom' });
    expect(files.bytes()).toBe(8);
    first.free();
    await first.work;
    expect(await files.withFile('a', body(2, 2), async () => 'kept')).toBe('kept');
  });

  it('[SC-07.5] owners that hold much leave room for others', async () => {
    const files = temporaryFolder(place(), { total: 10, owner: 4, little: 2, reserved: 4 });
    const hold = holder(files);
    await hold('a', 4);
    await hold('b', 2);
    const refused = { name: 'NoRoom' };
    await expect(files.withFile('b', body(1), async () => 'kept')).rejects.toMatchObject(refused);
    await expect(files.withFile('c', body(2, 1), async () => 'kept')).rejects.toMatchObject(refused);
    expect(await files.withFile('c', body(2), async () => 'kept')).toBe('kept');
    await hold('c', 2);
    await hold('d', 2);
    await expect(files.withFile('e', body(1), async () => 'kept')).rejects.toMatchObject(refused);
  });

  it('[SC-07.5] [RL-03.4] the sweep removes files of ended processes and keeps those of running ones', async () => {
    const folder = place();
    const files = temporaryFolder(folder);
    const gone = spawnSync(process.execPath, ['-e', '']).pid;
    const left = `${hostname()}~${gone}~run~file`;
    const earlier = `${hostname()}~${process.pid}~another-run~file`;
    const living = `${hostname()}~${process.ppid}~run~file`;
    const elsewhere = 'another-machine~1~run~file';
    const old = 'another-machine~1~run~old';
    const now = Date.now();
    for (const name of [left, earlier, living, elsewhere, old]) writeFileSync(join(folder, name), 'x');
    utimesSync(join(folder, old), 0, (now - DAY_MS - 1_000) / 1_000);
    await files.withFile('a', body(1), async () => {
      await files.sweep(now);
      expect(readdirSync(folder)).toHaveLength(3);
    });
    expect(readdirSync(folder).toSorted()).toEqual([elsewhere, living].toSorted());
  });

  it('[RL-03.4] sweeping a missing folder does nothing', async () => {
    await expect(temporaryFolder(join(place(), 'none')).sweep(Date.now())).resolves.toBeUndefined();
  });
});
