import { CallError } from '@cpc/contract';
import { type Money, isPayable } from '@cpc/domain';

/** @throws CallError amountDivided for an amount that cannot be paid: some currencies allow whole units only (PY-08) */
export function refuseUnpayable(...amounts: readonly Money[]): void {
  const wrong = amounts.find((amount) => !isPayable(amount));
  if (wrong) throw new CallError('amountDivided', { currency: wrong.currency });
}
