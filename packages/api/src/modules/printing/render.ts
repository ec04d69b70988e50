import type { PrintJobId } from '@cpc/domain';
import { JOBS_TOPIC, type JobRun } from '../../base/jobs/jobs.ts';
import { type Cause, transition } from '../../base/transition.ts';
import { cancelItem } from '../../lifecycle/cancel-item.ts';
import { frozenArt } from '../../records/orders/frozen-art.ts';
import { type OrderItemRow, findItem } from '../../records/orders/items.ts';
import { lockOrder } from '../../records/orders/store.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import type { Services, With } from '../../base/services.ts';
import { type Attempts, isHopeless } from '../../base/painting/hopeless.ts';
import type { Renderer } from '../../base/painting/renderer.ts';
import { storedSettings } from '../../records/printing/settings.ts';
import { type PrintJobRow, findJob, moveJob } from '../../records/printing/store.ts';
import { printTitle } from '../../records/printing/title.ts';
import { wantsReview } from '../../records/reviews/store.ts';

/** After so many failures a design counts as unprintable, and its customer gets the money back. */
const ATTEMPTS: Attempts = { failed: 5, killed: 2 };

/** Makes a paid job's print file and puts the job in the queue, or before a person who looks at its design first. */
export async function renderJob(services: Services, renderer: Renderer, jobId: PrintJobId, run: JobRun): Promise<void> {
  const { db, blobs, events } = services;
  const job = await findJob(db.read, jobId);
  if (job?.state !== 'waiting') return;
  const item = await findItem(db.read, job.item_id);
  if (!item) throw new Error(`render: print job ${jobId} has no item`);
  const facts = { title: printTitle(job, item), createdAt: job.created_at, modelMade: item.model_made === 1 };
  const printFile = async () => renderer.printFile(frozenArt(item), storedSettings(job.settings), facts);
  const file = await printFile().catch((error: unknown) => {
    if (!isHopeless(error, run, ATTEMPTS)) throw error;
    services.log.error({ jobId, error }, 'a design could not be rendered; it is cancelled and refunded');
  });
  // A full or missing disk or database says nothing about the design: that is retried without limit.
  if (file) await fileReady(services, job, item, await blobs.put(file));
  else await giveUp(services, job, item);
  events.publish(stationTopic(job.machine_id));
}

function fileReady(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  { id, order_id, fence }: PrintJobRow,
  item: OrderItemRow,
  file: Awaited<ReturnType<Services['blobs']['put']>>,
): Promise<void> {
  const { db, clock } = services;
  return db.transact(async (tx) => {
    await lockOrder(tx, order_id);
    const job = await findJob(tx, id);
    // The file is being made again for another station or other settings, so this one is useless.
    if (job?.state !== 'waiting' || job.fence !== fence) return;
    const next = (await wantsReview(tx, job, item)) ? 'reviewWanted' : 'fileReady';
    await moveJob(transition(tx, services, MADE), job, next, { file, queued_at: clock.now() });
  });
}

const MADE: Cause = { actor: 'system', reason: 'the print file is made' };
const UNPRINTABLE: Cause = { actor: 'system', reason: 'the design cannot be printed' };

async function giveUp(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  { id, fence }: PrintJobRow,
  item: OrderItemRow,
): Promise<void> {
  await services.db.transact(async (tx) => {
    const order = await lockOrder(tx, item.order_id);
    const job = await findJob(tx, id);
    // The file is being made again, or another process has made it: nothing is lost.
    if (order && job?.state === 'waiting' && job.fence === fence)
      await cancelItem(transition(tx, services, UNPRINTABLE), order, item, 'unprintable');
  });
  services.events.publish(JOBS_TOPIC);
}
