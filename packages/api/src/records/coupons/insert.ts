import type { Category } from '@cpc/design';
import { type CouponId, type Discount, type PartnerId, type PersonId, type StationId, brand } from '@cpc/domain';
import { fold } from '@cpc/search';
import type { Tx } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { refuseUnpayable } from '../payments/payable.ts';
import { normalCode } from './discount.ts';

/** A coupon to issue (PY-07). A field that is left out sets no limit. */
export interface NewCoupon {
  readonly code: string;
  readonly discount: Discount;
  readonly partnerId?: PartnerId | undefined;
  readonly stationId?: StationId | undefined;
  readonly category?: Category | undefined;
  /** UTC, ms; valid from startsAt, and until just before endsAt. */
  readonly startsAt?: number | undefined;
  readonly endsAt?: number | undefined;
  readonly mostUses?: number | undefined;
  readonly mostPerAccount?: number | undefined;
  /** Who makes it; the platform itself by default. */
  readonly personId?: PersonId;
  readonly issuer?: 'platform' | 'shop';
}

/** Issues a coupon; an existing coupon with the same code stays unchanged. @throws CallError amountDivided */
export async function insertCoupon(
  tx: Tx,
  { clock, random }: With<'clock' | 'random'>,
  coupon: NewCoupon,
): Promise<void> {
  const { discount } = coupon;
  const code = normalCode(coupon.code);
  const amount = discount.kind === 'amount' ? discount.amount : undefined;
  if (amount) refuseUnpayable(amount);
  await tx
    .insertInto('coupons')
    .values({
      id: brand<CouponId>(random.id()),
      code,
      search_name: fold(code),
      kind: discount.kind,
      permille: discount.kind === 'percent' ? discount.permille : null,
      amount: amount?.amount ?? null,
      currency: amount?.currency ?? null,
      partner_id: coupon.partnerId ?? null,
      machine_id: coupon.stationId ?? null,
      category: coupon.category ?? null,
      starts_at: coupon.startsAt ?? null,
      ends_at: coupon.endsAt ?? null,
      most_uses: coupon.mostUses ?? null,
      most_per_account: coupon.mostPerAccount ?? null,
      uses: 0,
      created_at: clock.now(),
      issuer: coupon.issuer ?? 'platform',
      person_id: coupon.personId ?? null,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}
