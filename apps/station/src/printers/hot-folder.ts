import { constants } from 'node:fs';
import { access, copyFile, readdir, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { EXTENSIONS, extensionOf, ifThere, renameDurably, syncFile } from '../files.ts';
import type { Found, Printer, PrinterCondition, PrintOutcome, PrintTask, Watch } from './printer.ts';
import { wait } from './wait.ts';

export interface HotFolderOptions {
  readonly directory: string;
  readonly pollMs: number;
  /** If a file is not taken within this time, the station is at fault, ms. */
  readonly untakenMs: number;
  /** UTC milliseconds. */
  readonly now: () => number;
}

/**
 * A folder that RIP software watches. The file is written under a temporary name and renamed, so the RIP never reads
 * half of it. A file that the RIP has taken may never be printed: a folder cannot tell, so a person does (SA-09).
 */
export class HotFolderPrinter implements Printer {
  readonly #options: HotFolderOptions;
  /** Cancelled jobs, and whether the file was removed before the RIP took it. */
  readonly #withdrawn = new Map<string, Promise<boolean>>();

  constructor(options: HotFolderOptions) {
    this.#options = options;
  }

  async describe(): Promise<PrinterCondition> {
    const { directory, untakenMs, now } = this.#options;
    try {
      await access(directory, constants.W_OK);
      const names = (await readdir(directory)).filter((name) => EXTENSIONS.some((end) => name.endsWith(end)));
      const found = await Promise.all(names.map((name) => ifThere(stat(join(directory, name)))));
      const untaken = found.some((file) => file !== undefined && now() - file.ctimeMs > untakenMs);
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
    const file = this.#path(task.name, extensionOf(task.format));
    try {
      await copyFile(task.file, this.#part(task.name));
      // Otherwise the name could survive a loss of power without the bytes, and the RIP would print an empty file.
      await syncFile(this.#part(task.name));
    } catch {
      await rm(this.#part(task.name), { force: true }).catch(() => undefined);
      return { kind: 'refused', reason: 'hot-folder-unreachable', retry: true };
    }
    await renameDurably(this.#part(task.name), file);
    return this.follow(task.name, watch);
  }

  /** The temporary name proves that the RIP never saw the file; without any name nothing is proved. */
  async find(name: string): Promise<Found> {
    if (await this.#lies(name)) return 'pending';
    return (await ifThere(stat(this.#part(name)))) ? 'absent' : 'unknown';
  }

  /** A folder that is unmounted takes its files along: a file that is missing then was not taken by the RIP. */
  async follow(name: string, watch: Watch): Promise<PrintOutcome> {
    const medium = await this.#medium();
    while (await this.#lies(name)) {
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

  /** Whether this call removed the file: `unlink` fails if the RIP was faster, `rm` does not always. */
  async #removed(name: string): Promise<boolean> {
    const removed = await Promise.all(EXTENSIONS.map((end) => ifThere(unlink(this.#path(name, end)).then(() => true))));
    return removed.includes(true);
  }

  /**
   * The device id of the folder's file system. If a share or a stick is unmounted, an empty folder of the same name is
   * on another one.
   */
  async #medium(): Promise<number | undefined> {
    return (await ifThere(stat(this.#options.directory)))?.dev;
  }

  async #lies(name: string): Promise<boolean> {
    const found = await Promise.all(EXTENSIONS.map((end) => ifThere(stat(this.#path(name, end)))));
    return found.some((file) => file !== undefined);
  }

  #path(name: string, end: string): string {
    return join(this.#options.directory, name + end);
  }

  #part(name: string): string {
    return join(this.#options.directory, `.${name}.part`);
  }
}
