import { constants, type Stats } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  type Disk,
  EXTENSIONS,
  extensionOf,
  ifThere,
  isRefusal,
  partOf,
  remove,
  rename,
  syncFile,
  syncFolderOf,
  tryToWrite,
} from '../files.ts';
import type { Found, Printer, PrinterCondition, PrintOutcome, PrintTask, Watch } from './printer.ts';
import { wait } from './wait.ts';

export interface HotFolderOptions {
  readonly disk: Disk;
  /** Not the root of a volume or a share: the folder for unfinished files is beside it. */
  readonly directory: string;
  readonly pollMs: number;
  /** If a file is not taken within this time, the station is at fault, ms. */
  readonly untakenMs: number;
  /** UTC milliseconds. */
  readonly now: () => number;
}

const NOTHING = new Uint8Array();

/**
 * A folder that RIP software watches. The file is written beside it and moved in, so the RIP never sees half of it, nor
 * a change of its name. A file that the RIP has taken may never be printed: a folder cannot tell, so a person does (SA-09).
 */
export class HotFolderPrinter implements Printer {
  readonly namesByTitle = true;
  readonly #options: HotFolderOptions;
  /** Cancelled jobs, and whether the file was removed before the RIP took it. */
  readonly #withdrawn = new Map<string, Promise<boolean>>();

  /** Beside the hot folder, so on the same volume: only there a file can be moved as a whole. */
  readonly #staging: string;
  #probes = 0;

  constructor(options: HotFolderOptions) {
    this.#options = options;
    this.#staging = join(dirname(options.directory), `${basename(options.directory)}-staging`);
  }

  async describe(): Promise<PrinterCondition> {
    const { disk, directory, untakenMs, now } = this.#options;
    try {
      // Windows says yes for every folder that is there, but in this one every file is for the RIP.
      await disk.access(directory, constants.W_OK);
      await this.#stage();
      await tryToWrite(disk, join(this.#staging, `probe-${(this.#probes += 1)}`), NOTHING);
      const names = (await disk.readdir(directory)).filter((name) => EXTENSIONS.some((end) => name.endsWith(end)));
      const found = await Promise.all(names.map((name) => this.#sight(join(directory, name))));
      const untaken = found.some((file) => typeof file === 'object' && now() - file.ctimeMs > untakenMs);
      return untaken ? { ready: false, reasons: ['hot-folder-not-emptied'] } : { ready: true, reasons: [] };
    } catch {
      return { ready: false, reasons: ['hot-folder-unreachable'] };
    }
  }

  async refusal(): Promise<{ reason: string; retry: boolean } | undefined> {
    const { ready, reasons } = await this.describe();
    return ready ? undefined : { reason: reasons[0] ?? 'hot-folder-unreachable', retry: true };
  }

  async print(task: PrintTask, watch: Watch): Promise<PrintOutcome> {
    const { disk } = this.#options;
    const file = this.#path(task.name, extensionOf(task.format));
    const part = this.#part(task.name);
    try {
      await this.#stage();
      await disk.copyFile(task.file, part);
      // Otherwise the name could survive a loss of power without the bytes, and the RIP would print an empty file.
      await syncFile(disk, part);
    } catch {
      await remove(disk, part).catch(() => undefined);
      return { kind: 'refused', reason: 'hot-folder-unreachable', retry: true };
    }
    await rename(disk, part, file);
    // The RIP has the file. If the disk forgets the move, the temporary name is there again.
    await syncFolderOf(disk, file).catch(() => undefined);
    return this.follow(task.name, watch);
  }

  /** The temporary name proves that the RIP never saw the file; without any name nothing is proved. */
  async find(name: string): Promise<Found> {
    const [lies, part] = [await this.#lies(name), await this.#sight(this.#part(name))];
    if (lies === true) return 'pending';
    return lies === false && typeof part === 'object' ? 'absent' : 'unknown';
  }

  /** A folder that is unmounted takes its files along: a file that is missing then was not taken by the RIP. */
  async follow(name: string, watch: Watch): Promise<PrintOutcome> {
    const medium = await this.#medium();
    while ((await this.#lies(name)) !== false) {
      const { ready } = await this.describe();
      watch.seen({ shows: '', needsPeople: !ready, idle: false });
      await wait(this.#options.pollMs, watch.signal);
    }
    if (await this.#withdrawn.get(name)) return { kind: 'failed', reason: 'job-canceled' };
    const isSame = medium !== undefined && medium === (await this.#medium());
    return isSame ? { kind: 'taken' } : { kind: 'unclear', reason: 'hot-folder-unreachable' };
  }

  async cancel(name: string): Promise<void> {
    const before = this.#withdrawn.get(name) ?? Promise.resolve(false);
    const removed = before.then((was) => was || this.#removed(name));
    // Set before the result is known: `follow` sees the missing file at once, and waits to learn who removed it.
    this.#withdrawn.set(
      name,
      removed.catch(() => false),
    );
    await removed;
  }

  /** Whether this call removed the file, and not the RIP. */
  async #removed(name: string): Promise<boolean> {
    const { disk } = this.#options;
    return (await Promise.all(EXTENSIONS.map((end) => remove(disk, this.#path(name, end))))).includes(true);
  }

  /**
   * The device id of the folder's file system. If a share or a stick is unmounted, an empty folder of the same name is
   * on another one.
   */
  async #medium(): Promise<number | undefined> {
    return (await ifThere(this.#options.disk.stat(this.#options.directory)))?.dev;
  }

  /** Makes the folder for unfinished files. @throws if it cannot, or if the hot folder is on a volume of its own */
  async #stage(): Promise<void> {
    const { disk, directory } = this.#options;
    await disk.mkdir(this.#staging).catch(async (error: unknown) => {
      if (!(await ifThere(disk.stat(this.#staging)))) throw error;
    });
    const [staging, hot] = [await disk.stat(this.#staging), await disk.stat(directory)];
    if (staging.dev !== hot.dev) throw new Error(`expected ${this.#staging} on the volume of the hot folder`);
  }

  /** Whether the file is in the hot folder, as far as the disk says. */
  async #lies(name: string): Promise<boolean | 'unsaid'> {
    const found = await Promise.all(EXTENSIONS.map((end) => this.#sight(this.#path(name, end))));
    if (found.some((file) => typeof file === 'object')) return true;
    return found.includes('unsaid') ? 'unsaid' : false;
  }

  /** A file; undefined if there is none; 'unsaid' while somebody holds it so that Windows does not tell. */
  #sight(path: string): Promise<Stats | 'unsaid' | undefined> {
    return ifThere(this.#options.disk.stat(path)).catch((error: unknown) => {
      if (isRefusal(error)) return 'unsaid';
      throw error;
    });
  }

  #path(name: string, end: string): string {
    return join(this.#options.directory, name + end);
  }

  #part(name: string): string {
    return join(this.#staging, partOf(name));
  }
}
