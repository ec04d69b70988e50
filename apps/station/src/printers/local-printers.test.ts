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

describe('the simulated printer', () => {
  const printer = (seconds: number, now = Date.now) =>
    new SimulatedPrinter({ directory: join(folder, 'printed'), seconds, now });

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

describe('the hot folder', () => {
  const directory = () => join(folder, 'hot');
  const printer = (now = Date.now) =>
    new HotFolderPrinter({ directory: directory(), pollMs: 10, untakenMs: 60_000, now });
  beforeEach(() => mkdir(directory()));

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
      expect(forced).toEqual(['.job-1.part', 'hot']);
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
    await writeFile(join(directory(), '.job-1.part'), 'half');
    expect(await printer().find('job-1')).toBe('absent');
  });

  it('[SA-04.3] is at fault when the folder is unavailable or the RIP takes nothing', async () => {
    await writeFile(join(directory(), 'job-0.pdf'), BYTES);
    expect(await printer().describe()).toEqual({ ready: true, reasons: [] });
    expect(await printer(() => Date.now() + 61_000).describe()).toEqual({
      ready: false,
      reasons: ['hot-folder-not-emptied'],
    });
    await rm(directory(), { recursive: true });
    expect(await printer().describe()).toEqual({ ready: false, reasons: ['hot-folder-unreachable'] });
    expect(await printer().print(task, watching())).toMatchObject({ kind: 'refused', retry: true });
  });
});
