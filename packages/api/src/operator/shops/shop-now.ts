import type { ShopNow } from '@cpc/contract';
import type { OrderId, PartnerId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { shopDetails } from '../../modules/details/shop.ts';
import { incidentsFor } from '../../modules/incidents/find.ts';
import type { Difference } from '../../modules/ledger/reconcile/difference.ts';
import { balanceOf } from '../../modules/ledger/statement.ts';
import { sellerOf } from '../../records/ledger/rates.ts';

/** A shop's money, contact, incidents and books, for an operator who helps it (OP-08). @throws CallError notFound */
export async function shopNow(services: With<'db' | 'clock' | 'config'>, partnerId: PartnerId): Promise<ShopNow> {
  const { db, config } = services;
  const { phone, email, address, time_zone, legal_name, country, vat_id, registration } = await shopDetails(
    db.read,
    partnerId,
  );
  const [money, { incidents }, books] = await Promise.all([
    balanceOf(db.aside, config, partnerId),
    incidentsFor(services, { partnerId, stations: null, role: 'owner' }),
    booksOf(db.read, partnerId),
  ]);
  const contact = { phone, email, address, time_zone, legal_name, country, vat_id, registration };
  return { money, contact, incidents: [...incidents], books };
}

/** Orders of differences that are looked up: a night with more of them is no matter of one shop. */
const MAX_ORDERS = 100;

async function booksOf(reader: Reader, partnerId: PartnerId): Promise<ShopNow['books']> {
  const last = await reader
    .selectFrom('reconciliations')
    .select(['at', 'count', 'report'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  const { differences }: { readonly differences: readonly Difference[] } = JSON.parse(last.report);
  const ids = [...new Set(differences.flatMap(({ order_id }) => order_id ?? []))].slice(0, MAX_ORDERS) as OrderId[];
  const orders =
    ids.length === 0
      ? []
      : await reader.selectFrom('orders').select(['id', 'machine_id', 'created_at']).where('id', 'in', ids).execute();
  const sellers = await Promise.all(orders.map((order) => sellerOf(reader, order)));
  const own = new Set<string>(orders.filter((_, index) => sellers[index] === partnerId).map(({ id }) => id));
  const isOwn = ({ order_id, partner_id }: Difference) => own.has(order_id ?? '') || partner_id === partnerId;
  return { at: last.at, own: differences.filter(isOwn).length, all: last.count };
}
