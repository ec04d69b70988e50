import type { LeasedJob } from '@cpc/contract';
import { fetchFile, fileOf } from './fetch-file.ts';
import { fileNameOf, remove } from './files.ts';
import { JobReport } from './job-report.ts';
import type { JobPorts, JobRun } from './job-run.ts';
import type { JobRecord, Journal } from './journal.ts';
import { printUntilCertain, STUCK } from './print-certainly.ts';
import type { PrintOutcome, PrintTask } from './printers/printer.ts';
import { wait } from './printers/wait.ts';
import { withRequestId } from './request-id.ts';

/**
 * Takes one lease to its end from its last step in the journal: a new one from the start, one of an earlier process
 * from its last step. The printer is used only after the server has accepted `started`, so the server never gives a job
 * to another station that may have been printed (SA-03).
 */
export function runJob(opened: JobRecord, ports: JobPorts): Promise<void> {
  return withRequestId(opened.job.request_id, () => takeToEnd(opened, ports));
}

async function takeToEnd(opened: JobRecord, ports: JobPorts): Promise<void> {
  const { job } = opened;
  const report = new JobReport(job, ports, ports.timing.report);
  try {
    const run: JobRun = {
      record: () => ports.journal.record(job) ?? opened,
      report,
      task: taskOf(opened, ports),
      ports,
    };
    await bringToEnd(run);
    await report.delivered(ports.signal);
    if (report.leaseLost && run.record().events.some(({ kind }) => kind === 'finished' || kind === 'taken'))
      await report.reportedTooLate(ports.signal);
    await ports.journal.append({
      step: 'closed',
      job_id: job.job_id,
      fence: job.fence,
      how: report.leaseLost ? 'leaseLost' : 'reported',
    });
    await remove(ports.disk, run.task.file);
  } finally {
    ports.hangs(false);
    await flushed(report, ports);
    await report.stop();
  }
}

/** A stopping agent still reports what it knows, for a short while. */
async function flushed(report: JobReport, ports: JobPorts): Promise<void> {
  if (ports.signal.aborted) await report.delivered(AbortSignal.timeout(ports.timing.stopMs)).catch(() => undefined);
}

/** The name of a job at the printer ends with what makes it unique. */
function taskOf({ job }: JobRecord, { directory, printer }: JobPorts): PrintTask {
  const key = `${job.job_id}-${job.fence}`;
  const title = printer.namesByTitle ? fileNameOf(job.title ?? '') : '';
  const name = title === '' ? key : `${title}_${key}`;
  const { format, width, height } = job;
  return { name, file: fileOf(directory, key, format), format, width, height };
}

async function bringToEnd(run: JobRun): Promise<void> {
  const last = () => run.record().events.at(-1)?.kind;
  const has = (kind: string) => run.record().events.some((event) => event.kind === kind);
  if (!has('started') && !has('released') && !has('faulted')) await prepare(run);
  if (isInPrinter(run.record()) && (await serverKnows(run))) await print(run);
  // A test page stays on the bed for the person who asked for it; so does a print that a person has decided about.
  if (run.record().job.kind === 'test' || run.report.leaseLost) return;
  if (last() === 'finished' || last() === 'discharging') await discharge(run);
}

/** Whether the print may still end: a print that hangs may too, because the printer may still finish it. */
function isInPrinter({ events }: JobRecord): boolean {
  const last = events.at(-1);
  return last?.kind === 'started' || last?.kind === 'progress' || last?.reason === STUCK;
}

/** Fetches the file and asks whether the printer would take it, while the job may still go to another station. */
async function prepare({ task, report, record, ports }: JobRun): Promise<void> {
  const { job } = record();
  const fault = await fetchFile(job, task.file, ports, () => report.leaseLost);
  if (report.leaseLost) return;
  if (fault !== undefined) return report.add(fault.kind, { reason: fault.reason });
  for (let attempt = 1; ; attempt += 1) {
    const refusal = await ports.printer.refusal(task);
    if (refusal === undefined) return report.add('started');
    ports.log('printer.refuses', { job: job.job_id, reason: refusal.reason });
    if (!refusal.retry) return report.add('faulted', { reason: refusal.reason });
    if (attempt >= ports.timing.retries) return report.add('released', { reason: refusal.reason });
    await wait(ports.timing.retryMs, ports.signal);
    if (report.leaseLost) return;
  }
}

/**
 * Waits until the server has accepted `started`. If that takes longer than the lease is certainly held, nothing may
 * reach the printer: the job is left to the next lease, or to a person if the server did accept it.
 */
async function serverKnows({ report, record, ports }: JobRun): Promise<boolean> {
  if (record().sending) return true;
  const lapsing = AbortSignal.timeout(report.heldForMs);
  const acknowledged = report.delivered(AbortSignal.any([ports.signal, lapsing])).then(
    () => true,
    (error: unknown) => {
      if (!lapsing.aborted || ports.signal.aborted) throw error;
      return false;
    },
  );
  // A timer may fire just before the steady clock, which has steps of 10 ms, says that the lease has lapsed.
  if (!(await acknowledged) || !report.leaseHeld) report.abandon();
  return !report.leaseLost;
}

async function print(run: JobRun): Promise<void> {
  const outcome = await printUntilCertain(run);
  run.ports.log('print.ended', { job: run.record().job.job_id, outcome: outcome.kind });
  await run.report.add(...eventOf(outcome, run.record().job));
}

function eventOf(outcome: PrintOutcome, { kind }: LeasedJob): Parameters<JobReport['add']> {
  // Who asked for a test page stands at the printer.
  if (outcome.kind === 'done' || (outcome.kind === 'taken' && kind === 'test')) return ['finished', { percent: 100 }];
  if (outcome.kind === 'taken') return ['taken'];
  return [outcome.kind === 'unclear' ? 'unsure' : 'faulted', { reason: outcome.reason.slice(0, 100) }];
}

/** Moves the item from the bed to the bay that the server keeps for it, or chooses one if the server names none. */
async function discharge({ report, record, ports }: JobRun): Promise<void> {
  const { journal, bays, timing, signal } = ports;
  if (record().events.at(-1)?.kind === 'finished') await report.add('discharging', { percent: 100 });
  await wait(timing.dischargeMs, signal);
  const next = record().job.bay ?? nextBay(bays, journal);
  await journal.append({ step: 'bay', bay: next });
  const { job_id, order_number, pickup } = record().job;
  if (pickup !== null) await journal.append({ step: 'laid', job_id, order_number, bay: next, pickup });
  await report.add('placed', { percent: 100, bay: next });
}

/** Bays are filled in turn. A bay that holds an item is not used while another bay is free. */
function nextBay(bays: readonly string[], { lastBay, shelf }: Pick<Journal, 'lastBay' | 'shelf'>): string {
  const from = bays.indexOf(lastBay ?? '') + 1;
  const inTurn = [...bays.slice(from), ...bays.slice(0, from)];
  const taken = new Set([...shelf.items.values()].map(({ bay }) => bay));
  return inTurn.find((bay) => !taken.has(bay)) ?? inTurn[0] ?? '';
}
