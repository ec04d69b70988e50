import type { ReprintId, StationId } from '@cpc/domain';
import type { Reader } from '../base/db/database.ts';
import { enqueue } from '../base/jobs/jobs.ts';
import type { Transition } from '../base/transition.ts';
import { findItem } from '../records/orders/items.ts';
import { RENDER_JOB } from '../records/orders/job-kinds.ts';
import { readGoods } from '../records/catalogue/goods.ts';
import { type StationSetup, stationSetup, setupFor } from '../records/printing/setup.ts';
import { type PrintJobRow, moveJob } from '../records/printing/store.ts';

/**
 * Has a job's print file made again, for the current setup of a station. The fence is increased: a file that is still
 * being made for the old setup is refused, and so is a report of the former station. The order must be locked.
 * @throws Error if a station has the job
 */
export async function remakePrint(change: Transition, job: PrintJobRow, stationId: StationId): Promise<void> {
  await makeAgain(change, job, 'remade', { machine_id: stationId });
}

/** What is known of a print of before. The next print begins without it. */
const NOT_PRINTED = {
  lease_until: 0,
  percent: 0,
  bay: null,
  pickup_code: null,
  pickup_token: null,
  pickup_check: null,
  started_at: null,
  ready_at: null,
  collected_at: null,
  reminded_at: null,
  set_aside_at: null,
} as const;

/** Has a finished item made once more, at its station, with a pickup code of its own. The order must be locked. */
export async function reprintJob(change: Transition, job: PrintJobRow, reprintId: ReprintId): Promise<void> {
  await makeAgain(change, job, 'reprinted', { ...NOT_PRINTED, reprint_id: reprintId });
}

async function makeAgain(
  change: Transition,
  job: PrintJobRow,
  event: 'remade' | 'reprinted',
  facts: Parameters<typeof moveJob>[3],
): Promise<void> {
  const { tx } = change;
  const stationId = facts?.machine_id ?? job.machine_id;
  const settings = await wantedSettings(tx, job, await stationSetup(tx, stationId));
  const fence = job.fence + 1;
  await moveJob(change, job, event, { ...facts, settings, file: null, fence, queued_at: null, seq: 0, reason: '' });
  await enqueue(tx, change, {
    kind: RENDER_JOB,
    payload: job.id,
    key: `${job.id} ${fence}`,
    lane: 'prints',
    owner: stationId,
  });
}

/** Returns true if the job's file is made, or is being made, for this setup of its station. */
export async function isMadeFor(reader: Reader, job: PrintJobRow, setup: StationSetup): Promise<boolean> {
  return job.settings === (await wantedSettings(reader, job, setup));
}

async function wantedSettings(reader: Reader, job: PrintJobRow, setup: StationSetup): Promise<string> {
  const item = await findItem(reader, job.item_id);
  if (!item) throw new Error(`remake: print job ${job.id} has no item`);
  const { surface, place } = readGoods(item.goods);
  return JSON.stringify(setupFor(setup, surface, place));
}
