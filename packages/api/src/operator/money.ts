import type { Category } from '@cpc/design';
import type { Discount, MachineId, PartnerId } from '@cpc/domain';
import { normalCode } from '../records/coupons/discount.ts';
import { refuseUnpayable } from '../records/payments/payable.ts';
import type { Services } from '../base/services.ts';

/** A coupon as the operator gives it out (PY-07). What is left out does not bound it. */
export interface NewCoupon {
  readonly code: string;
  readonly discount: Discount;
  readonly machineId?: MachineId;
  readonly category?: Category;
  /** UTC, ms; until then, not at it. */
  readonly startsAt?: number;
  readonly endsAt?: number;
  readonly mostUses?: number;
  readonly mostPerAccount?: number;
}

type Ports = Pick<Services, 'db' | 'clock' | 'random'>;

/** Gives a coupon out; one of the same code is left as it is. @throws CallError amountDivided */
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
        machine_id: coupon.machineId ?? null,
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

/** Whoever brings customers, and for what part of a sale, in thousandths; called again it changes what differs. */
export async function setPromoter(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
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

/** What the platform keeps of a partner's sales from now on, in thousandths; null is what is configured. */
export async function setCommission(
  { db }: Pick<Services, 'db'>,
  partnerId: PartnerId,
  permille: number | null,
): Promise<void> {
  await db.transact((tx) =>
    tx.updateTable('partners').set({ commission_permille: permille }).where('id', '=', partnerId).execute(),
  );
}
