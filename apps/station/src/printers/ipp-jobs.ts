import { attributes, collection, groupsOf, integer, numberOf, string, stringsOf } from '../ipp/attributes.ts';
import { GROUP, type IppAttributes, type IppMessage } from '../ipp/message.ts';
import type { Found, PrintOutcome, PrintTask } from './printer.ts';

/** RFC 8011, 5.3.7. */
export const JOB_STATE = {
  pending: 3,
  held: 4,
  processing: 5,
  stopped: 6,
  canceled: 7,
  aborted: 8,
  completed: 9,
} as const;

export interface IppJob {
  readonly id: number;
  readonly name: string;
  readonly state: number;
  readonly reasons: readonly string[];
  /** 0 to 100, or undefined if the printer does not say. */
  readonly percent: number | undefined;
  /** The numbers of finished sheets and impressions, as the printer counts them. */
  readonly counts: string;
  /** What a queue says about the printer behind it, as text; may be empty. */
  readonly message: string;
}

/** The attributes requested for a job. `job-media-progress` is CUPS's own percentage. */
export const JOB_ATTRIBUTES = [
  'job-id',
  'job-name',
  'job-state',
  'job-state-reasons',
  'job-impressions',
  'job-impressions-completed',
  'job-media-progress',
  'job-media-sheets-completed',
  'job-printer-state-message',
].map((name) => string('keyword', name));

export function jobsOf(answer: IppMessage): IppJob[] {
  return groupsOf(answer, GROUP.job).map(({ attributes: job }) => ({
    id: numberOf(job, 'job-id') ?? 0,
    name: stringsOf(job, 'job-name')[0] ?? '',
    state: numberOf(job, 'job-state') ?? 0,
    reasons: stringsOf(job, 'job-state-reasons').filter((reason) => reason !== 'none'),
    percent: percentOf(job),
    message: stringsOf(job, 'job-printer-state-message')[0] ?? '',
    counts: COUNTS.map((name) => numberOf(job, name) ?? '').join(' '),
  }));
}

const COUNTS = ['job-media-progress', 'job-impressions-completed', 'job-media-sheets-completed'] as const;

/** The larger of the two: a CUPS queue reports 0 % of the media for as long as it prints. */
function percentOf(job: IppAttributes): number | undefined {
  const progress = numberOf(job, 'job-media-progress');
  const whole = numberOf(job, 'job-impressions') ?? 0;
  const done = numberOf(job, 'job-impressions-completed');
  const counted = whole > 0 && done !== undefined ? (done / whole) * 100 : undefined;
  if (progress === undefined && counted === undefined) return undefined;
  return Math.min(100, Math.max(0, Math.round(Math.max(progress ?? 0, counted ?? 0))));
}

/** Reasons that only say that the job is over. */
const EMPTY_REASONS = new Set(['processing-to-stop-point']);

/** The outcome of a job that has ended: the printer's reason, else the queue's message. */
export function outcomeOf({ state, reasons, message }: IppJob): PrintOutcome {
  if (state === JOB_STATE.completed) return { kind: 'done' };
  const reason = reasons.find((one) => !EMPTY_REASONS.has(one)) ?? (message || undefined);
  const fallback = state === JOB_STATE.canceled ? 'job-canceled' : 'aborted-by-system';
  return { kind: 'failed', reason: reason ?? fallback };
}

export const hasEnded = (job: IppJob): boolean => job.state >= JOB_STATE.canceled;

export function foundAs(job: IppJob): Found {
  if (job.state === JOB_STATE.completed) return 'done';
  if (hasEnded(job)) return 'aborted';
  return job.state === JOB_STATE.pending || job.state === JOB_STATE.held ? 'pending' : 'printing';
}

/** The number and name under which a printer lists a job. */
export type Listed = Pick<IppJob, 'id' | 'name'>;

/** A printer that was switched off may give the job's number to another job; some list their jobs without names. */
export const isSame = (job: Listed, { id, name }: Listed): boolean =>
  job.id === id && (job.name === '' || name === '' || job.name === name);

export const ticketOf = ({ id, name }: Listed): string => `${id} ${name}`;

export function listedBy(ticket: string): Listed {
  const at = ticket.indexOf(' ');
  return { id: Number(ticket.slice(0, at)), name: ticket.slice(at + 1) };
}

export function jobNameAndFormat(task: PrintTask): IppAttributes {
  return attributes({
    'job-name': string('name', task.name),
    'document-format': string('mimeMediaType', task.format),
  });
}

/** PWG 5100.3: sizes in hundredths of a millimetre. */
export function mediaOf(task: PrintTask): IppAttributes {
  const size = collection({
    'x-dimension': integer(Math.round(task.width * 100)),
    'y-dimension': integer(Math.round(task.height * 100)),
  });
  return attributes({ 'media-col': collection({ 'media-size': size }) });
}
