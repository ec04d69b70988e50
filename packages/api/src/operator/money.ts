import type { Category } from '@cpc/design';
import type { Discount, StationId, PartnerId } from '@cpc/domain';
import { normalCode } from '../records/coupons/discount.ts';
import { refuseUnpayable } from '../records/payments/payable.ts';
import type { With } from '../base/services.ts';

/** A coupon that the operator issues (PY-07). A field that is left out sets no limit. */
export interface NewCoupon {
  readonly code: string;
  readonly discount: Discount;
  readonly stationId?: StationId;
  readonly category?: Category;
  /** UTC, ms; valid from startsAt, and until just before endsAt. */
  readonly startsAt?: number;
  readonly endsAt?: number;
  readonly mostUses?: number;
  readonly mostPerAccount?: number;
}

type Ports = With<'db' | 'clock' | 'random'>;

/** Issues a coupon; an existing coupon with the same code stays unchanged. @throws CallError amountDivided */
export async function addCoupon({ db, clock, random }: Ports, coupon: NewCoupon): Promise<void> {
  const { discount } = coupon;
  const amount = discount.kind === 'amount' ? discount.amount : undefined;
  if (amount) refuseUnpayable(amount);
  await db.transact((tx) =>
    tx
      .insertInto('coupons')
      .values({
        id: random.id(),
        code: normalCode(coupon.code),
        kind: discount.kind,
        permille: discount.kind === 'percent' ? discount.permille : null,
        amount: amount?.amount ?? null,
        currency: amount?.currency ?? null,
        machine_id: coupon.stationId ?? null,
        category: coupon.category ?? null,
        starts_at: coupon.startsAt ?? null,
        ends_at: coupon.endsAt ?? null,
        most_uses: coupon.mostUses ?? null,
        most_per_account: coupon.mostPerAccount ?? null,
        uses: 0,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute(),
  );
}

/** Sets a promoter and its part of a sale, in thousandths; a second call updates the values. */
export async function setPromoter(
  { db, clock }: With<'db' | 'clock'>,
  promoter: { readonly id: string; readonly name: string; readonly permille: number },
): Promise<void> {
  await db.transact((tx) =>
    tx
      .insertInto('promoters')
      .values({ ...promoter, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(promoter))
      .execute(),
  );
}

/** Sets the platform's part of a partner's future sales, in thousandths; null means the configured value. */
export async function setCommission({ db }: With<'db'>, partnerId: PartnerId, permille: number | null): Promise<void> {
  await db.transact((tx) =>
    tx.updateTable('partners').set({ commission_permille: permille }).where('id', '=', partnerId).execute(),
  );
}
