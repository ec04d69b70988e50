import { watch as watchFolder } from 'node:fs';
import {
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DISKS, diskOf } from '../testing/windows-disk.ts';
import type { Disk } from '../files.ts';
import { HotFolderPrinter } from './hot-folder.ts';
import type { PrintTask, Watch } from './printer.ts';
import { SimulatedPrinter } from './simulated.ts';

const BYTES = 'what was drawn';
let folder: string;
let task: PrintTask;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'printers-'));
  task = { name: 'job-1', file: join(folder, 'in.pdf'), format: 'application/pdf', width: 80, height: 165 };
  await writeFile(task.file, BYTES);
});
afterEach(() => rm(folder, { recursive: true }));

const watching = (): Watch & { percents: number[]; leave: () => void } => {
  const percents: number[] = [];
  const leaving = new AbortController();
  const progress = (percent: number) => void percents.push(percent);
  return {
    percents,
    signal: leaving.signal,
    leave: () => leaving.abort(),
    progress,
    taken: () => undefined,
    seen: () => undefined,
  };
};

describe.each(DISKS)('the simulated printer on a %s disk', (kind) => {
  const printer = (seconds: number, now = Date.now) =>
    new SimulatedPrinter({ disk: diskOf(kind), directory: join(folder, 'printed'), seconds, now });

  it('[SA-04.3] [SA-04.4] reports progress and stores the file unchanged', async () => {
    const watch = watching();
    expect(await printer(0.3).print(task, watch)).toEqual({ kind: 'done' });
    expect(watch.percents).toEqual([...watch.percents].sort((a, b) => a - b));
    expect(watch.percents.at(-1)).toBe(100);
    expect(await readFile(join(folder, 'printed', 'job-1.pdf'), 'utf8')).toBe(BYTES);
  });

  it('[SA-03.3] prints on while nobody watches', async () => {
    let time = 0;
    const watch = watching();
    watch.leave();
    await expect(printer(10, () => time).print(task, watch)).rejects.toThrow('aborted');
    expect(await printer(10, () => time).find('job-1')).toBe('printing');
    time = 10_000;
    expect(await printer(10, () => time).find('job-1')).toBe('done');
    expect(await printer(10, () => time).find('job-2')).toBe('absent');
  });

  it('can be cancelled', async () => {
    const device = printer(30);
    const printed = device.print(task, watching());
    await expect.poll(() => device.find('job-1')).toBe('printing');
    await device.cancel('job-1');
    expect(await printed).toMatchObject({ kind: 'failed' });
  });
});

describe.each(DISKS)('the hot folder on a %s disk', (kind) => {
  let disk: Disk;
  const directory = () => join(folder, 'hot');
  const printer = (now = Date.now) =>
    new HotFolderPrinter({ disk, directory: directory(), pollMs: 10, untakenMs: 60_000, now });
  beforeEach(() => {
    disk = diskOf(kind);
    return mkdir(directory());
  });

  it('[SA-04.3] [SA-09] the RIP sees only whole files, and a file that it took is taken, not printed', async () => {
    const device = printer();
    const printed = device.print(task, watching());
    const hot = join(directory(), 'job-1.pdf');
    await expect.poll(() => readFile(hot, 'utf8')).toBe(BYTES);
    expect(await readdir(directory())).toEqual(['job-1.pdf']);
    expect(await device.find('job-1')).toBe('pending');
    await rename(hot, join(folder, 'taken.pdf'));
    expect(await printed).toEqual({ kind: 'taken' });
  });

  it('[SA-04.3] [SA-14] nothing but whole files ever appears in the folder', async () => {
    const device = printer();
    const hot = join(directory(), 'job-1.pdf');
    const seen = new Set<string>();
    const look = watchFolder(directory(), (_, name) => void seen.add(String(name)));
    onTestFinished(() => look.close());
    expect(await device.describe()).toEqual({ ready: true, reasons: [] });
    const printed = device.print(task, watching());
    await expect.poll(() => readFile(hot, 'utf8')).toBe(BYTES);
    await rm(hot);
    expect(await printed).toEqual({ kind: 'taken' });
    expect([...seen]).toEqual(['job-1.pdf']);
    expect(await readdir(`${directory()}-staging`)).toEqual([]);
  });

  it('[SA-03.2] [SA-14] a file that the disk does not tell about proves nothing, and is followed until it is gone', async () => {
    const untold = new Set<string>();
    const stat: Disk['stat'] = (path) =>
      untold.has(path) ? Promise.reject(Object.assign(new Error('held'), { code: 'EPERM' })) : disk.stat(path);
    const device = new HotFolderPrinter({
      disk: { ...disk, stat },
      directory: directory(),
      pollMs: 10,
      untakenMs: 60_000,
      now: Date.now,
    });
    const [hot, part] = [join(directory(), 'job-1.pdf'), join(`${directory()}-staging`, 'job-1.part')];
    await mkdir(`${directory()}-staging`);
    await writeFile(part, BYTES);
    untold.add(hot);
    expect(await device.find('job-1')).toBe('unknown');
    const followed = device.follow('job-1', watching());
    expect(await Promise.race([followed, device.describe()])).toEqual({ ready: true, reasons: [] });
    untold.delete(hot);
    expect(await followed).toEqual({ kind: 'taken' });
    untold.add(part);
    expect(await device.find('job-1')).toBe('unknown');
  });

  it.skipIf(process.platform !== 'linux')(
    '[SA-03.1] [SA-04.3] a file gets its final name only after its bytes are on disk',
    async () => {
      const handle = await open(task.file);
      onTestFinished(() => handle.close());
      const files = Object.getPrototypeOf(handle) as FileHandle;
      const sync = Reflect.get(files, 'sync') as FileHandle['sync'];
      const forced: string[] = [];
      const disk = vi.spyOn(files, 'sync').mockImplementation(async function (this: FileHandle) {
        forced.push(basename(await readlink(`/proc/self/fd/${this.fd}`)));
        return Reflect.apply(sync, this, []);
      });
      onTestFinished(() => disk.mockRestore());
      const printed = printer().print(task, watching());
      await expect.poll(() => readdir(directory())).toEqual(['job-1.pdf']);
      await rm(join(directory(), 'job-1.pdf'));
      expect(await printed).toEqual({ kind: 'taken' });
      expect(forced).toEqual(['job-1.part', ...(kind === 'plain' ? ['hot'] : [])]);
    },
  );

  it.each([
    ['image/tiff', 'job-1.tif'],
    ['image/png', 'job-1.png'],
  ] as const)('[SA-04.3] %s is printed too, as %s', async (format, name) => {
    const device = printer();
    const printed = device.print({ ...task, format }, watching());
    await expect.poll(() => readdir(directory())).toEqual([name]);
    expect(await device.find('job-1')).toBe('pending');
    await rm(join(directory(), name));
    expect(await printed).toEqual({ kind: 'taken' });
  });

  it('[SA-03.2] [SA-04.3] a folder that is unmounted with its file printed nothing, and continues when remounted', async () => {
    const device = printer();
    const printed = device.print(task, watching());
    await expect.poll(() => device.find('job-1')).toBe('pending');
    await rename(directory(), join(folder, 'away'));
    expect(await printed).toEqual({ kind: 'unclear', reason: 'hot-folder-unreachable' });
    expect(await device.find('job-1')).toBe('unknown');
    await rename(join(folder, 'away'), directory());
    const followed = device.follow('job-1', watching());
    await rm(join(directory(), 'job-1.pdf'));
    expect(await followed).toEqual({ kind: 'taken' });
  });

  it('[SA-03.1] [PA-06.4] a file that is removed before the RIP takes it was not printed', async () => {
    const device = printer();
    const printed = device.print(task, watching());
    await expect.poll(() => device.find('job-1')).toBe('pending');
    await device.cancel('job-1');
    expect(await printed).toEqual({ kind: 'failed', reason: 'job-canceled' });
    expect(await readdir(directory())).toEqual([]);
  });

  it('[SA-03.2] [PA-06.4] a file that the RIP takes is taken, even if cancelled too late or in vain', async () => {
    const device = printer();
    const hot = join(directory(), 'job-1.pdf');
    // A directory, which cannot be removed as a file.
    await mkdir(hot);
    const followed = device.follow('job-1', watching());
    await expect(device.cancel('job-1')).rejects.toThrow(/EISDIR|ENOTDIR|EPERM|ERR_FS|is a directory/i);
    await rename(hot, join(folder, 'taken'));
    expect(await followed).toEqual({ kind: 'taken' });
    for (let n = 0; n < 40; n += 1) {
      await writeFile(hot, BYTES);
      const raced = printer();
      const taking = rename(hot, join(folder, 'taken.pdf')).then(
        () => 'taken',
        () => 'failed',
      );
      const ended = raced.follow('job-1', watching());
      const [kind] = await Promise.all([taking, raced.cancel('job-1')]);
      expect(await ended).toMatchObject({ kind });
      expect(await raced.follow('job-1', watching())).toMatchObject({ kind });
    }
  });

  it('[SA-03.2] a missing file proves nothing; a temporary name proves it was never seen', async () => {
    expect(await printer().find('job-1')).toBe('unknown');
    await mkdir(`${directory()}-staging`);
    await writeFile(join(`${directory()}-staging`, 'job-1.part'), 'half');
    expect(await printer().find('job-1')).toBe('absent');
  });

  it('[SA-14] is at fault when the folder is a volume of its own: then no whole file can be moved in', async () => {
    const { stat } = disk;
    disk = { ...disk, stat: async (path) => Object.assign(await stat(path), path === directory() && { dev: -1 }) };
    expect(await printer().describe()).toEqual({ ready: false, reasons: ['hot-folder-unreachable'] });
    expect(await printer().print(task, watching())).toMatchObject({ kind: 'refused', retry: true });
    expect(await readdir(directory())).toEqual([]);
  });

  it('[SA-04.3] [SA-14] is at fault when nothing can be written, the folder is unavailable or the RIP takes nothing', async () => {
    await writeFile(join(directory(), 'job-0.pdf'), BYTES);
    expect(await printer().describe()).toEqual({ ready: true, reasons: [] });
    expect(await printer(() => Date.now() + 61_000).describe()).toEqual({
      ready: false,
      reasons: ['hot-folder-not-emptied'],
    });
    await rm(`${directory()}-staging`, { recursive: true });
    await writeFile(`${directory()}-staging`, 'no folder');
    expect(await printer().describe()).toEqual({ ready: false, reasons: ['hot-folder-unreachable'] });
    await rm(`${directory()}-staging`);
    await rm(directory(), { recursive: true });
    expect(await printer().describe()).toEqual({ ready: false, reasons: ['hot-folder-unreachable'] });
    expect(await printer().print(task, watching())).toMatchObject({ kind: 'refused', retry: true });
  });
});
