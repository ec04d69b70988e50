import { type ActionInput, CallError, type OperatorShop } from '@cpc/contract';
import {
  brand,
  ORDER_TABLE,
  PRINT_JOB_TABLE,
  type PartnerId,
  type PersonId,
  type StationId,
  TEST_PRINT_TABLE,
} from '@cpc/domain';
import type { Database, Tx } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { recordChange } from '../../modules/partners/people/lock.ts';
import { endKeys, tellOfEndedKeys } from '../../modules/stations/revoke.ts';
import { actorOf } from '../../records/partners/actor.ts';
import { readStations } from '../../records/partners/reach.ts';
import { PRINTING_STATES } from '../../records/queue/load.ts';
import { refuseOwn } from '../../records/deciding/deciding.ts';
import { noteStationWith } from '../../records/stations/note.ts';
import { noteDeed } from '../../records/partners/deeds.ts';
import { shopView } from './shop-views.ts';
import { lockedShop, required } from './shops.ts';

type Ports = With<'db' | 'clock' | 'random' | 'events' | 'config'>;

interface Move {
  readonly stationId: StationId;
  readonly from: PartnerId;
  readonly to: PartnerId;
  readonly by: PersonId;
  readonly reason: string;
}

/**
 * Moves a station with its stock to another shop (OP-01). What happened there until then stays in the lists of the shop
 * that had it, and so does the money of its orders. Its keys and codes were the former shop's and end: the agent needs
 * another code. A station that is there already stays, without a record.
 * @throws CallError deviceMissing, notFound, ownMoney, fieldEmpty, stationPrints, stationHasOrders, or conflict if the shop
 * is closed
 */
export async function moveStation(
  services: Ports,
  by: PersonId,
  { machine_id: stationId, to, reason: typed }: ActionInput<'Operator.moveStation'>,
): Promise<OperatorShop> {
  const { db, clock } = services;
  const reason = required(typed);
  await db.transact(async (tx) => {
    const from = await lockedOwner(tx, db, stationId);
    if (from === to) return;
    // In the same order everywhere: two moves at once must not wait for each other.
    for (const id of [from, to].toSorted()) {
      const { state } = await lockedShop(tx, id);
      if (id === to && state === 'closed') throw new CallError('conflict');
    }
    await refuseOwn(tx, services, 'moveStation', by, [{ partner_id: from }, { partner_id: to }]);
    await refuseWhileBusy(tx, stationId);
    await move(tx, services, { stationId, from, to, by, reason });
  });
  tellOfEndedKeys(services, stationId);
  return shopView(db.read, clock.now(), to);
}

/** Locks a station. On PostgreSQL it waits for orders that are being placed there. @throws CallError deviceMissing */
async function lockedOwner(tx: Tx, { engine }: Pick<Database, 'engine'>, stationId: StationId): Promise<PartnerId> {
  const station = await tx
    .selectFrom('machines')
    .select('partner_id')
    .where('id', '=', stationId)
    .$if(engine === 'postgres', (select) => select.forUpdate())
    .executeTakeFirst();
  if (!station) throw new CallError('deviceMissing');
  return brand<PartnerId>(station.partner_id);
}

/** @throws CallError stationPrints or stationHasOrders */
async function refuseWhileBusy(tx: Tx, stationId: StationId): Promise<void> {
  const printing = await tx
    .selectFrom('print_jobs')
    .select('id')
    .where('machine_id', '=', stationId)
    .where('state', 'in', PRINTING_STATES)
    .limit(1)
    .execute();
  const testing = await tx
    .selectFrom('test_prints')
    .select('id')
    .where('machine_id', '=', stationId)
    .where('state', 'not in', TEST_PRINT_TABLE.ends)
    .limit(1)
    .execute();
  if (printing.length + testing.length > 0) throw new CallError('stationPrints');
  const unfinished = await tx
    .selectFrom('orders')
    .select('id')
    .where('machine_id', '=', stationId)
    .where('status', 'not in', ORDER_TABLE.ends)
    .limit(1)
    .execute();
  // A finished order may have an item that is printed again.
  const waiting = await tx
    .selectFrom('print_jobs')
    .select('id')
    .where('machine_id', '=', stationId)
    .where('state', 'not in', PRINT_JOB_TABLE.ends)
    .limit(1)
    .execute();
  if (unfinished.length + waiting.length > 0) throw new CallError('stationHasOrders');
}

async function move(tx: Tx, services: With<'clock' | 'random' | 'config'>, { stationId, from, to, by, reason }: Move) {
  const { clock } = services;
  const last = await tx
    .selectFrom('station_moves')
    .select((row) => row.fn.max('at').as('at'))
    .where('machine_id', '=', stationId)
    .executeTakeFirst();
  // Moves follow each other, also within one tick of the clock.
  const since = last?.at ?? 0;
  const at = Math.max(clock.now(), since + 1);
  const whose = { from_partner: from, to_partner: to, person_id: by };
  await tx
    .insertInto('station_moves')
    .values({ machine_id: stationId, at, since, ...whose, reason })
    .execute();
  // What the old shop has agreed with a voucher platform and with carriers is not the new one's.
  const { name } = await tx
    .updateTable('machines')
    .set({ partner_id: to, voucher_place: null, delivery_fee: null })
    .where('id', '=', stationId)
    .returning('name')
    .executeTakeFirstOrThrow();
  await endKeys(tx, services, stationId, { actor: actorOf({ personId: by }), reason });
  await endLimits(tx, at, from, stationId);
  await noteStationWith(tx, clock, stationId, { event: 'moved', detail: reason }, actorOf({ personId: by }));
  const said = `${name} (${stationId}): ${reason}`;
  await noteDeed(tx, services, { by, event: 'stationGiven', partnerId: from, reason: said });
  await noteDeed(tx, services, { by, event: 'stationTaken', partnerId: to, reason: said });
}

/** People who were limited to this station and others stay limited to the others; the history says so. */
async function endLimits(tx: Tx, now: number, partnerId: PartnerId, stationId: StationId): Promise<void> {
  const members = await tx
    .selectFrom('memberships')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('stations', 'is not', null)
    .execute();
  for (const member of members) {
    const stations = readStations(member.stations) ?? [];
    if (!stations.includes(stationId)) continue;
    const left = JSON.stringify(stations.filter((id) => id !== stationId));
    await tx
      .updateTable('memberships')
      .set({ stations: left })
      .where('partner_id', '=', partnerId)
      .where('person_id', '=', member.person_id)
      .execute();
    await recordChange(tx, now, member, 'stations', null);
  }
}
