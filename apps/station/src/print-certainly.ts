import { fetchFile } from './fetch-file.ts';
import type { PrintOutcome, Watch } from './printers/printer.ts';
import { wait } from './printers/wait.ts';
import type { JobRun } from './job-run.ts';

/** A printer that says twice that a job was never there is believed; once may be before it looked. */
const ABSENT_TIMES = 2;

/** An earlier process had begun to send the job. */
const INTERRUPTED: PrintOutcome = { kind: 'unclear', reason: 'agent-restarted' };

/**
 * Prints once. After a crash or a broken connection the printer is asked; the job is only sent again when the printer
 * proves that it never began (SA-03). `unclear` is for a person to decide.
 */
export async function printUntilCertain(run: JobRun): Promise<PrintOutcome> {
  const { timing, signal, journal } = run.ports;
  const { job_id, fence } = run.record().job;
  const watch = watchOf(run);
  for (let attempt = 1; ; attempt += 1) {
    const outcome = run.record().sending === undefined ? await send(run, watch) : INTERRUPTED;
    const known = outcome.kind === 'unclear' ? await ask(run, watch, outcome) : outcome;
    if (known.kind !== 'refused') return known;
    await journal.append({ step: 'notSent', job_id, fence });
    run.ports.log('printer.refuses', { job: job_id, reason: known.reason });
    if (!known.retry || attempt >= timing.retries) return known;
    await wait(timing.retryMs, signal);
    if (run.report.leaseLost) return known;
  }
}

/** The journal first, then the printer. */
async function send({ task, record, report, ports }: JobRun, watch: Watch): Promise<PrintOutcome> {
  const { job } = record();
  const { job_id, fence } = job;
  const fault = await fetchFile(job, task.file, ports, () => report.leaseLost);
  if (fault !== undefined) return { kind: 'refused', reason: fault.reason, retry: fault.kind === 'released' };
  let mark: string;
  try {
    mark = await ports.printer.mark();
  } catch {
    return { kind: 'refused', reason: 'printer-unreachable', retry: true };
  }
  if (!report.leaseHeld) {
    report.abandon();
    return { kind: 'refused', reason: 'lease-lapsed', retry: false };
  }
  await ports.journal.append({ step: 'sending', job_id, fence, mark });
  ports.log('print.sending', { job: job_id, fence });
  return ports.printer.print(task, watch);
}

/** Asks the printer what became of a job that may have reached it. */
async function ask(run: JobRun, watch: Watch, unclear: PrintOutcome & { kind: 'unclear' }): Promise<PrintOutcome> {
  const { printer, timing, signal } = run.ports;
  const mark = run.record().sending ?? '';
  for (let asked = 0, absent = 0; asked < timing.retries; asked += 1) {
    const found = await printer.find(run.task.name, mark);
    run.ports.log('printer.asked', { job: run.task.name, found });
    absent = found === 'absent' ? absent + 1 : 0;
    if (found === 'done') return { kind: 'done' };
    if (found === 'aborted') return { kind: 'failed', reason: 'aborted-by-system' };
    if (absent >= ABSENT_TIMES) return { kind: 'refused', reason: 'job-never-arrived', retry: true };
    if (found === 'pending' || found === 'printing') {
      const outcome = await printer.follow(run.task.name, watch);
      if (outcome.kind !== 'unclear') return outcome;
    }
    await wait(timing.retryMs, signal);
  }
  return unclear;
}

/** Progress on its way to the server, no oftener than is useful. */
function watchOf({ report, ports }: JobRun): Watch {
  let told = 0;
  let toldAt = ports.steady.ms();
  return {
    signal: ports.signal,
    progress: (percent) => {
      if (percent <= told || percent >= 100 || ports.steady.ms() - toldAt < ports.timing.progressMs) return;
      told = percent;
      toldAt = ports.steady.ms();
      report.say('progress', { percent }).catch(() => undefined);
    },
  };
}
