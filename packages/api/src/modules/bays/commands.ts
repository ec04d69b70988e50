import { CallError } from '@cpc/contract';
import type { Bay, PrintJobId, StationId } from '@cpc/domain';
import { type PersonActor, transition } from '../../base/transition.ts';
import type { With } from '../../base/services.ts';
import { findOwnPrint } from '../../lifecycle/find-own-print.ts';
import { bayForPerson, lockBays } from '../../records/bays/place.ts';
import { record } from '../../records/orders/history.ts';
import { lockOrder } from '../../records/orders/store.ts';
import { type ShopPerson, actorOf } from '../../records/partners/actor.ts';
import { findJob } from '../../records/printing/store.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import { noteStationWith } from '../../records/stations/note.ts';

type Ports = With<'db' | 'clock' | 'random' | 'events' | 'config'>;

/**
 * Sets the bays of an own station. A station that waited for room begins its next print at once.
 * @throws CallError bayRepeated, or bayInUse if a bay that is left out holds an item
 */
export async function setBays(
  { db, clock, events }: Ports,
  stationId: StationId,
  wanted: readonly Bay[],
  actor: PersonActor,
): Promise<void> {
  const repeated = wanted.find(({ name }, at) => wanted.findIndex((one) => isSame(one.name, name)) !== at);
  if (repeated) throw new CallError('bayRepeated', { bay: repeated.name });
  await db.transact(async (tx) => {
    const { bays, held } = await lockBays(tx, stationId);
    const gone = bays.find(({ name }) => held.has(name) && !wanted.some((one) => one.name === name));
    if (gone) throw new CallError('bayInUse', { bay: gone.name });
    const list = wanted.map(({ name, capacity }) => ({ name, capacity }));
    await tx
      .updateTable('station_bays')
      .set({ bays: JSON.stringify(list) })
      .where('machine_id', '=', stationId)
      .execute();
    const detail = list
      .map(({ name, capacity }) => `${name} ${capacity}`)
      .join(', ')
      .slice(0, 200);
    await noteStationWith(tx, clock, stationId, { event: 'baysSet', detail }, actor);
  });
  events.publish(stationTopic(stationId));
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Records that a person put an item into another bay. The same bay again changes nothing.
 * @throws CallError notFound, conflict if it does not wait in a bay any more, bayMissing or bayFull
 */
export async function moveItem(services: Ports, by: ShopPerson, jobId: PrintJobId, bay: string): Promise<StationId> {
  const { db, events } = services;
  const { order_id, machine_id } = await findOwnPrint(db.read, by, jobId);
  await db.transact(async (tx) => {
    await lockOrder(tx, order_id);
    const job = await findJob(tx, jobId);
    if (job?.state !== 'ready' || job.set_aside_at !== null) throw new CallError('conflict');
    const name = await bayForPerson(tx, job.machine_id, bay, job);
    if (name === job.bay) return;
    await tx.updateTable('print_jobs').set({ bay: name }).where('id', '=', jobId).execute();
    const change = transition(tx, services, { actor: actorOf(by), reason: `put into bay ${name}` });
    const { item_id, state } = job;
    const step = { machine: 'printJob', event: 'movedBay', from: state, to: state } as const;
    await record(change, { orderId: order_id, itemId: item_id, ...step });
  });
  events.publish(stationTopic(machine_id));
  return machine_id;
}
