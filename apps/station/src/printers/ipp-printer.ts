import { stat } from 'node:fs/promises';
import { groupsOf } from '../ipp/attributes.ts';
import { type IppConnection, IppRefused, IppUnreachable } from '../ipp/connection.ts';
import { GROUP, type IppAttributes, type IppMessage, OPERATION, STATUS } from '../ipp/message.ts';
import { behindQueue } from './behind-queue.ts';
import { conditionOf, isIdle, needsPeople } from './condition.ts';
import { IppClient } from './ipp-client.ts';
import {
  foundAs,
  hasEnded,
  type IppJob,
  isSame,
  JOB_STATE,
  jobNameAndFormat,
  jobsOf,
  type Listed,
  listedBy,
  mediaOf,
  outcomeOf,
  ticketOf,
} from './ipp-jobs.ts';
import { CANNOT_DO, isRefusal, reasonOrRethrow, refusalOf } from './ipp-refusal.ts';
import type { Found, Printer, PrinterCondition, PrintOutcome, PrintTask, Watch } from './printer.ts';
import { SUPPLY_ATTRIBUTES } from './supplies.ts';
import { wait } from './wait.ts';

export interface IppPrinterOptions {
  readonly pollMs: number;
  /** The number of polls in a row that may fail before a print counts as unclear. */
  readonly missedPolls: number;
  /** Whether to believe a CUPS queue that a job is completed, if the printer behind it cannot be asked. */
  readonly trustsQueue: boolean;
}

const OPTIONS: IppPrinterOptions = { pollMs: 1_000, missedPolls: 120, trustsQueue: false };

/** A print is seen to hang over minutes, so the printer's own state is requested less often than the job's. */
const LOOK_EVERY = 5;
/** After this many looks without a change of the job it does not move, and the queue's message about its printer is passed on. */
const QUIET_LOOKS = 6;

const STATE_ATTRIBUTES = [
  'operations-supported',
  'printer-state',
  'printer-state-reasons',
  'printer-is-accepting-jobs',
  'cups-version',
];

const CANNOT_TELL: PrintOutcome = { kind: 'unclear', reason: 'queue-cannot-tell' };
const FORGOTTEN: PrintOutcome = { kind: 'unclear', reason: 'job-forgotten' };

/** Any IPP printer or CUPS queue (RFC 8011; SA-04). */
export class IppPrinter implements Printer {
  readonly #connection: IppConnection;
  readonly #client: IppClient;
  readonly #options: IppPrinterOptions;
  /** The queue's message about its printer while the job does not change. */
  #complaint = '';
  /** Whether the job that is watched waits in the printer, or has not changed for long. */
  #still = false;

  constructor(connection: IppConnection, options: Partial<IppPrinterOptions> = {}) {
    this.#connection = connection;
    this.#client = new IppClient(connection);
    this.#options = { ...OPTIONS, ...options };
  }

  async describe(): Promise<PrinterCondition> {
    try {
      const names = [...STATE_ATTRIBUTES, 'document-format-supported', ...SUPPLY_ATTRIBUTES];
      const condition = conditionOf(await this.#client.printer(...names), this.#still);
      if (this.#complaint === '') return condition;
      return { ...condition, reasons: [...condition.reasons, this.#complaint] };
    } catch (error) {
      return { ready: false, reasons: [reasonOrRethrow(error)] };
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
      // A printer that checks nothing beforehand still refuses the print itself.
      const isRefused = isRefusal(answer) && answer.code !== STATUS.operationNotSupported;
      return isRefused ? refusalOf(answer) : undefined;
    } catch (error) {
      return { reason: reasonOrRethrow(error), retry: true };
    }
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
      const reason = reasonOrRethrow(error);
      const notBegun = error instanceof IppUnreachable || error instanceof IppRefused;
      return notBegun ? { kind: 'refused', reason, retry: true } : { kind: 'unclear', reason };
    }
    if (isRefusal(answer)) return { kind: 'refused', ...refusalOf(answer) };
    const [job] = jobsOf(answer);
    if (!job) {
      watch.taken();
      return { kind: 'unclear', reason: 'job-id-missing' };
    }
    const listed = await this.#asListed(job, task.name);
    watch.taken(ticketOf(listed));
    return this.#watchQueue(listed, task.name, watch);
  }

  /** Never `absent`: printers rename, hide and forget jobs, or list them late (SA-10). */
  async find(name: string, ticket?: string): Promise<Found> {
    try {
      const job = await this.#jobOf(name, ticket);
      const found = job ? foundAs(job) : 'unknown';
      if (found !== 'done') return found;
      const behind = await behindQueue(this.#client);
      if (behind === undefined) return found;
      const there = behind === 'hidden' ? undefined : await behind.jobNamed(name);
      if (there) return foundAs(there);
      return this.#options.trustsQueue ? found : 'unknown';
    } catch (error) {
      reasonOrRethrow(error);
      return 'unknown';
    }
  }

  async follow(name: string, watch: Watch, ticket?: string): Promise<PrintOutcome> {
    const job = await this.#jobOf(name, ticket);
    return job ? this.#watchQueue(job, name, watch) : FORGOTTEN;
  }

  async cancel(name: string, ticket?: string): Promise<void> {
    const job = await this.#jobOf(name, ticket);
    if (job) await this.#client.cancel(job);
  }

  /** By what the printer called it when it took it, else by the name that it was sent with. */
  async #jobOf(name: string, ticket = ''): Promise<IppJob | undefined> {
    if (ticket === '') return this.#client.jobNamed(name);
    const listed = listedBy(ticket);
    const job = await this.#client.job(listed.id);
    return job && isSame(job, listed) ? job : undefined;
  }

  /**
   * A job as the printer lists it: some rename every job. Only a look right after the print counts, because a printer
   * that was switched off meanwhile may give the job's number to another job.
   */
  async #asListed(job: IppJob, name: string): Promise<Listed> {
    if (job.name !== '') return job;
    const listed = await this.#client.job(job.id).catch(reasonOrRethrow);
    return typeof listed === 'object' ? listed : { ...job, name };
  }

  /** Watches a job to its end. If a queue says that it is completed, the printer behind it is watched too. */
  async #watchQueue(job: Listed, name: string, watch: Watch): Promise<PrintOutcome> {
    const outcome = await this.#watch(this.#client, job, name, watch);
    if (outcome.kind !== 'done') return outcome;
    const unproved = this.#options.trustsQueue ? outcome : CANNOT_TELL;
    try {
      const behind = await behindQueue(this.#client);
      if (behind === undefined) return outcome;
      const there = behind === 'hidden' ? undefined : await behind.jobNamed(name);
      return there && behind !== 'hidden' ? this.#watch(behind, there, name, watch) : unproved;
    } catch (error) {
      reasonOrRethrow(error);
      return unproved;
    }
  }

  /**
   * Polls a job until it ends. If the printer is out of reach for a while, the poll continues: it prints on without us.
   */
  async #watch(client: IppClient, listed: Listed, name: string, watch: Watch): Promise<PrintOutcome> {
    const { missedPolls, pollMs } = this.#options;
    const look = this.#looker(client, name, watch);
    try {
      for (let [missed, polls] = [0, 0]; missed < missedPolls; polls += 1) {
        try {
          const job = await client.job(listed.id);
          if (job === undefined || !isSame(job, listed)) return FORGOTTEN;
          if (hasEnded(job)) return outcomeOf(job);
          if (job.percent !== undefined) watch.progress(job.percent);
          if (polls % LOOK_EVERY === 0) await look(job);
          missed = 0;
        } catch (error) {
          if (reasonOrRethrow(error) === CANNOT_DO) return { kind: 'unclear', reason: CANNOT_DO };
          missed += 1;
        }
        await wait(pollMs, watch.signal);
      }
      return { kind: 'unclear', reason: 'printer-unreachable' };
    } finally {
      [this.#complaint, this.#still] = ['', false];
    }
  }

  /** Looks at the printer beside its job. A printer that reports its job but not itself still counts as reachable. */
  #looker(client: IppClient, name: string, watch: Watch): (job: IppJob) => Promise<void> {
    let [last, quiet] = ['', 0];
    let behind: Awaited<ReturnType<typeof behindQueue>> | 'unasked' = 'unasked';
    return async (job) => {
      const printer = await client.printer(...STATE_ATTRIBUTES).catch(reasonOrRethrow);
      if (typeof printer === 'string') return;
      const { state, reasons, counts, message } = job;
      if (behind === 'unasked') behind = await behindQueue(client);
      const there = typeof behind === 'object' ? await behind.jobNamed(name).catch(reasonOrRethrow) : undefined;
      const percent = typeof there === 'object' ? there.percent : undefined;
      if (percent !== undefined) watch.progress(percent);
      // The message is left out: a queue that cannot reach its printer words it differently at each try.
      const shows = [state, counts, ...reasons, percent ?? ''].join(' ');
      [last, quiet] = [shows, shows === last ? quiet + 1 : 0];
      // Every job is pending for a moment.
      this.#still = quiet >= (state === JOB_STATE.processing ? QUIET_LOOKS : 1);
      this.#complaint = quiet >= QUIET_LOOKS ? message : '';
      watch.seen({
        shows,
        needsPeople: needsPeople(printer, this.#still),
        idle: isIdle(printer) && state === JOB_STATE.processing,
      });
    };
  }

  /**
   * A flatbed prints to a jig and may not know such a sheet: then only the page boxes of the file give the size.
   * Sending again is safe, because the first request was refused.
   */
  async #withFittingMedia(task: PrintTask, send: (job: IppAttributes) => Promise<IppMessage>): Promise<IppMessage> {
    const answer = await send(mediaOf(task));
    const disliked = groupsOf(answer, GROUP.unsupported).some((group) => group.attributes.has('media-col'));
    const refusedForMedia = answer.code === STATUS.attributesOrValues && disliked;
    return refusedForMedia ? send(new Map()) : answer;
  }
}
