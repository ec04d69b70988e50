import { type OrderId, type Reprintable, REPRINTABLE } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { ShopOrdersTables } from '../../base/db/tables/shop-orders.ts';
import type { Reader } from '../../base/db/database.ts';
import type { PrintJobRow } from './store.ts';

export type ReprintRow = Selectable<ShopOrdersTables['reprints']>;

/** The reprint that a job makes or made last; undefined if it prints its item for the first time. */
export async function reprintOf(reader: Reader, { reprint_id }: PrintJobRow): Promise<ReprintRow | undefined> {
  if (reprint_id === null) return undefined;
  return reader.selectFrom('reprints').selectAll().where('id', '=', reprint_id).executeTakeFirst();
}

/** The reprints of an order, the first one first. */
export function reprintsOf(reader: Reader, orderId: OrderId): Promise<ReprintRow[]> {
  return reader
    .selectFrom('reprints')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** What a print job was before its reprint, without its file, which has a column of its own. */
const KEPT = [
  'machine_id',
  'settings',
  'percent',
  'bay',
  'pickup_code',
  'pickup_token',
  'pickup_check',
  'queued_at',
  'started_at',
  'ready_at',
  'collected_at',
  'reminded_at',
  'set_aside_at',
  'reprint_id',
] as const satisfies readonly (keyof PrintJobRow)[];

export interface BeforeReprint extends Pick<PrintJobRow, (typeof KEPT)[number]> {
  readonly state: Reprintable;
}

/** Returns true if the item is finished: it may be printed again. */
export const isReprintable = (state: PrintJobRow['state']): state is Reprintable => {
  const finished: readonly string[] = REPRINTABLE;
  return finished.includes(state);
};

/** The stored form of what a job was. */
export const beforeOf = (job: PrintJobRow): string =>
  JSON.stringify(Object.fromEntries(['state' as const, ...KEPT].map((key) => [key, job[key]])));

export const readBefore = (stored: string): BeforeReprint => JSON.parse(stored);
