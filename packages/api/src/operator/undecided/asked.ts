import { money, type PartnerId, type PersonId } from '@cpc/domain';
import type { PaymentRow } from '../../records/payments/store.ts';

/** What a shop gets if a payment counts as made. @param first who says so already */
export const askedOf = (
  shop: PartnerId,
  { amount, currency }: Pick<PaymentRow, 'amount' | 'currency'>,
  first: PersonId | null,
) => ({ shop, amount: money(amount, currency), askedBy: undefined, first });
