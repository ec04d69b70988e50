import type { OrderId, PartnerId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { PrintingTables } from '../../base/db/tables/printing.ts';
import type { OrderItem } from '../orders/items.ts';
import type { PrintJobRow } from '../printing/store.ts';

export type ReviewRow = Selectable<PrintingTables['design_reviews']>;

type Design = Pick<OrderItem, 'document_hash' | 'goods_id'>;

/** What a shop decided last about a design on the same goods, in any order. */
export const lastReview = (reader: Reader, partnerId: PartnerId, design: Design): Promise<ReviewRow | undefined> =>
  reader
    .selectFrom('design_reviews')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('document_hash', '=', design.document_hash)
    .where('goods_id', '=', design.goods_id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What was refused in orders, by item. An item is refused once: it is cancelled then. */
export async function refusalsOf(reader: Reader, orderIds: readonly OrderId[]): Promise<readonly ReviewRow[]> {
  if (orderIds.length === 0) return [];
  return reader
    .selectFrom('design_reviews')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('decision', '=', 'refused')
    .execute();
}

/**
 * Returns true if a person of the shop looks at the design before this print begins (decision 239): the shop of its
 * station wants that, and has not approved the same design before. What was printed once, or may have been, is not looked
 * at again.
 */
export async function wantsReview(
  reader: Reader,
  job: Pick<PrintJobRow, 'id' | 'machine_id' | 'reprint_id'>,
  design: Design,
): Promise<boolean> {
  if (job.reprint_id !== null) return false;
  const shop = await reader
    .selectFrom('machines')
    .innerJoin('partners', 'partners.id', 'machines.partner_id')
    .select('partners.id')
    .where('machines.id', '=', job.machine_id)
    .where('partners.design_review', '=', 'on')
    .executeTakeFirst();
  if (!shop || (await lastReview(reader, shop.id, design))?.decision === 'approved') return false;
  const printed = reader.selectFrom('print_decisions').select('job_id').where('job_id', '=', job.id);
  return (await printed.limit(1).executeTakeFirst()) === undefined;
}

/** The stations whose shops look at designs before they print them. */
export async function reviewingStations(reader: Reader, stationIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (stationIds.length === 0) return new Set();
  const rows = await reader
    .selectFrom('machines')
    .innerJoin('partners', 'partners.id', 'machines.partner_id')
    .select('machines.id')
    .where('machines.id', 'in', stationIds)
    .where('partners.design_review', '=', 'on')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
