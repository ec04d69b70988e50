import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePageBytes } from '../db/free-pages.ts';
import { openDatabase } from '../db/start/open.ts';
import { testClock, testLog } from '../../testing/services.ts';
import { mayMount } from '../../testing/small-disk.ts';
import { smallDisk } from '../../testing/test-disk.ts';
import { diskOf, type MeasureDisk, watchReserve } from './disk-reserve.ts';

/** Disks of 100 kB with the given free bytes; undefined for a disk that cannot be measured. */
function watched(bytes: number | undefined, ...frees: (number | undefined)[]) {
  const log = testLog();
  const disks = frees.map(
    (_, nth): MeasureDisk =>
      async () => {
        const free = frees[nth];
        if (free === undefined) throw new Error('the disk is unavailable');
        return { folder: `disk ${nth}`, free, total: 100_000, reusable: 0 };
      },
  );
  const reserve = watchReserve(disks, bytes, log);
  onTestFinished(reserve.close);
  const look = async (...now: (number | undefined)[]) => {
    frees.splice(0, frees.length, ...now);
    await reserve.look();
    await reserve.look();
    return reserve.isTouched();
  };
  return { reserve, look, warnings: () => log.lines.filter(({ level }) => level === 'warn').map(({ what }) => what) };
}

describe('the reserve of free disk space', () => {
  it('[RL-03.1] the reserve is touched below its size, and the log reports it once', async () => {
    const { look, warnings } = watched(10_000, 10_000);
    expect(await look(10_000)).toBe(false);
    expect(warnings()).toEqual([]);
    expect(await look(9_999)).toBe(true);
    expect(await look(5_000)).toBe(true);
    expect(warnings()).toEqual([expect.stringContaining('is low')]);
  });

  it('[RL-03.1] [RL-03.8] the reserve is whole again when 10 % more than it is free', async () => {
    const { look, warnings } = watched(10_000, 9_999);
    expect(await look(10_999)).toBe(true);
    expect(await look(11_000)).toBe(false);
    expect(await look(10_000)).toBe(false);
    expect(warnings()).toEqual([expect.stringContaining('is low'), expect.stringContaining('enough again')]);
  });

  it('[RL-03.1] the reserve applies to each disk, but not to a disk that is unavailable', async () => {
    const { look } = watched(10_000, 50_000, 50_000);
    expect(await look(50_000, 1)).toBe(true);
    expect(await look(50_000, undefined)).toBe(false);
    expect(await look(undefined, undefined)).toBe(false);
    expect(await look(undefined, 1)).toBe(true);
  });

  it('[RL-03.1] the reserve is 5 % of a small disk, and can be switched off', async () => {
    const { look } = watched(undefined, 5_000);
    expect(await look(5_000)).toBe(false);
    expect(await look(4_999)).toBe(true);
    expect(await watched(0, 0).look(0)).toBe(false);
  });

  it('[RL-03.1] starts no second measurement while one hangs', async () => {
    let looks = 0;
    const hanging: MeasureDisk = () => {
      looks += 1;
      return new Promise(() => undefined);
    };
    const { look, isTouched, close } = watchReserve([hanging], 1, testLog());
    onTestFinished(close);
    for (let nth = 0; nth < 10; nth += 1) void look();
    expect([looks, isTouched()]).toEqual([1, false]);
  });

  it('[RL-03.1] a disk that hangs keeps its last result and does not hide other disks', async () => {
    const frees = [50_000, 50_000];
    let hangs = false;
    const disks = frees.map(
      (_, nth): MeasureDisk =>
        () =>
          hangs && nth === 0
            ? new Promise(() => undefined)
            : Promise.resolve({ folder: `disk ${nth}`, free: frees[nth] ?? 0, total: 100_000, reusable: 0 }),
    );
    const reserve = watchReserve(disks, 10_000, testLog());
    onTestFinished(reserve.close);
    await reserve.look();
    hangs = true;
    frees[1] = 1;
    void reserve.look();
    await vi.waitFor(() => expect(reserve.isTouched()).toBe(true));
    frees[1] = 50_000;
    void reserve.look();
    await vi.waitFor(() => expect(reserve.isTouched()).toBe(false));
  });

  it('[RL-03.1] free pages of the database count for at most half of it', async () => {
    const room = { folder: 'disk', free: 6_000, total: 100_000, reusable: 90_000 };
    const reserve = watchReserve([async () => room], 10_000, testLog());
    onTestFinished(reserve.close);
    await reserve.look();
    expect(reserve.isTouched()).toBe(false);
    room.free = 4_999;
    await reserve.look();
    expect(reserve.isTouched()).toBe(true);
  });

  it.skipIf(!mayMount())(
    '[RL-03.1] [RL-03.8] the reserve is whole again after designs that filled the disk are removed',
    async () => {
      const disk = smallDisk(32);
      const db = await openDatabase({ engine: 'sqlite', folder: join(disk.folder, 'database') }, testClock());
      onTestFinished(() => db.close());
      const measure = diskOf(disk.folder, { folder: join(disk.folder, 'database'), bytes: () => freePageBytes(db) });
      const reserve = watchReserve([measure], 10_000_000, testLog());
      onTestFinished(reserve.close);
      const touched = async () => {
        await reserve.look();
        await reserve.look();
        return reserve.isTouched();
      };
      let kept = 0;
      const keep = () =>
        db.transact((tx) => {
          kept += 1;
          const row = { hash: `design ${kept}`, content: 'x'.repeat(500_000), bytes: 500_000 };
          return tx.insertInto('documents').values(row).execute();
        });
      while (!(await touched())) await keep();
      const left = (await measure())?.free ?? 0;
      await db.transact((tx) => tx.deleteFrom('documents').where('hash', 'like', 'design %').execute());
      expect(await touched()).toBe(false);
      // The next rows use the freed pages: only the growth of the log takes disk space.
      while (!(await touched())) await keep();
      expect((await measure())?.free).toBeGreaterThan(left - 2_000_000);
    },
  );

  it.skipIf(!mayMount())('[RL-03.1] the reserve is measured on a real disk', async () => {
    const disk = smallDisk(4);
    const reserve = watchReserve(
      [join(disk.folder, 'none'), disk.folder].map((folder) => diskOf(folder)),
      1_000_000,
      testLog(),
    );
    onTestFinished(reserve.close);
    await reserve.look();
    expect(reserve.isTouched()).toBe(false);
    disk.fill(900_000);
    await reserve.look();
    expect(reserve.isTouched()).toBe(true);
    disk.makeRoom();
    await reserve.look();
    expect(reserve.isTouched()).toBe(false);
  });
});
