import { join } from 'node:path';
import type { StationId } from '@cpc/domain';
import { type Disk, tryToWrite } from './files.ts';
import { Heartbeat } from './heartbeat.ts';
import type { JobPorts } from './job-run.ts';
import { Journal } from './journal.ts';
import { type Log, messageOf } from './log.ts';
import { openCounter } from './pickups/counter.ts';
import { Pickups } from './pickups/pickups.ts';
import { readRipLog } from './rip-log.ts';
import { wait } from './printers/wait.ts';
import type { Printer } from './printers/printer.ts';
import { STUCK } from './print-certainly.ts';
import { runJob } from './run-job.ts';
import { isDiskFault, isKeyRefused, LinkDown, type ServerLink } from './server-link.ts';
import type { PrinterSearch } from './printer-search/printer-search.ts';
import type { Steady } from './steady.ts';
import type { AgentTiming } from './timing.ts';
import { AgentRestarts, type RemoteCare } from './remote-care/remote-care.ts';
import type { RemoteLog } from './remote-log.ts';
import { type Updater, VersionSwitched } from './update/updater.ts';

export interface CounterSettings {
  readonly stationId: StationId;
  /** The server, with the key of the station's display. */
  readonly screen: ServerLink;
  /** The origin of the display's pages, and the port of this computer on which the station serves them. */
  readonly origin: string;
  readonly port: number;
}

export interface AgentPorts {
  readonly link: ServerLink;
  readonly printer: Printer;
  readonly disk: Disk;
  /** The station's own directory. */
  readonly directory: string;
  readonly bays: readonly string[];
  readonly timing: AgentTiming;
  readonly log: Log;
  /** UTC milliseconds, from the calendar clock. */
  readonly now: () => number;
  readonly steady: Steady;
  readonly version: string;
  /** Settings for handing over items while the server is down; undefined if nobody picks up here. */
  readonly counter?: CounterSettings;
  /** The folder in which the RIP says what it printed; undefined if it has none. */
  readonly ripLog?: string | undefined;
  /** Versions that the server wishes; undefined if this agent stays as it is. */
  readonly update?: Updater;
  /** Logs that an operator asks for; undefined if none are kept. */
  readonly remoteLog?: RemoteLog;
  /** Acts of care that an operator asks for; undefined if none are done. */
  readonly remoteCare?: RemoteCare;
  /** Looks for printers when somebody asks for that; undefined if the printer stays as it is. */
  readonly printerSearch?: PrinterSearch;
  /** Called once, when the server has received the first heartbeat. */
  readonly ready: () => void | Promise<void>;
}

/**
 * The main loop of the station: lease, fetch, print, report. After any error it starts again from the journal. Resolves
 * after a clean stop by the signal.
 * @throws CallRefused when the station's key is no longer accepted; VersionSwitched; AgentRestarts; JournalBroken
 */
export async function runAgent(ports: AgentPorts, stop: AbortSignal): Promise<void> {
  const files = join(ports.directory, 'files');
  await ports.disk.mkdir(files, { recursive: true });
  const journal = await Journal.open(join(ports.directory, 'journal.ndjson'), ports.disk);
  const heartbeat = new Heartbeat(ports);
  const hangs = (isStuck: boolean) => heartbeat.fault('print', isStuck ? STUCK : undefined);
  const failed = new AbortController();
  const signal = AbortSignal.any([stop, failed.signal]);
  try {
    const untilStopped = [
      beatFromTheStart(heartbeat, ports, signal),
      work({ ...ports, directory: files, journal, signal, hangs }, heartbeat, ports),
      handOver(ports, journal, signal),
      ...(ports.ripLog === undefined ? [] : [readRipLog(ports.ripLog, ports.timing.syncMs, ports, signal)]),
      ports.remoteCare?.run(ports.timing.describeMs, signal) ?? Promise.resolve(),
    ].map((task) => task.catch((error: unknown) => failed.abort(error)));
    await Promise.all(untilStopped);
    if (!stop.aborted) failed.signal.throwIfAborted();
  } finally {
    await journal.close();
  }
}

async function beatFromTheStart(heartbeat: Heartbeat, ports: AgentPorts, signal: AbortSignal): Promise<void> {
  while (!(await heartbeat.beat(signal))) await wait(ports.timing.retryMs, signal);
  await ports.ready();
  await heartbeat.run(signal);
}

/** Keeps the bays and the server's list of them in step, and serves the station's own pickup counter. */
async function handOver(ports: AgentPorts, journal: Journal, signal: AbortSignal): Promise<void> {
  const { counter, link, log, now, timing } = ports;
  if (!counter) return;
  const pickups = new Pickups({ journal, link, log, now, ...counter });
  const server = await openCounter(pickups, { ...counter, log });
  try {
    for (;;) {
      try {
        await pickups.sync(signal);
      } catch (error) {
        signal.throwIfAborted();
        if (isKeyRefused(error)) throw error;
        log('pickups.delayed', { error: messageOf(error) });
      }
      await wait(timing.syncMs, signal);
    }
  } finally {
    server.close();
  }
}

type Between = Pick<AgentPorts, 'update' | 'remoteCare' | 'printerSearch'>;

async function work(
  ports: JobPorts,
  heartbeat: Heartbeat,
  { update, remoteCare, printerSearch }: Between,
): Promise<void> {
  for (;;) {
    try {
      await resume(ports, heartbeat);
      // Nothing prints now, and nothing is leased.
      if (update?.isStaged) await update.switchOver();
      await remoteCare?.actBetweenPrints(ports.signal);
      await printerSearch?.changeBetweenPrints(ports.signal, () => heartbeat.printerChanged(ports.signal));
      await leaseNext(ports, heartbeat);
    } catch (error) {
      ports.signal.throwIfAborted();
      if (isKeyRefused(error) || error instanceof VersionSwitched || error instanceof AgentRestarts) throw error;
      ports.log(error instanceof LinkDown ? 'lease.delayed' : 'agent.failed', { error: messageOf(error) });
      // A long print is not interrupted for that, so the next disk check may be far away.
      if (isDiskFault(error)) heartbeat.fault('storage', STORAGE_FAULT);
      await wait(ports.timing.retryMs, ports.signal);
    }
  }
}

/** Continues what an earlier process or an earlier attempt left open. */
async function resume(ports: JobPorts, heartbeat: Heartbeat): Promise<void> {
  for (const record of ports.journal.openRecords()) {
    ports.log('job.resumed', { job: record.job.job_id, fence: record.job.fence });
    heartbeat.busy(true);
    await runJob(record, ports).finally(() => heartbeat.busy(false));
  }
}

/**
 * A station that cannot print or cannot write its journal takes no job: the order can still move to another station
 * (QU-04).
 */
async function leaseNext(ports: JobPorts, heartbeat: Heartbeat): Promise<void> {
  const storage = await storageFault(ports);
  heartbeat.fault('storage', storage);
  if (storage !== undefined || !heartbeat.printerReady) return wait(ports.timing.retryMs, ports.signal);
  const job = await ports.link.call('PrintJob.lease', { wait_ms: ports.timing.leaseWaitMs }, ports.signal);
  if (job === null) return;
  await ports.journal.append({ step: 'leased', job });
  ports.log('job.leased', { job: job.job_id, fence: job.fence, order: job.order_number });
}

const STORAGE_FAULT = 'station-storage-error';
const PROBE = new Uint8Array(64 * 1024);

/** Tries to write: a full disk must be found before a job is taken, not after. */
async function storageFault({ disk, directory }: JobPorts): Promise<string | undefined> {
  try {
    await tryToWrite(disk, join(directory, '.probe'), PROBE);
    return undefined;
  } catch {
    return STORAGE_FAULT;
  }
}
