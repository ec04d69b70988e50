import { type ActionOutput, CallError } from '@cpc/contract';
import type { MachineId } from '@cpc/domain';
import { lockOrder, moveOrder } from '../orders/store.ts';
import type { Cause } from '../orders/cause.ts';
import { type PrintJobRow, findJob, moveJob } from '../printing/store.ts';
import type { Services } from '../services.ts';
import { stationTopic } from './topic.ts';

/** So many wrong codes a minute, and the keypad rests (QU-02). */
const MISSES = 5;
const WINDOW_MS = 60_000;
const AT_SCREEN: Cause = { actor: 'screen', cause: 'collected at the station' };

/**
 * Hands an item over against its code.
 * @throws CallError pickupLocked, pickupCodeWrong, or pickupNotReady for the number of an order that is still being made
 */
export async function verifyPickup(
  services: Services,
  machineId: MachineId,
  typed: string,
): Promise<ActionOutput<'Pickup.verify'>> {
  const { db, events } = services;
  await refuseWhenLocked(services, machineId);
  const code = typed.trim();
  const ready = await db.read
    .selectFrom('print_jobs')
    .select(['id', 'order_id'])
    .where('machine_id', '=', machineId)
    .where('pickup_code', '=', code)
    .where('state', '=', 'ready')
    .executeTakeFirst();
  const handed = ready && (await handOver(services, ready));
  if (!handed) {
    await refuseUnready(services, machineId, code);
    await countMiss(services, machineId);
    throw new CallError('pickupCodeWrong');
  }
  events.publish(stationTopic(machineId));
  return handed;
}

async function handOver({ db, clock }: Services, { id, order_id }: Pick<PrintJobRow, 'id' | 'order_id'>) {
  return db.transact(async (tx) => {
    const order = await lockOrder(tx, order_id);
    const job = await findJob(tx, id);
    if (!order || job?.state !== 'ready') return undefined;
    await moveJob(tx, clock, job, 'collected', AT_SCREEN, { collected_at: clock.now() });
    await moveOrder(tx, clock, order, 'collected', AT_SCREEN);
    return { order_number: order.number, bay: job.bay ?? '' };
  });
}

/** Whoever scans the order before it is done hears that, and nothing is counted against the station. */
async function refuseUnready({ db }: Services, machineId: MachineId, code: string): Promise<void> {
  const waiting = await db.read
    .selectFrom('print_jobs')
    .innerJoin('orders', 'orders.id', 'print_jobs.order_id')
    .select('print_jobs.id')
    .where('print_jobs.machine_id', '=', machineId)
    .where('orders.number', '=', code.toUpperCase())
    .where('print_jobs.state', 'not in', ['ready', 'collected', 'cancelled'])
    .executeTakeFirst();
  if (waiting) throw new CallError('pickupNotReady');
}

async function refuseWhenLocked({ db, clock }: Services, machineId: MachineId): Promise<void> {
  const { misses } = await db.read
    .selectFrom('pickup_misses')
    .select((miss) => miss.fn.countAll<number>().as('misses'))
    .where('machine_id', '=', machineId)
    .where('at', '>', clock.now() - WINDOW_MS)
    .executeTakeFirstOrThrow();
  if (misses >= MISSES) throw new CallError('pickupLocked');
}

async function countMiss({ db, clock, random }: Services, machineId: MachineId): Promise<void> {
  const now = clock.now();
  await db.transact(async (tx) => {
    await tx
      .deleteFrom('pickup_misses')
      .where('machine_id', '=', machineId)
      .where('at', '<=', now - WINDOW_MS)
      .execute();
    await tx.insertInto('pickup_misses').values({ id: random.id(), machine_id: machineId, at: now }).execute();
  });
}
