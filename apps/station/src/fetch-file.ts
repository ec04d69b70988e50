import { join } from 'node:path';
import type { LeasedJob } from '@cpc/contract';
import { extensionOf, ifThere, remove, sha256Of } from './files.ts';
import { messageOf } from './log.ts';
import type { PrintTask } from './printers/printer.ts';
import { wait } from './printers/wait.ts';
import type { JobPorts } from './job-run.ts';
import { CallRefused, isKeyRefused, LinkDown } from './server-link.ts';

export const fileOf = (directory: string, name: string, format: PrintTask['format']): string =>
  join(directory, name + extensionOf(format));

interface FetchFault {
  readonly kind: 'faulted' | 'released';
  readonly reason: string;
}
const UNAVAILABLE: FetchFault = { kind: 'released', reason: 'document-access-error' };

/**
 * Downloads the leased file and checks its hash (SA-02).
 * @returns why the job cannot be printed, or undefined when the whole file is on disk. If the server is down, that is
 * no fault of the job: it goes back to the queue.
 */
export async function fetchFile(
  job: LeasedJob,
  path: string,
  { link, disk, log, timing, signal }: Pick<JobPorts, 'link' | 'disk' | 'log' | 'timing' | 'signal'>,
  leaseLost: () => boolean,
): Promise<FetchFault | undefined> {
  if ((await ifThere(sha256Of(disk, path))) === job.file_sha256) return undefined;
  let fault: FetchFault = UNAVAILABLE;
  for (let attempt = 1; attempt <= timing.retries && !leaseLost(); attempt += 1) {
    try {
      await link.download(job.file_url, job.format, path, signal);
      if ((await sha256Of(disk, path)) === job.file_sha256) return undefined;
      fault = { kind: 'faulted', reason: 'document-hash-mismatch' };
      await remove(disk, path);
    } catch (error) {
      if (error instanceof CallRefused && !isKeyRefused(error)) {
        log('file.refused', { job: job.job_id, error: messageOf(error) });
        return { ...UNAVAILABLE, kind: 'faulted' };
      }
      if (!(error instanceof LinkDown)) {
        // Half a file must not use the space that the journal needs.
        await remove(disk, path);
        throw error;
      }
      fault = UNAVAILABLE;
    }
    log('file.delayed', { job: job.job_id, attempt, reason: fault.reason });
    await wait(timing.retryMs, signal);
  }
  return fault;
}
