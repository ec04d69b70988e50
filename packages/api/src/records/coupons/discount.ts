import { CallError } from '@cpc/contract';
import { type Category } from '@cpc/design';
import {
  type AccountId,
  type CouponId,
  type Discount,
  type StationId,
  type Money,
  type PartnerId,
  brand,
  discounts,
  money,
  plainCode,
} from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { CouponsTables } from '../../base/db/tables/coupons.ts';

export type CouponRow = Selectable<CouponsTables['coupons']>;

/** What a coupon needs to know of an order. */
interface Priced {
  readonly stationId: StationId;
  /** The shop that the station belongs to. */
  readonly partnerId: PartnerId | undefined;
  readonly items: readonly { readonly category: Category; readonly price: Money }[];
}

/** Normalizes a typed code to its stored form. */
export const normalCode = (typed: string): string => plainCode(typed).replaceAll('-', '').toUpperCase();

/** @throws CallError couponUnknown */
export async function findCoupon(reader: Reader, typed: string): Promise<CouponRow> {
  const coupon = await reader
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', normalCode(typed))
    .executeTakeFirst();
  if (!coupon) throw new CallError('couponUnknown');
  return coupon;
}

/** The shop of a station; undefined if there is no such station. */
export async function shopOf(reader: Reader, stationId: StationId): Promise<PartnerId | undefined> {
  const station = await reader
    .selectFrom('machines')
    .select('partner_id')
    .where('id', '=', stationId)
    .executeTakeFirst();
  return station && brand<PartnerId>(station.partner_id);
}

/**
 * What a coupon takes off each item. The parts add up exactly to the discount (PY-07).
 * @throws CallError couponNotNow, couponNotHere or couponNotForThese
 */
export function discountsOf(
  coupon: CouponRow,
  { stationId, partnerId, items }: Priced,
  now: number,
): readonly number[] {
  if (now < (coupon.starts_at ?? 0) || now >= (coupon.ends_at ?? Number.MAX_SAFE_INTEGER))
    throw new CallError('couponNotNow');
  if (coupon.machine_id !== null && coupon.machine_id !== stationId) throw new CallError('couponNotHere');
  // A shop's coupon does not go with a station that another shop takes over.
  if (coupon.partner_id !== null && coupon.partner_id !== partnerId) throw new CallError('couponNotHere');
  const suits = (category: Category) => coupon.category === null || coupon.category === category;
  const off = discounts(
    discountOf(coupon),
    items.map(({ category, price }) => (suits(category) ? price : undefined)),
  );
  if (off.every((amount) => amount === 0)) throw new CallError('couponNotForThese');
  return off;
}

function discountOf({ kind, permille, amount, currency }: CouponRow): Discount {
  if (kind === 'percent') return { kind, permille: permille ?? 0 };
  return kind === 'amount' ? { kind, amount: money(amount ?? 0, currency ?? '') } : { kind };
}

/**
 * Checks in advance what {@link reserveCoupon} would check; it reserves nothing. @throws CallError couponUsedUp or
 * couponUsedByYou
 */
export async function refuseUsed(reader: Reader, coupon: CouponRow, accountId: AccountId): Promise<void> {
  if (coupon.most_uses !== null && coupon.uses >= coupon.most_uses) throw new CallError('couponUsedUp');
  if (coupon.most_per_account !== null && (await usesOf(reader, coupon.id, accountId)) >= coupon.most_per_account)
    throw new CallError('couponUsedByYou');
}

/** Counts the orders of an account that hold or have used a coupon. */
export async function usesOf(reader: Reader, couponId: CouponId, accountId: AccountId): Promise<number> {
  const { count } = await reader
    .selectFrom('coupon_uses')
    .select((use) => use.fn.countAll<number>().as('count'))
    .where('coupon_id', '=', couponId)
    .where('account_id', '=', accountId)
    .where('released', '=', 0)
    .executeTakeFirstOrThrow();
  return count;
}
