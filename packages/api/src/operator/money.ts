import type { PartnerId } from '@cpc/domain';
import { named } from '../base/db/search-name.ts';
import type { With } from '../base/services.ts';
import { insertCoupon, type NewCoupon } from '../records/coupons/insert.ts';

type Ports = With<'db' | 'clock' | 'random'>;

/** Issues a coupon; an existing coupon with the same code stays unchanged. @throws CallError amountDivided */
export async function addCoupon(services: Ports, coupon: NewCoupon): Promise<void> {
  await services.db.transact((tx) => insertCoupon(tx, services, coupon));
}

/** Sets a promoter and its part of a sale, in thousandths; a second call updates the values. */
export async function setPromoter(
  { db, clock }: With<'db' | 'clock'>,
  { id, name, permille }: { readonly id: string; readonly name: string; readonly permille: number },
): Promise<void> {
  const promoter = { id, ...named(name), permille };
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
