import { RETENTION_DAYS } from '@cpc/contract';
import type { AssetId } from '@cpc/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';

/** Every column that names a stored file. Files of station profiles have their own sweep. */
export const FILE_COLUMNS = [
  ['pictures', 'asset'],
  ['pictures', 'proxy_asset'],
  ['thumbnails', 'asset'],
  ['order_items', 'thumbnail'],
  ['shopping_list', 'thumbnail'],
  ['print_jobs', 'file'],
  ['reprints', 'before_file'],
  ['test_prints', 'file'],
  ['machine_profiles', 'asset'],
  ['problem_photos', 'asset'],
  ['agent_releases', 'file'],
  ['drawing_results', 'asset'],
  ['drawing_results', 'proxy_asset'],
] as const;

/** How long the design and pictures of an order that was closed unpaid are kept, in ms: it can be ordered again. */
const UNPAID_MS = RETENTION_DAYS.unpaidOrder * DAY_MS;

/** True if the design and pictures of an order are kept: forever, unless it was closed and never paid. */
export const isRetainedOrder = (now: number): RawBuilder<boolean> => sql<boolean>`(orders.status <> 4
  or orders.created_at > ${now - UNPAID_MS}
  or exists (select 1 from print_jobs where print_jobs.order_id = orders.id)
  or exists (select 1 from payments where payments.order_id = orders.id
    and payments.state in ('settled', 'refunding', 'refunded')))`;

/** Returns true if anything still refers to a stored file. */
export async function isWanted(reader: Reader, asset: AssetId, now: number): Promise<boolean> {
  for (const [table, column] of FILE_COLUMNS) {
    const named = sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${asset} limit 1`;
    if ((await named.execute(reader)).rows.length > 0) return true;
  }
  // A picture of an order, no matter which account owns the picture now.
  const ordered = await sql`select 1 from document_pictures
    inner join order_items on order_items.document_hash = document_pictures.hash
    inner join orders on orders.id = order_items.order_id
    where document_pictures.asset = ${asset} and ${isRetainedOrder(now)} limit 1`.execute(reader);
  return ordered.rows.length > 0;
}
