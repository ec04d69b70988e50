import { type StationId, type PrintJobState, USUAL_PRINT_MS } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';

const MAX_MEASURED_PRINTS = 20;

/** Paid and not yet in the printer. */
export const QUEUED_STATES: readonly PrintJobState[] = ['waiting', 'queued', 'dispatching'];
/** In the printer, or on the way out of the printer. */
export const PRINTING_STATES: readonly PrintJobState[] = ['printing', 'taken', 'printed', 'discharging'];

export interface QueueLoad {
  /** Orders that are printed before an order placed now. */
  readonly waiting: number;
  /** Seconds until an order placed now is ready. */
  readonly estimate_s: number;
}

export async function queueLoad(reader: Reader, stationId: StationId): Promise<QueueLoad> {
  const [printMs, jobs] = await Promise.all([
    measuredPrintMs(reader, stationId),
    reader
      .selectFrom('print_jobs')
      .select(['state', 'percent'])
      .where('machine_id', '=', stationId)
      .where('state', 'in', [...QUEUED_STATES, ...PRINTING_STATES])
      .execute(),
  ]);
  const queued = jobs.filter((job) => QUEUED_STATES.includes(job.state)).length;
  const printing = jobs.filter((job) => job.state === 'printing').map((job) => job.percent);
  return { waiting: queued + printing.length, estimate_s: estimateSeconds(printMs, queued, printing) };
}

/**
 * Seconds until an order with `before` queued orders ahead of it is ready.
 * @param printMs how long one print takes
 */
export function estimateSeconds(printMs: number, before: number, printing: readonly number[]): number {
  const rest = printing.reduce((sum, percent) => sum + (100 - percent) / 100, 0);
  return Math.ceil(((before + 1 + rest) * printMs) / 1_000);
}

/**
 * The median duration of the station's last prints, from start to the pickup area, in ms (QU-01); always above zero.
 * Prints that a person decided on are left out: their time shows when the person came, not how long the print took.
 */
export async function measuredPrintMs(reader: Reader, stationId: StationId): Promise<number> {
  const rows = await reader
    .selectFrom('print_jobs')
    .select(['started_at', 'ready_at'])
    .where('machine_id', '=', stationId)
    // The clock may have been set back: a duration of zero or less is invalid.
    .whereRef('ready_at', '>', 'started_at')
    .where((job) => {
      const decided = job.selectFrom('print_decisions').select('job_id');
      return job.not(job.exists(decided.whereRef('print_decisions.job_id', '=', 'print_jobs.id')));
    })
    .orderBy('ready_at', 'desc')
    .limit(MAX_MEASURED_PRINTS)
    .execute();
  const durations = rows.map((row) => (row.ready_at ?? 0) - (row.started_at ?? 0)).sort((a, b) => a - b);
  return durations[Math.floor(durations.length / 2)] ?? USUAL_PRINT_MS;
}
