import { amountBy } from '@cpc/domain';
import type { ApiConfig } from '../../../base/services.ts';
import type { WithdrawalRow } from '../../../records/withdrawals/store.ts';

/** Returns true if two operators must approve a withdrawal (OP-06). */
export function needsTwo(
  { payouts }: Pick<ApiConfig, 'payouts'>,
  { amount, currency }: Pick<WithdrawalRow, 'amount' | 'currency'>,
): boolean {
  const rule = payouts.fourEyesAbove;
  return rule !== undefined && amount > amountBy(rule, currency).amount;
}
