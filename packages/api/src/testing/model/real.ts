import { type AccountId, type StationId, type OrderId, type PrintJobId, brand } from '@cpc/domain';
import type { Database } from '../../base/db/database.ts';
import { hashSecret } from '../../base/ports/random.ts';
import { restock } from '../../records/stock/restock.ts';
import { type Caller, caller, guest } from '../caller.ts';
import { CHOICE, type TestShop } from '../shop.ts';

/** An event that the provider has sent and that is not delivered yet. */
export interface Undelivered {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface RealOrder {
  readonly id: OrderId;
  /** The reference of the attempt that counts. */
  reference: string | undefined;
  jobId: PrintJobId | undefined;
  /** The number of the station's last event in the lease that it knows. */
  seq: number;
}

/** One station of a shop that many runs share: its orders, its pieces, its agent. */
export interface RealShop {
  readonly shop: TestShop;
  readonly stationId: StationId;
  readonly account: AccountId;
  readonly customer: Caller;
  readonly agent: Caller;
  readonly screen: Caller;
  readonly partner: Caller;
  readonly orders: RealOrder[];
  readonly undelivered: Undelivered[];
}

/** Opens a station with some pieces. Events of the provider are kept until a step delivers them. */
export async function openStation(shop: TestShop, partner: Caller, pieces: number): Promise<RealShop> {
  const { services, app } = shop;
  const { db, random, clock } = services;
  const stationId = brand<StationId>(`m-${random.id()}`);
  const [stationKey, screenKey] = [random.secret(), random.secret()];
  const key = (kind: 'station' | 'screen', secret: string) => {
    return { key_hash: hashSecret(secret), machine_id: stationId, kind, created_at: clock.now(), revoked_at: null };
  };
  await db.transact(async (tx) => {
    const demo = await tx
      .selectFrom('machines')
      .selectAll()
      .where('id', '=', CHOICE.machine_id)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('machines')
      .values({ ...demo, id: stationId })
      .execute();
    await tx
      .insertInto('station_keys')
      .values([key('station', stationKey), key('screen', screenKey)])
      .execute();
    await restock(tx, services, { ...CHOICE, machine_id: stationId }, pieces, 'partner');
  });
  const undelivered: Undelivered[] = [];
  shop.intercept(async (headers, body) => {
    undelivered.push({ headers, body });
    return 200;
  });
  const customer = await guest(app);
  const { uid } = await customer.must('User.verifyToken', {});
  return {
    shop,
    stationId,
    account: uid,
    customer,
    agent: caller(app, { authorization: `Station ${stationKey}` }),
    screen: caller(app, { authorization: `Screen ${screenKey}` }),
    partner,
    orders: [],
    undelivered,
  };
}

/** The state in the shop's own tables. */
export async function readSnapshot(db: Database, { stationId, orders }: RealShop) {
  const ids = orders.map(({ id }) => id);
  const none = ids.length === 0;
  const rows = none ? [] : await db.read.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const jobs = none ? [] : await db.read.selectFrom('print_jobs').selectAll().where('order_id', 'in', ids).execute();
  const holds = none ? [] : await db.read.selectFrom('stock_holds').selectAll().where('order_id', 'in', ids).execute();
  const payments = none
    ? []
    : await db.read
        .selectFrom('payments')
        .selectAll()
        .where('order_id', 'in', ids)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
  const lines = none
    ? []
    : await db.read
        .selectFrom('ledger_lines')
        .innerJoin('ledger_entries', 'ledger_entries.key', 'ledger_lines.entry')
        .select(['entry', 'account', 'amount', 'ledger_lines.kind', 'order_id'])
        .where('order_id', 'in', ids)
        .execute();
  const count = await db.read
    .selectFrom('stock_counts')
    .selectAll()
    .where('machine_id', '=', stationId)
    .executeTakeFirstOrThrow();
  return { rows, jobs, holds, payments, lines, count };
}
