import { CallError } from '@cpc/contract';
import { PRINT_MEDIA_TYPES } from '@cpc/design';
import { type PrintJobId, type PrintJobState, type TestPrintState, brand } from '@cpc/domain';
import type { FastifyInstance } from 'fastify';
import { callerAs } from '../../base/http/call.ts';
import type { OpenCall } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { storedSettings } from '../../records/printing/settings.ts';
import { findJob } from '../../records/printing/store.ts';
import { findTestPrint } from '../../records/printing/test-prints.ts';

/**
 * A station that was cut off for a minute finds its job in the queue again. It may continue while no other station has
 * the job. A refusal would tell it that the file does not exist, and the print would wait for a person.
 */
const GIVEN: readonly (PrintJobState | TestPrintState)[] = ['queued', 'dispatching', 'printing'];

/** GET /stationapplets/file/{job_id}: a print file, for the station that has the job or gets it next. */
export function fileRoute(app: FastifyInstance, open: OpenCall, { db, blobs }: With<'db' | 'blobs'>): void {
  app.get<{ Params: { readonly job: string } }>('/stationapplets/file/:job', async (request, reply) => {
    const { stationId } = callerAs(await open(request, reply, ['station']), 'station');
    const id = brand<PrintJobId>(request.params.job);
    const job = (await findJob(db.read, id)) ?? (await findTestPrint(db.read, id));
    if (!job || job.machine_id !== stationId || !GIVEN.includes(job.state) || job.file === null)
      throw new CallError('notFound');
    const file = await blobs.get(job.file);
    if (!file) throw new CallError('notFound');
    const type = PRINT_MEDIA_TYPES[storedSettings(job.settings).format];
    return reply.type(type).header('cache-control', 'no-store').send(file);
  });
}
