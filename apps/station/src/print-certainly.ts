import { USUAL_PRINT_MS } from '@cpc/domain';
import { fetchFile } from './fetch-file.ts';
import type { PrintOutcome, Watch } from './printers/printer.ts';
import { wait } from './printers/wait.ts';
import type { JobRun } from './job-run.ts';
import { Stall } from './stall.ts';

/** A job is absent if the printer says so twice; the first answer may come before the printer has looked. */
const ABSENT_TIMES = 2;

/** An earlier process had begun to send the job. */
const INTERRUPTED: PrintOutcome = { kind: 'unclear', reason: 'agent-restarted' };

/** The printer had the job; then somebody deleted it there or switched the printer off. */
const FORGOTTEN: PrintOutcome = { kind: 'unclear', reason: 'job-forgotten' };
const NEVER_ARRIVED: PrintOutcome = { kind: 'refused', reason: 'job-never-arrived', retry: true };

/**
 * Prints once. After a crash or a broken connection the printer is asked. The job is sent again only if the printer
 * proves that it never began, and the job was never seen there (SA-03). `unclear` means that a person must decide.
 */
export async function printUntilCertain(run: JobRun): Promise<PrintOutcome> {
  const { timing, signal, journal } = run.ports;
  const { job_id, fence } = run.record().job;
  const sighting = sightingOf(run);
  const watch = watchOf(run, sighting);
  for (let attempt = 1; ; attempt += 1) {
    const outcome = run.record().sending ? INTERRUPTED : await send(run, watch);
    const known = outcome.kind === 'unclear' ? await ask(run, watch, sighting, outcome) : outcome;
    if (known.kind !== 'refused') return known;
    await journal.append({ step: 'notSent', job_id, fence });
    run.ports.log('printer.refuses', { job: job_id, reason: known.reason });
    if (!known.retry || attempt >= timing.retries) return known;
    await wait(timing.retryMs, signal);
    if (run.report.leaseLost) return known;
  }
}

/** Writes to the journal first, then sends to the printer. */
async function send({ task, record, report, ports }: JobRun, watch: Watch): Promise<PrintOutcome> {
  const { job } = record();
  const { job_id, fence } = job;
  const fault = await fetchFile(job, task.file, ports, () => report.leaseLost);
  if (fault !== undefined) return { kind: 'refused', reason: fault.reason, retry: fault.kind === 'released' };
  if (!report.leaseHeld) {
    report.abandon();
    return { kind: 'refused', reason: 'lease-lapsed', retry: false };
  }
  await ports.journal.append({ step: 'sending', job_id, fence });
  ports.log('print.sending', { job: job_id, fence });
  return ports.printer.print(task, watch);
}

/** Asks the printer what became of a job that may have reached it. */
async function ask(
  run: JobRun,
  watch: Watch,
  sighting: Sighting,
  unclear: PrintOutcome & { kind: 'unclear' },
): Promise<PrintOutcome> {
  const { printer, timing, signal } = run.ports;
  for (let asked = 0, absent = 0; asked < timing.retries; asked += 1) {
    const found = await printer.find(run.task.name, run.record().seen);
    run.ports.log('printer.asked', { job: run.task.name, found });
    absent = found === 'absent' ? absent + 1 : 0;
    if (found === 'done') return { kind: 'done' };
    if (found === 'aborted') return { kind: 'failed', reason: 'aborted-by-system' };
    if (absent >= ABSENT_TIMES) return sighting.isSeen() ? FORGOTTEN : NEVER_ARRIVED;
    if (found === 'pending' || found === 'printing') {
      sighting.note();
      const outcome = await printer.follow(run.task.name, watch, run.record().seen);
      if (outcome.kind !== 'unclear') return outcome;
    }
    await wait(timing.retryMs, signal);
  }
  return unclear;
}

type Sighting = ReturnType<typeof sightingOf>;

/**
 * Records that the job was seen in the printer: it may have been printed, even if the printer forgets it later. Stored
 * in the journal, because the job may be purged while the station is off.
 */
function sightingOf({ record, ports: { journal } }: JobRun) {
  const { job, events, seen } = record();
  const { job_id, fence } = job;
  let isSeen = seen !== undefined || events.some(({ kind, reason }) => kind === 'progress' || reason === STUCK);
  let recorded = seen;
  return {
    isSeen: () => isSeen,
    note(ticket = recorded ?? '') {
      isSeen = true;
      if (ticket === recorded) return;
      const before = recorded;
      recorded = ticket;
      journal.append({ step: 'seen', job_id, fence, ticket }).catch(() => {
        recorded = before;
      });
    },
  };
}

/**
 * The reason for a print that hangs: a person is asked, and the station keeps watching, because the printer may still
 * finish it.
 */
export const STUCK = 'print-stuck';
/** The reason for a print that hung and continues: the person who was asked may wait for its end. */
const GOES_ON = 'print-goes-on';

/** Passes what is seen of a print on to the server. */
function watchOf(run: JobRun, sighting: Sighting): Watch {
  const { report, ports } = run;
  const { timing, steady, log } = ports;
  const { job_id, print_ms = USUAL_PRINT_MS } = run.record().job;
  let hangs = run.record().events.at(-1)?.reason === STUCK;
  const stall = new Stall(steady, timing.stall, print_ms, hangs);
  let reportedPercent = 0;
  let reportedAt = steady.ms();
  let reason = run.record().events.some((event) => event.reason === STUCK) ? GOES_ON : '';
  const withdraw = withdrawal(run);
  const addEvent = (...args: Parameters<typeof report.add>) => void report.add(...args).catch(() => undefined);
  if (hangs) ports.hangs(true);
  return {
    signal: ports.signal,
    taken: (ticket) => sighting.note(ticket),
    progress(percent) {
      sighting.note();
      // Not more often than is useful.
      if (percent <= reportedPercent || percent >= 100 || steady.ms() - reportedAt < timing.progressMs) return;
      reportedPercent = percent;
      reportedAt = steady.ms();
      addEvent('progress', { percent, reason });
    },
    seen(sight) {
      sighting.note();
      // The printer's reaction to the cancel request is no sign of life.
      const isStuck = stall.look(sight) || withdraw.isWanted();
      if (isStuck !== hangs) {
        hangs = isStuck;
        reason = GOES_ON;
        log(isStuck ? 'print.stuck' : 'print.goes-on', { job: job_id, shows: sight.shows });
        ports.hangs(isStuck);
        if (isStuck) addEvent('unsure', { reason: STUCK });
        else addEvent('progress', { percent: reportedPercent, reason });
      }
      if (report.leaseLost && (isStuck || sight.needsPeople)) withdraw.ask();
    },
  };
}

/**
 * Cancels a print that the printer still holds after a person has decided about it: nobody waits for it, and it must
 * not be printed once the printer works again. A job that is printing meanwhile is left to finish.
 */
function withdrawal({ record, task, ports: { printer, log } }: JobRun) {
  let [isWanted, isAsked] = [false, false];
  return {
    /**
     * Stays true until the printer no longer holds the job, also if the printer was switched off before it could be
     * asked.
     */
    isWanted: () => isWanted,
    ask() {
      if (!isWanted) log('print.withdrawn', { job: task.name });
      isWanted = true;
      if (isAsked) return;
      isAsked = true;
      printer.cancel(task.name, record().seen).catch(() => {
        isAsked = false;
      });
    },
  };
}
