import { join } from 'node:path';
import type { JobEvent } from '@cpc/contract';
import { brand, type PrintJobId } from '@cpc/domain';
import { type Disk, ifThere, readText } from './files.ts';
import { type Log, messageOf } from './log.ts';
import { wait } from './printers/wait.ts';
import { CallRefused, isKeyRefused, type ServerLink } from './server-link.ts';

interface RipLogPorts {
  readonly link: ServerLink;
  readonly disk: Disk;
  readonly log: Log;
  /** UTC milliseconds. */
  readonly now: () => number;
}

/** Older results were told long ago, or nobody waits for them. */
const MAX_AGE_MS = 2 * 24 * 3_600_000;

/**
 * Tells the server what Mimaki RasterLink says about the files that it took (SA-09). RasterLink writes a CSV file for each
 * result into a folder. A file's name ends with its print job and lease, so nothing is kept here: after a restart the last
 * results are told again, which changes nothing.
 * @throws the signal's reason; CallRefused when the station's key is no longer accepted
 */
export async function readRipLog(folder: string, pollMs: number, ports: RipLogPorts, signal: AbortSignal) {
  const told = new Map<string, number>();
  for (;;) {
    const names = (await orLater(ports, signal, () => ports.disk.readdir(folder))) ?? [];
    // A file that cannot be read keeps back no other.
    for (const name of names.filter((each) => each.toLowerCase().endsWith('.csv')))
      await orLater(ports, signal, () => tellNew(folder, name, told, ports, signal));
    await wait(pollMs, signal);
  }
}

/** What fails is tried again at the next look. */
async function orLater<T>({ log }: RipLogPorts, signal: AbortSignal, act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    signal.throwIfAborted();
    if (isKeyRefused(error)) throw error;
    log('rip-log.delayed', { error: messageOf(error) });
    return undefined;
  }
}

async function tellNew(
  folder: string,
  name: string,
  told: Map<string, number>,
  ports: RipLogPorts,
  signal: AbortSignal,
): Promise<void> {
  const path = join(folder, name);
  const at = (await ifThere(ports.disk.stat(path)))?.mtimeMs ?? 0;
  if (told.get(name) === at || at < ports.now() - MAX_AGE_MS) return;
  for (const result of resultsIn((await readText(ports.disk, path)) ?? '')) await tell(result, ports, signal);
  told.set(name, at);
}

/** What a RIP says about one file. */
export interface RipResult {
  readonly job_id: PrintJobId;
  readonly fence: number;
  readonly printed: boolean;
  readonly detail: string;
}

/** The end of a name that `run-job.ts` gives: a print job and the number of its lease. */
const OURS = /(?:^|_)([0-9a-z]{26})-(\d{1,9})\.[a-z]{3,4}$/i;

/**
 * The results about our own files in a result file of RasterLink. `OK` alone may be the result of the RIP: only with the
 * time at which printing ended it says that the file was printed.
 */
export function resultsIn(csv: string): readonly RipResult[] {
  const [head = [], ...rows] = csv.split(/\r?\n/).map(cellsOf);
  const columns = ['KEY_FILENAME', 'KEY_RESULT', 'KEY_PRINT_E_TIME', 'KEY_RESULT_DETAIL'].map((key) =>
    head.indexOf(key),
  );
  return rows.flatMap((row) => {
    const [name = '', result, printedAt = '', detail = ''] = columns.map((column) => row[column]);
    const [, job, fence] = OURS.exec(name) ?? [];
    const printed = result === 'OK' && printedAt !== '';
    if (job === undefined || !(printed || result === 'NG')) return [];
    return [{ job_id: brand<PrintJobId>(job.toLowerCase()), fence: Number(fence), printed, detail }];
  });
}

/** A name of ours has no comma, so rows about our files need no more. */
const cellsOf = (line: string): string[] =>
  line.split(',').map((cell) =>
    cell
      .replace(/^\uFEFF/, '')
      .trim()
      .replaceAll(/^"|"$/g, ''),
  );

/** Above every number that a lease's own events reach. A print that failed may still be printed by a second try. */
const FIRST_SEQ = 1_000_000;
const ENDED = ['finished', 'discharging', 'placed'] as const;

async function tell(
  { job_id, fence, printed, detail }: RipResult,
  { link, log, now }: RipLogPorts,
  signal: AbortSignal,
) {
  const event = (seq: number, kind: JobEvent['kind'], reason = ''): JobEvent => {
    return { seq, kind, percent: printed ? 100 : 0, reason, bay: '', at: now() };
  };
  const events = printed
    ? ENDED.map((kind, index) => event(FIRST_SEQ + 1 + index, kind))
    : [event(FIRST_SEQ, 'faulted', `rip-says ${detail}`.slice(0, 100).trim())];
  try {
    await link.call('PrintJob.report', { job_id, fence, events }, signal);
    log('rip-log.told', { job: job_id, fence, detail: printed ? 'printed' : detail });
  } catch (error) {
    if (!(error instanceof CallRefused) || isKeyRefused(error)) throw error;
    // A person was faster, or the file is of another station.
    log('rip-log.refused', { job: job_id, fence, error: messageOf(error) });
  }
}
