import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mayMount } from '../../testing/small-disk.ts';
import { smallDisk } from '../../testing/test-disk.ts';
import { folderProbe } from './folder-probe.ts';
import { createReadiness } from './readiness.ts';

const fine = async () => undefined;
const failing = () => Promise.reject(new Error('away'));
const hanging = () => new Promise<void>(() => undefined);

describe('readiness', () => {
  it.each([
    ['both take a write', fine, fine, undefined],
    ['the database is down', failing, fine, 'database away'],
    ['the disk is unavailable', fine, failing, 'disk away'],
    ['the database hangs', hanging, fine, 'database away'],
    ['the disk hangs', fine, hanging, 'disk away'],
  ] as const)('[RL-05.1] readiness is right if %s', async (_, database, disk, problem) => {
    expect(await createReadiness({ database, disk }, { limitMs: 100 }).problem()).toBe(problem);
  });

  it('[RL-05.1] readiness probes once in some seconds, no matter how often it is asked', async () => {
    let looks = 0;
    const count = async () => void (looks += 1);
    const readiness = createReadiness({ database: count, disk: fine });
    for (let nth = 0; nth < 50; nth += 1) await readiness.problem();
    expect(looks).toBe(1);
  });

  it('[RL-05.1] readiness starts no second probe while one hangs', async () => {
    let looks = 0;
    const disk = () => {
      looks += 1;
      return hanging();
    };
    const readiness = createReadiness({ database: fine, disk }, { limitMs: 10, badMs: 1 });
    for (let nth = 0; nth < 10; nth += 1) {
      expect(await readiness.problem()).toBe('disk away');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(looks).toBe(1);
  });

  it('[RL-05.1] readiness notices that the database is back', async () => {
    let isDown = true;
    const database = () => (isDown ? failing() : fine());
    const readiness = createReadiness({ database, disk: fine }, { badMs: 5 });
    expect(await readiness.problem()).toBe('database away');
    isDown = false;
    await expect.poll(() => readiness.problem()).toBeUndefined();
  });

  it.skipIf(!mayMount())('[RL-03.2] [RL-05.1] a full disk refuses the write', async () => {
    const disk = smallDisk(2);
    const probe = folderProbe(join(disk.folder, 'data'));
    await probe();
    disk.fill();
    await expect(probe()).rejects.toMatchObject({ code: 'ENOSPC' });
    disk.makeRoom();
    await expect(probe()).resolves.toBeUndefined();
  });
});
