import { join } from 'node:path';
import type { Supply } from '@cpc/contract';
import { type Disk, extensionOf, partOf, readText, remove, renameDurably, writeWhole } from '../files.ts';
import type { Found, Printer, PrinterCondition, PrintOutcome, PrintTask, Watch } from './printer.ts';
import { wait } from './wait.ts';

export interface SimulatedOptions {
  /** Where printed files are stored. */
  readonly directory: string;
  readonly seconds: number;
  readonly disk: Disk;
  /** UTC milliseconds. */
  readonly now: () => number;
}

const STEPS = 20;
/** The supplies of a small flatbed. */
const SUPPLIES: Supply[] = [
  { name: 'Cyan', colour: '#00AEEF', percent: 82 },
  { name: 'Magenta', colour: '#EC008C', percent: 64 },
  { name: 'Yellow', colour: '#FFF200', percent: 71 },
  { name: 'Black', colour: '#231F20', percent: 90 },
  { name: 'White', colour: '#FFFFFF', percent: 37 },
];

/**
 * A printer for demos. It takes as long as a real one, and it also prints on when the agent dies, because its progress
 * is the time since the file was written.
 */
export class SimulatedPrinter implements Printer {
  readonly #options: SimulatedOptions;

  constructor(options: SimulatedOptions) {
    this.#options = options;
  }

  async describe(): Promise<PrinterCondition> {
    return { ready: true, reasons: [], supplies: SUPPLIES, media: ['jig'], temperature: 38 };
  }

  async refusal(): Promise<undefined> {
    return undefined;
  }

  async print(task: PrintTask, watch: Watch): Promise<PrintOutcome> {
    const { directory, disk } = this.#options;
    await disk.mkdir(directory, { recursive: true });
    const file = join(directory, task.name + extensionOf(task.format));
    await disk.copyFile(task.file, partOf(file));
    await renameDurably(disk, partOf(file), file);
    await writeWhole(disk, this.#ticket(task.name), String(this.#options.now()));
    return this.follow(task.name, watch);
  }

  async find(name: string): Promise<Found> {
    const percent = await this.#percent(name);
    if (percent === undefined) return 'absent';
    return percent < 100 ? 'printing' : 'done';
  }

  async follow(name: string, watch: Watch): Promise<PrintOutcome> {
    for (;;) {
      const percent = await this.#percent(name);
      if (percent === undefined) return { kind: 'failed', reason: 'job-canceled-by-operator' };
      watch.progress(percent);
      if (percent >= 100) return { kind: 'done' };
      await wait(Math.max(10, (this.#options.seconds * 1000) / STEPS), watch.signal);
    }
  }

  async cancel(name: string): Promise<void> {
    if ((await this.find(name)) === 'printing') await remove(this.#options.disk, this.#ticket(name));
  }

  #ticket(name: string): string {
    return join(this.#options.directory, `${name}.started`);
  }

  async #percent(name: string): Promise<number | undefined> {
    const started = await readText(this.#options.disk, this.#ticket(name));
    if (started === undefined) return undefined;
    const share = (this.#options.now() - Number(started)) / (this.#options.seconds * 1000);
    return Math.round(Math.min(1, Math.max(0, share)) * 100);
  }
}
