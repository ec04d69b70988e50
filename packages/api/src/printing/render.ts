import type { PrintJobId } from '@cpc/domain';
import { JOBS_TOPIC, type JobRun } from '../jobs/jobs.ts';
import { closeOrder } from '../orders/close.ts';
import { frozenArt } from '../orders/frozen-art.ts';
import { type OrderRow, findOrder, lockOrder } from '../orders/store.ts';
import { stationTopic } from '../queue/topic.ts';
import type { Services } from '../services.ts';
import type { Renderer } from './renderer.ts';
import { storedSettings } from './settings.ts';
import { findJob, moveJob } from './store.ts';

/** After so many failures a design counts as one that cannot be printed, and its buyer gets the money back. */
const ATTEMPTS = 5;

/** Makes a paid job's print file and puts the job in the queue. */
export async function renderJob(services: Services, renderer: Renderer, jobId: PrintJobId, run: JobRun): Promise<void> {
  const { db, blobs, events } = services;
  const job = await findJob(db.read, jobId);
  if (job?.state !== 'waiting') return;
  const order = await findOrder(db.read, job.order_id);
  if (!order) throw new Error(`render: job ${jobId} has no order`);
  const printFile = async () => renderer.printFile(frozenArt(order), storedSettings(job.settings));
  const file = await printFile().catch((error: unknown) => {
    if (run.attempt < ATTEMPTS) throw error;
    services.log.error({ jobId, error }, 'a design could not be rendered; its order is closed and refunded');
  });
  // A full disk or a database that is away says nothing about the design: that is tried again for as long as it takes.
  if (file) await fileReady(services, order, jobId, await blobs.put(file));
  else await giveUp(services, order);
  events.publish(stationTopic(order.machine_id));
}

function fileReady(
  { db, clock }: Services,
  order: OrderRow,
  jobId: PrintJobId,
  file: Awaited<ReturnType<Services['blobs']['put']>>,
): Promise<void> {
  return db.transact(async (tx) => {
    await lockOrder(tx, order.id);
    const job = await findJob(tx, jobId);
    if (job?.state !== 'waiting') return;
    await moveJob(
      tx,
      clock,
      job,
      'fileReady',
      { actor: 'system', cause: 'the print file is made' },
      { file, queued_at: clock.now() },
    );
  });
}

async function giveUp(services: Services, { id }: OrderRow): Promise<void> {
  await services.db.transact(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order)
      await closeOrder(tx, services, order, 'unprintable', { actor: 'system', cause: 'the design cannot be printed' });
  });
  services.events.publish(JOBS_TOPIC);
}
