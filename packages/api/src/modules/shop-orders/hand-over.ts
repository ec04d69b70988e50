import { type ActionInput, CallError } from '@cpc/contract';
import { readPickup } from '@cpc/domain';
import type { With } from '../../base/services.ts';
import { followJobs } from '../../lifecycle/follow-jobs.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import type { ShopPerson } from '../../records/partners/actor.ts';
import { jobOfItem, moveJob, type PrintJobRow } from '../../records/printing/store.ts';
import { actOnce } from './acts.ts';

type HandOver = ActionInput<'Partner.handOver'>;

/**
 * Hands an item in a bay over at the counter (PA-11): against its code, or by its picture with a reason. The same lock as
 * the station's keypad decides who hands it over (decision 203).
 * @throws CallError notFound, keyReused, deviceMissing, fieldEmpty without code and reason, pickupCodeWrong, or notInBay if
 *   it is not there, or not any more
 */
export function handOverByShop(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  by: ShopPerson,
  input: HandOver,
): Promise<string> {
  const code = input.code?.trim() || undefined;
  if (code === undefined && input.reason === undefined) throw new CallError('fieldEmpty', { field: 'reason' });
  const kind = code === undefined ? 'handOverWithoutCode' : 'handOver';
  return actOnce(services, by, { kind, input }, async (change, order) => {
    await ownStation(change.tx, by, order.machine_id);
    const job = await jobOfItem(change.tx, input.item_id);
    if (job?.order_id !== order.id) throw new CallError('notFound');
    if (job.state !== 'ready') throw new CallError('notInBay');
    if (code !== undefined && !opens(code, job)) throw new CallError('pickupCodeWrong', { field: 'code' });
    await moveJob(change, job, 'collected', { collected_at: change.clock.now() });
    await followJobs(change, order);
  });
}

/** The person at the counter has the item in view: the digits are compared, a QR code's signature too, as it was made. */
function opens(typed: string, { pickup_code, pickup_token }: PrintJobRow): boolean {
  const read = readPickup(typed);
  if (read === undefined || pickup_code === null) return false;
  return read.signed ? typed === pickup_token : read.code === pickup_code;
}
