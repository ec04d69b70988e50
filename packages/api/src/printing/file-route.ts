import { CallError } from '@cpc/contract';
import { PRINT_MEDIA_TYPES } from '@cpc/design';
import { type PrintJobId, type PrintJobState, type TestPrintState, brand } from '@cpc/domain';
import type { FastifyInstance } from 'fastify';
import { callerAs } from '../http/call.ts';
import type { OpenCall } from '../http/module.ts';
import type { Services } from '../services.ts';
import { storedSettings } from './settings.ts';
import { findJob } from './store.ts';
import { findTestPrint } from './test-prints/store.ts';

const LEASED: readonly (PrintJobState | TestPrintState)[] = ['dispatching', 'printing'];

/** GET /stationapplets/file/{job_id}: a print file, for the station that has the job. */
export function fileRoute(app: FastifyInstance, open: OpenCall, { db, blobs }: Services): void {
  app.get<{ Params: { readonly job: string } }>('/stationapplets/file/:job', async (request, reply) => {
    const { machineId } = callerAs(await open(request, reply, ['station']), 'station');
    const id = brand<PrintJobId>(request.params.job);
    const job = (await findJob(db.read, id)) ?? (await findTestPrint(db.read, id));
    if (!job || job.machine_id !== machineId || !LEASED.includes(job.state) || job.file === null)
      throw new CallError('notFound');
    const file = await blobs.get(job.file);
    if (!file) throw new CallError('notFound');
    const type = PRINT_MEDIA_TYPES[storedSettings(job.settings).format];
    return reply.type(type).header('cache-control', 'no-store').send(file);
  });
}
