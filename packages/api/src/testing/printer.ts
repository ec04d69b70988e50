import type { JobEvent, LeasedJob } from '@cpc/contract';
import type { TestShop } from './shop.ts';

/** An event of a station's report. */
export const event = (seq: number, kind: JobEvent['kind'], more: Partial<JobEvent> = {}): JobEvent => ({
  seq,
  kind,
  percent: 0,
  reason: '',
  bay: '',
  at: 0,
  ...more,
});

/** A print without problems: leases the next job and puts the print into a bay. @throws Error if there is no job */
export async function printNext({ station }: TestShop, bay = 'A1'): Promise<LeasedJob> {
  const job = await station.must('PrintJob.lease', { wait_ms: 0 });
  if (!job) throw new Error('expected a print job to lease');
  await station.must('PrintJob.report', {
    job_id: job.job_id,
    fence: job.fence,
    events: [event(1, 'started'), event(2, 'finished'), event(3, 'discharging'), event(4, 'placed', { bay })],
  });
  return job;
}
