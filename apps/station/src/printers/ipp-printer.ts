import { stat } from 'node:fs/promises';
import { attributes, groupsOf, integer, string, stringsOf } from '../ipp/attributes.ts';
import { type IppConnection, IppInterrupted, IppUnreachable } from '../ipp/connection.ts';
import { IppFormatError } from '../ipp/decode.ts';
import { GROUP, type IppAttributes, type IppMessage, OPERATION, STATUS } from '../ipp/message.ts';
import { conditionOf, isIdle, needsPeople } from './condition.ts';
import {
  findAmong,
  hasEnded,
  type IppJob,
  JOB_ATTRIBUTES,
  JOB_STATE,
  jobNameAndFormat,
  jobsOf,
  markOf,
  mediaOf,
} from './ipp-jobs.ts';
import type { Found, Printer, PrinterCondition, PrintOutcome, PrintTask, Watch } from './printer.ts';
import { SUPPLY_ATTRIBUTES } from './supplies.ts';
import { wait } from './wait.ts';

export interface IppPrinterTiming {
  readonly pollMs: number;
  /** For how many polls in a row the printer may be out of reach before a print counts as unclear. */
  readonly missedPolls: number;
}

/** Whether a print hangs is seen over minutes: the printer is not asked of itself each time that it is asked of its job. */
const LOOK_EVERY = 5;

const STATE_ATTRIBUTES = ['printer-state', 'printer-state-reasons', 'printer-is-accepting-jobs'];

/** Any IPP printer or CUPS queue (RFC 8011; SA-04). */
export class IppPrinter implements Printer {
  readonly #connection: IppConnection;
  readonly #timing: IppPrinterTiming;

  constructor(connection: IppConnection, timing: IppPrinterTiming = { pollMs: 1_000, missedPolls: 120 }) {
    this.#connection = connection;
    this.#timing = timing;
  }

  async describe(): Promise<PrinterCondition> {
    try {
      return conditionOf(
        await this.#printerAttributes(...STATE_ATTRIBUTES, 'document-format-supported', ...SUPPLY_ATTRIBUTES),
      );
    } catch (error) {
      return { ready: false, reasons: [reasonOfBreak(error)] };
    }
  }

  async refusal(task: PrintTask): Promise<{ reason: string; retry: boolean } | undefined> {
    const { ready, reasons } = await this.describe();
    if (!ready) return { reason: reasons[0] ?? 'printer-stopped', retry: true };
    try {
      const answer = await this.#withFittingMedia(task, (jobAttributes) =>
        this.#connection.send({
          operation: OPERATION.validateJob,
          operationAttributes: jobNameAndFormat(task),
          jobAttributes,
        }),
      );
      return isRefusal(answer) ? refusalOf(answer) : undefined;
    } catch (error) {
      return { reason: reasonOfBreak(error), retry: true };
    }
  }

  async mark(): Promise<string> {
    return markOf(await this.#jobs());
  }

  async print(task: PrintTask, watch: Watch): Promise<PrintOutcome> {
    const document = { file: task.file, bytes: (await stat(task.file)).size };
    let answer: IppMessage;
    try {
      answer = await this.#withFittingMedia(task, (jobAttributes) =>
        this.#connection.send({
          operation: OPERATION.printJob,
          operationAttributes: jobNameAndFormat(task),
          jobAttributes,
          document,
        }),
      );
    } catch (error) {
      if (error instanceof IppUnreachable) return { kind: 'refused', reason: reasonOfBreak(error), retry: true };
      return { kind: 'unclear', reason: reasonOfBreak(error) };
    }
    if (isRefusal(answer)) return { kind: 'refused', ...refusalOf(answer) };
    watch.taken();
    const job = jobsOf(answer)[0];
    return job ? this.#watch({ ...job, name: task.name }, watch) : { kind: 'unclear', reason: 'job-id-missing' };
  }

  async find(name: string, mark: string): Promise<Found> {
    try {
      return findAmong(await this.#jobs(), name, mark);
    } catch (error) {
      reasonOfBreak(error);
      return 'unknown';
    }
  }

  async follow(name: string, watch: Watch): Promise<PrintOutcome> {
    const job = await this.#named(name);
    return job ? this.#watch(job, watch) : { kind: 'unclear', reason: 'job-forgotten' };
  }

  async cancel(name: string): Promise<void> {
    const job = await this.#named(name);
    if (!job || hasEnded(job)) return;
    const answer = await this.#connection.send({
      operation: OPERATION.cancelJob,
      operationAttributes: attributes({ 'job-id': integer(job.id) }),
    });
    if (isRefusal(answer) && answer.code !== STATUS.notFound) throw new IppInterrupted(refusalOf(answer).reason);
  }

  /**
   * Polls a job until it ends. A printer that is away for a while is waited for: it prints on without us. One that was
   * switched off may give the job's number to another.
   */
  async #watch({ id, name }: Pick<IppJob, 'id' | 'name'>, watch: Watch): Promise<PrintOutcome> {
    for (let [missed, polls] = [0, 0]; missed < this.#timing.missedPolls; polls += 1) {
      try {
        const job = await this.#job(id);
        if (job === undefined || (job.name !== '' && job.name !== name))
          return { kind: 'unclear', reason: 'job-forgotten' };
        if (hasEnded(job)) return outcomeOf(job);
        if (job.percent !== undefined) watch.progress(job.percent);
        if (polls % LOOK_EVERY === 0) await this.#look(job, watch);
        missed = 0;
      } catch (error) {
        reasonOfBreak(error);
        missed += 1;
      }
      await wait(this.#timing.pollMs, watch.signal);
    }
    return { kind: 'unclear', reason: 'printer-unreachable' };
  }

  /** A printer that tells of its job and not of itself is no less there. */
  async #look({ state, reasons, counts }: IppJob, watch: Watch): Promise<void> {
    const printer = await this.#printerAttributes(...STATE_ATTRIBUTES).catch(reasonOfBreak);
    if (typeof printer === 'string') return;
    watch.seen({
      shows: [state, counts, ...reasons].join(' '),
      needsPeople: needsPeople(printer),
      idle: isIdle(printer) && state === JOB_STATE.processing,
    });
  }

  async #job(id: number): Promise<IppJob | undefined> {
    const answer = await this.#connection.send({
      operation: OPERATION.getJobAttributes,
      operationAttributes: attributes({ 'job-id': integer(id), 'requested-attributes': JOB_ATTRIBUTES }),
    });
    if (isRefusal(answer) && answer.code !== STATUS.notFound) throw new IppInterrupted(refusalOf(answer).reason);
    return jobsOf(answer)[0];
  }

  /** In this order a job that ends between the two questions is seen twice, never not at all. */
  async #jobs(): Promise<IppJob[]> {
    const unfinished = await this.#jobsThatAre('not-completed');
    return [...(await this.#jobsThatAre('completed')), ...unfinished];
  }

  async #jobsThatAre(which: 'completed' | 'not-completed'): Promise<IppJob[]> {
    const answer = await this.#connection.send({
      operation: OPERATION.getJobs,
      operationAttributes: attributes({
        'which-jobs': string('keyword', which),
        'requested-attributes': JOB_ATTRIBUTES,
      }),
    });
    if (isRefusal(answer)) throw new IppInterrupted(refusalOf(answer).reason);
    return jobsOf(answer);
  }

  async #named(name: string): Promise<IppJob | undefined> {
    return (await this.#jobs()).filter((job) => job.name === name).sort((a, b) => b.id - a.id)[0];
  }

  async #printerAttributes(...names: string[]): Promise<IppAttributes | undefined> {
    const answer = await this.#connection.send({
      operation: OPERATION.getPrinterAttributes,
      operationAttributes: attributes({ 'requested-attributes': names.map((name) => string('keyword', name)) }),
    });
    if (isRefusal(answer)) throw new IppInterrupted(refusalOf(answer).reason);
    return groupsOf(answer, GROUP.printer)[0]?.attributes;
  }

  /**
   * A flatbed prints to a jig and may know no such sheet: then the page boxes of the file alone say the size.
   * Sending again is safe, for the first was refused.
   */
  async #withFittingMedia(task: PrintTask, send: (job: IppAttributes) => Promise<IppMessage>): Promise<IppMessage> {
    const answer = await send(mediaOf(task));
    const disliked = groupsOf(answer, GROUP.unsupported).some((group) => group.attributes.has('media-col'));
    const refusedForMedia = answer.code === STATUS.attributesOrValues && disliked;
    return refusedForMedia ? send(new Map()) : answer;
  }
}

const isRefusal = (answer: IppMessage): boolean => answer.code >= STATUS.clientError;

const RETRY: ReadonlySet<number> = new Set([
  STATUS.busy,
  STATUS.notAccepting,
  STATUS.serviceUnavailable,
  STATUS.temporary,
]);

function refusalOf(answer: IppMessage): { reason: string; retry: boolean } {
  return { reason: reasonOf(answer), retry: RETRY.has(answer.code) };
}

function reasonOf(answer: IppMessage): string {
  if (answer.code === STATUS.busy) return 'printer-busy';
  if (answer.code === STATUS.notAccepting) return 'not-accepting-jobs';
  const unsupported = groupsOf(answer, GROUP.unsupported).flatMap((group) => [...group.attributes.keys()]);
  if (answer.code === STATUS.documentFormat || unsupported.includes('document-format')) {
    return 'document-format-not-supported';
  }
  if (unsupported[0]) return `${unsupported[0]}-not-supported`;
  const message = stringsOf(groupsOf(answer, GROUP.operation)[0]?.attributes, 'status-message')[0];
  return (message ?? `ipp-status-${answer.code.toString(16).padStart(4, '0')}`).slice(0, 100);
}

function outcomeOf(job: IppJob): PrintOutcome {
  if (job.state === JOB_STATE.completed) return { kind: 'done' };
  const fallback = job.state === JOB_STATE.canceled ? 'job-canceled' : 'aborted-by-system';
  return { kind: 'failed', reason: job.reasons[0] ?? fallback };
}

/** A broken connection as a keyword; anything else is a defect and goes on. */
function reasonOfBreak(error: unknown): string {
  if (error instanceof IppUnreachable) return 'printer-unreachable';
  if (error instanceof IppInterrupted) return 'connection-interrupted';
  if (error instanceof IppFormatError) return 'answer-not-ipp';
  throw error;
}
