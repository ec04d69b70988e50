import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobEvent } from '@cpc/contract';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { runAgent } from '../agent.ts';
import { DISK } from '../files.ts';
import { IppConnection } from '../ipp/connection.ts';
import { OPERATION } from '../ipp/message.ts';
import { IppPrinter } from '../printers/ipp-printer.ts';
import { ServerLink } from '../server-link.ts';
import { steadyTime } from '../steady.ts';
import { startContractServer } from './contract-server.ts';
import { getJobAttributes, getJobs, type Lost, ODDITIES, printJob, startOddPrinter } from './odd-printer.ts';
import { QUICK } from './timing.ts';

const TIMING = { ...QUICK, describeMs: 20, retryMs: 2, retries: 5, dischargeMs: 0, stopMs: 0, syncMs: 1_000 };
const PATIENT = { timeout: 30_000, interval: 2 };
const DOCUMENT = Buffer.from('%PDF-1.7\nmine\n%%EOF\n');
const ENDS: readonly (JobEvent['kind'] | undefined)[] = ['placed', 'unsure', 'faulted', 'released'];

/** One order on an odd printer, with a bad network to it, and with an agent that is killed. */
export interface OddRun {
  readonly oddity: keyof typeof ODDITIES;
  /** What is lost of the nth request of an operation. */
  readonly lost: readonly { readonly operation: number; readonly nth: number; readonly what: Lost }[];
  /** Where the agent is killed, one life after the other: at the nth event of its log, or of an operation. */
  readonly kills: readonly { readonly at: string | number; readonly nth: number; readonly what: Lost }[];
}

const NAMES = Object.keys(ODDITIES) as (keyof typeof ODDITIES)[];
const LOSABLE = [printJob, printJob, getJobs, getJobAttributes, OPERATION.getPrinterAttributes] as const;
const LOGGED = ['job.leased', 'print.sending', 'printer.asked', 'print.ended', 'printer.refuses'] as const;
const what = fc.constantFrom<Lost>('request', 'answer');
const nth = fc.constantFrom(1, 1, 2, 3);

export const oddRun: fc.Arbitrary<OddRun> = fc.record({
  oddity: fc.constantFrom(...NAMES),
  lost: fc.array(fc.record({ operation: fc.constantFrom(...LOSABLE), nth, what }), { maxLength: 4 }),
  kills: fc.array(fc.record({ at: fc.constantFrom(...LOSABLE, ...LOGGED), nth, what }), { maxLength: 2 }),
});

/**
 * Runs it to the order's last event. A kill cuts every way of the agent at once: its key is refused, the printer hears
 * nothing of it any more, and the next life starts from the journal.
 */
export async function runOdd({ oddity, lost, kills }: OddRun): Promise<{ end: JobEvent | undefined; prints: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'odd-run-'));
  const server = await startContractServer();
  const device = await startOddPrinter(ODDITIES[oddity]);
  device.addJob('of another');
  server.addJob('mine', DOCUMENT);
  const asked = new Map<number, number>();
  try {
    for (let life = 0; ; life += 1) {
      const kill = kills[life];
      const stop = new AbortController();
      let left = kill?.nth ?? 0;
      const isKilledAt = (at: string | number) => {
        if (kill === undefined || stop.signal.aborted || at !== kill.at || (left -= 1) > 0) return false;
        server.keys.clear();
        device.life = -1;
        stop.abort();
        return true;
      };
      server.keys.add(String(life));
      device.life = life;
      device.lose = (operation) => {
        const count = (asked.get(operation) ?? 0) + 1;
        asked.set(operation, count);
        const fault = lost.find((each) => each.operation === operation && each.nth === count)?.what;
        return isKilledAt(operation) ? kill?.what : fault;
      };
      const link = new ServerLink(server.url, String(life));
      const running = runAgent(
        {
          link,
          printer: new IppPrinter(new IppConnection(device.url(life)), { pollMs: 1, missedPolls: 5 }),
          disk: DISK,
          directory: folder,
          bays: ['A1'],
          timing: TIMING,
          log: (event) => void isKilledAt(event),
          now: Date.now,
          steady: steadyTime(),
          version: 'test',
          ready: () => undefined,
        },
        stop.signal,
      ).catch(() => undefined);
      const end = () => server.events('mine').at(-1);
      await vi.waitFor(() => {
        if (!stop.signal.aborted && !ENDS.includes(end()?.kind)) throw new Error(`the order is ${end()?.kind}`);
      }, PATIENT);
      const wasKilled = stop.signal.aborted;
      stop.abort();
      await running;
      await link.close();
      if (!wasKilled) return { end: end(), prints: device.jobs.filter(({ name }) => name.startsWith('mine')).length };
      // A lease that a killed agent took and did not use lapses.
      await vi.waitFor(async () => expect(await server.isLeft()).toBe(true), PATIENT);
      if (end() === undefined) server.leaseAgain('mine');
    }
  } finally {
    device.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What no run may break. */
export async function holds(run: OddRun): Promise<boolean> {
  const { end, prints } = await runOdd(run);
  return prints <= 1 && (end?.kind !== 'placed' || prints === 1);
}
