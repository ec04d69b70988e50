import type { CouponState, CouponView } from '@cpc/contract';
import { brand, type CouponId, type Money, money, ORDER_STATUS, type PartnerId, type StationId } from '@cpc/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { containsWords } from '../../base/db/search-name.ts';
import type { Page } from '../../base/http/page.ts';
import { namesOf } from '../../records/partners/actor.ts';
import { inLimit, type Reach } from '../../records/partners/reach.ts';

/** The coupons of a shop, as far as they are for stations in reach; without a reach all coupons (PA-07). */
export const couponsIn = (reader: Reader, reach: Reach | undefined) =>
  reader
    .selectFrom('coupons')
    .leftJoin('machines', 'machines.id', 'coupons.machine_id')
    .leftJoin('partners', 'partners.id', 'coupons.partner_id')
    .$call((query) => (reach ? query.where(isOf(reach)) : query));

const isOf = (reach: Reach): RawBuilder<SqlBool> =>
  sql<SqlBool>`(coupons.partner_id = ${reach.partnerId} and (coupons.machine_id is null or ${inLimit(reach)}))`;

type Found = ReturnType<typeof couponsIn>;

interface Wanted {
  readonly state?: CouponState | undefined;
  readonly search?: string | undefined;
}

/** One page of coupons, the newest first. */
export async function couponPage(
  reader: Reader,
  reach: Reach | undefined,
  { state, search = '' }: Wanted,
  page: Page,
  now: number,
): Promise<{ readonly coupons: CouponView[]; readonly total: number }> {
  const found = couponsIn(reader, reach)
    .where(containsWords(sql`coupons.search_name || ' ' || coalesce(partners.search_name, '')`, search))
    .$call((query) => (state === undefined ? query : query.where(sql<SqlBool>`${stateOf(now)} = ${state}`)));
  const [coupons, { total }] = await Promise.all([
    couponViews(reader, found, now, page),
    found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { coupons, total };
}

const stateOf = (now: number): RawBuilder<CouponState> => sql<CouponState>`case
  when ends_at <= ${now} then 'ended'
  when most_uses is not null and uses >= most_uses then 'usedUp'
  when starts_at > ${now} then 'planned'
  else 'current' end`;

/** @param page the part of them; all by default */
export async function couponViews(
  reader: Reader,
  found: Found,
  now: number,
  page?: Pick<Page, 'limit' | 'offset'>,
): Promise<CouponView[]> {
  const rows = await found
    .selectAll('coupons')
    .select(['machines.name as machine_name', 'partners.name as shop_name', stateOf(now).as('state')])
    .orderBy('coupons.created_at', 'desc')
    .orderBy('coupons.id', 'desc')
    .$call((query) => (page ? query.limit(page.limit).offset(page.offset) : query))
    .execute();
  const given = await givenBy(
    reader,
    rows.map(({ id }) => id),
  );
  const nameOf = await namesOf(
    reader,
    rows.flatMap(({ person_id, ended_by }) => [person_id, ended_by]),
  );
  return rows.map((row) => ({
    coupon_id: row.id,
    code: row.code,
    kind: row.kind,
    permille: row.permille,
    amount: row.amount === null || row.currency === null ? null : money(row.amount, row.currency),
    partner_id: row.partner_id && brand<PartnerId>(row.partner_id),
    shop_name: row.shop_name,
    machine_id: row.machine_id && brand<StationId>(row.machine_id),
    machine_name: row.machine_name,
    category: row.category,
    from: row.starts_at,
    until: row.ends_at,
    most_uses: row.most_uses,
    most_per_account: row.most_per_account,
    uses: row.uses,
    given: given.get(row.id) ?? [],
    state: row.state,
    of_platform: row.issuer === 'platform',
    made_at: row.created_at,
    by: nameOf(row.person_id),
    ended_by: nameOf(row.ended_by),
  }));
}

const { awaitingDelivery, delivering, finished } = ORDER_STATUS;

/** What coupons took off orders that are paid, by currency. */
async function givenBy(reader: Reader, ids: readonly CouponId[]): Promise<ReadonlyMap<CouponId, Money[]>> {
  const given = new Map<CouponId, Money[]>();
  if (ids.length === 0) return given;
  const rows = await reader
    .selectFrom('coupon_uses')
    .innerJoin('orders', 'orders.id', 'coupon_uses.order_id')
    .select(['coupon_id', 'price_currency', sql<number>`cast(sum(discount_amount) as bigint)`.as('amount')])
    .where('coupon_id', 'in', ids)
    .where('released', '=', 0)
    .where('orders.status', 'in', [awaitingDelivery, delivering, finished])
    .groupBy(['coupon_id', 'price_currency'])
    .orderBy('price_currency')
    .execute();
  for (const { coupon_id, amount, price_currency } of rows)
    given.set(coupon_id, [...(given.get(coupon_id) ?? []), money(amount, price_currency)]);
  return given;
}
