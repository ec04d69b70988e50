import { basename, join } from 'node:path';
import { freePort, type IppPeer, startIppPeer } from '@cpc/testkit';

/**
 * A printer that is killed now and then. Each life keeps its documents separately, and remembers nothing of the last.
 */
export interface PrinterLives {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** kill -9 of the printer's process. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Every document of a print job that reached the printer, in any life. */
  readonly receivedOf: (jobId: string) => Promise<readonly string[]>;
  /** The number of documents per print job, over all lives. */
  readonly received: () => Promise<ReadonlyMap<string, number>>;
}

export async function printerLives(folder: string, jobSeconds: number): Promise<PrinterLives> {
  const port = await freePort();
  const lives: IppPeer[] = [];
  let running: IppPeer | undefined;
  const documents = async () => (await Promise.all(lives.map((life) => life.documents()))).flat();
  return {
    url: `ipp://localhost:${port}/ipp/print`,
    async start() {
      running ??= await startIppPeer({ dir: join(folder, `life-${lives.length + 1}`), port, jobSeconds });
      if (lives.at(-1) !== running) lives.push(running);
    },
    async kill() {
      const killed = running;
      running = undefined;
      await killed?.kill();
      await killed?.stop();
    },
    async stop() {
      await running?.stop();
      running = undefined;
    },
    receivedOf: async (jobId) => (await documents()).filter((file) => jobOf(file) === jobId),
    async received() {
      const counts = new Map<string, number>();
      for (const file of await documents()) counts.set(jobOf(file), (counts.get(jobOf(file)) ?? 0) + 1);
      return counts;
    },
  };
}

/**
 * The printer names a document `<its own number>-<name of the job>.<ending>`; the agent names a job `<job>-<fence>`.
 */
const jobOf = (file: string): string => /^\d+-(.+)-\d+\.\w+$/.exec(basename(file))?.[1] ?? basename(file);
