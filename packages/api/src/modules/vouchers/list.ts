import { VOUCHER_STATES, type VoucherView } from '@cpc/contract';
import { type AccountId, type PaymentState, money } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { LIVE } from '../../records/vouchers/store.ts';

const OVER: readonly PaymentState[] = ['declined', 'cancelled'];
/** More than a customer buys. The latest ones are listed. */
const MAX_VOUCHERS = 100;

/** An account's vouchers, the usable ones first. */
export async function vouchersOf(reader: Reader, accountId: AccountId, now: number): Promise<VoucherView[]> {
  const rows = await reader
    .selectFrom('vouchers')
    .leftJoin('voucher_offers', 'voucher_offers.sku', 'vouchers.sku')
    .leftJoin('voucher_payments', (join) =>
      join.onRef('voucher_payments.voucher_id', '=', 'vouchers.id').on('voucher_payments.state', 'in', LIVE),
    )
    .leftJoin('payments', 'payments.id', 'voucher_payments.payment_id')
    .select(['vouchers.id', 'vouchers.title', 'platform_order', 'expires_at', 'credit'])
    .select(['voucher_offers.category', 'voucher_offers.amount', 'voucher_offers.currency'])
    .select(['voucher_payments.state as used', 'payments.state as payment'])
    .where('vouchers.account_id', '=', accountId)
    .orderBy('claimed_at', 'desc')
    .orderBy('vouchers.id')
    .limit(MAX_VOUCHERS)
    .execute();
  const views = rows.map(
    (row): VoucherView => ({
      voucher_id: row.id,
      title: row.title,
      order_number: row.platform_order,
      state: stateOf(row, now),
      expires_at: row.expires_at,
      good_for:
        row.category === null || row.amount === null || row.currency === null
          ? null
          : { category: row.category, most: money(row.amount, row.currency) },
    }),
  );
  return views.sort((a, b) => VOUCHER_STATES.indexOf(a.state) - VOUCHER_STATES.indexOf(b.state));
}

interface Facts {
  readonly used: string | null;
  readonly payment: PaymentState | null;
  readonly expires_at: number;
  readonly credit: number;
}

function stateOf({ used, payment, expires_at, credit }: Facts, now: number): VoucherView['state'] {
  if (used === 'redeemed') return 'redeemed';
  // A voucher that a finished payment reserved is released at the next use.
  if (used !== null && (used === 'redeeming' || payment === null || !OVER.includes(payment))) return 'inUse';
  return expires_at <= now && credit === 0 ? 'expired' : 'usable';
}
