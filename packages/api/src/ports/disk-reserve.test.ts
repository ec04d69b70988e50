import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testLog } from '../testing/services.ts';
import { mayMount } from '../testing/small-disk.ts';
import { smallDisk } from '../testing/test-disk.ts';
import { diskOf, type MeasureDisk, watchReserve } from './disk-reserve.ts';

/** A disk of 100 kB with so much free; undefined where it cannot be measured. */
function watched(bytes: number | undefined, ...frees: (number | undefined)[]) {
  const log = testLog();
  const disks = frees.map(
    (_, nth): MeasureDisk =>
      async () => {
        const free = frees[nth];
        if (free === undefined) throw new Error('the disk is away');
        return { folder: `disk ${nth}`, free, total: 100_000 };
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
  return { reserve, look, told: () => log.lines.filter(({ level }) => level === 'warn').map(({ what }) => what) };
}

describe('the reserve of free disk space', () => {
  it('[RL-03] is touched below its size, and the log says it once', async () => {
    const { look, told } = watched(10_000, 10_000);
    expect(await look(10_000)).toBe(false);
    expect(told()).toEqual([]);
    expect(await look(9_999)).toBe(true);
    expect(await look(5_000)).toBe(true);
    expect(told()).toEqual([expect.stringContaining('is low')]);
  });

  it('[RL-03] is whole again where a tenth more is free', async () => {
    const { look, told } = watched(10_000, 9_999);
    expect(await look(10_999)).toBe(true);
    expect(await look(11_000)).toBe(false);
    expect(await look(10_000)).toBe(false);
    expect(told()).toEqual([expect.stringContaining('is low'), expect.stringContaining('enough again')]);
  });

  it('[RL-03] counts on each disk, and not on one that is away', async () => {
    const { look } = watched(10_000, 50_000, 50_000);
    expect(await look(50_000, 1)).toBe(true);
    expect(await look(50_000, undefined)).toBe(false);
    expect(await look(undefined, undefined)).toBe(false);
    expect(await look(undefined, 1)).toBe(true);
  });

  it('[RL-03] is 5 % of a small disk, and can be turned off', async () => {
    const { look } = watched(undefined, 5_000);
    expect(await look(5_000)).toBe(false);
    expect(await look(4_999)).toBe(true);
    expect(await watched(0, 0).look(0)).toBe(false);
  });

  it('[RL-03] begins no second look beside one that hangs', async () => {
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

  it.skipIf(!mayMount())('[RL-03] is measured on a real disk', async () => {
    const disk = smallDisk(4);
    const reserve = watchReserve([join(disk.folder, 'none'), disk.folder].map(diskOf), 1_000_000, testLog());
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
