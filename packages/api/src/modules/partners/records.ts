import type { PrintRecord } from '@cpc/contract';
import { money, orderLabel } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { type Flow, fromBegin } from '../../base/http/flow.ts';
import type { Page } from '../../base/http/page.ts';
import { readProduct } from '../../records/catalogue/product.ts';
import { readFindings } from '../../records/orders/findings.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { tenureOf } from '../../records/partners/tenure.ts';

/** One page of what a partner's stations printed or will print, newest first, or in the order of the flow. */
export async function printRecords(
  reader: Reader,
  reach: Reach,
  page: Page,
  flow?: Flow,
): Promise<{ readonly records: PrintRecord[]; readonly total: number }> {
  const during = await tenureOf(reader, reach);
  // The page is chosen by an index alone; the rest is read for its rows only.
  const own = reader
    .selectFrom('print_jobs')
    .innerJoin('machines', 'machines.id', 'print_jobs.machine_id')
    .where(during('print_jobs.created_at'));
  const chosen = own
    .select('print_jobs.number')
    .$call((select) => (flow ? select.where(fromBegin(flow, 'print_jobs.created_at', 'print_jobs.number')) : select))
    .orderBy('print_jobs.created_at', flow?.direction ?? 'desc')
    .orderBy('print_jobs.number', flow?.direction ?? 'desc')
    .limit(page.limit)
    .offset(flow ? 0 : page.offset);
  const [rows, { total }] = await Promise.all([
    reader
      .selectFrom('print_jobs')
      .innerJoin('orders', 'orders.id', 'print_jobs.order_id')
      .innerJoin('order_items', 'order_items.id', 'print_jobs.item_id')
      .leftJoin('deliveries', 'deliveries.order_id', 'print_jobs.order_id')
      .select(['print_jobs.number', 'print_jobs.state', 'print_jobs.percent', 'print_jobs.created_at'])
      .select(['print_jobs.machine_id', 'orders.number as order_number', 'orders.status', 'orders.price_currency'])
      .select(['deliveries.order_id as sent_order', 'order_items.product'])
      .select(['order_items.price_amount', 'order_items.findings'])
      .where('print_jobs.number', 'in', chosen)
      .orderBy('print_jobs.created_at', flow?.direction ?? 'desc')
      .orderBy('print_jobs.number', flow?.direction ?? 'desc')
      .execute(),
    own.select((job) => job.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    total,
    records: rows.map((row) => ({
      print_number: row.number,
      order_number: row.order_number,
      machine_id: row.machine_id,
      model: readProduct(row.product).model,
      state: row.state,
      label: orderLabel({ status: row.status, job: row.state, sent: row.sent_order !== null }),
      price: money(row.price_amount, row.price_currency),
      percent: row.percent,
      created_at: row.created_at,
      findings: readFindings(row.findings),
    })),
  };
}
