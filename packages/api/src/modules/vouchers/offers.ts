import type { Category } from '@cpc/design';
import type { Tx } from '../../base/db/database.ts';

/** What an offer of the voucher platform pays: one item of a category, up to a price. */
export interface VoucherOffer {
  /** The platform's number of the offer. */
  readonly sku: string;
  readonly category: Category;
  /** The highest price of an item that it pays, in minor units. */
  readonly amount: number;
  /** ISO 4217 */
  readonly currency: string;
}

export async function setVoucherOffer(tx: Tx, offer: VoucherOffer): Promise<void> {
  await tx
    .insertInto('voucher_offers')
    .values(offer)
    .onConflict((conflict) => conflict.column('sku').doUpdateSet(offer))
    .execute();
}
