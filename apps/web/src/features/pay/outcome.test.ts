import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS, type OrderStatus, type PaymentState } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { targetAfterPayment, type Outcome, outcomeOf } from './outcome.ts';

const order = (status: OrderStatus, payment: PaymentState | null = null) => ({ status, payment }) as OrderView;

describe('what a customer who returns from the provider sees', () => {
  const cases: readonly (readonly [
    what: string,
    order: OrderView | undefined,
    answered: PaymentState | undefined,
    unanswered: boolean,
    Outcome,
  ])[] = [
    ['nothing is known yet', undefined, undefined, false, 'checking'],
    ['the provider said yes but the order has not moved yet', order(ORDER_STATUS.unpaid), 'settled', false, 'checking'],
    ['the order moved', order(ORDER_STATUS.awaitingDelivery), 'settled', false, 'paid'],
    ['the order moved although the answer was lost', order(ORDER_STATUS.awaitingDelivery), undefined, true, 'paid'],
    ['it is printed already', order(ORDER_STATUS.delivering), undefined, false, 'paid'],
    ['the provider reviews', order(ORDER_STATUS.unpaid), 'pending', false, 'pending'],
    ['the card was declined', order(ORDER_STATUS.unpaid), 'declined', false, 'declined'],
    ['the customer cancelled', order(ORDER_STATUS.unpaid), 'cancelled', false, 'cancelled'],
    ['the answer was lost and the order knows', order(ORDER_STATUS.unpaid, 'declined'), undefined, true, 'declined'],
    ['the hold ended first', order(ORDER_STATUS.closed), undefined, true, 'over'],
    ['the amount did not match', order(ORDER_STATUS.invalid), 'settled', false, 'over'],
  ];
  it.each(cases)('[PY-06.1] when %s', (_what, view, answered, unanswered, outcome) => {
    expect(outcomeOf(view, answered, unanswered)).toBe(outcome);
  });
});

describe('a payment page that is opened again', () => {
  it.each([
    [order(ORDER_STATUS.unpaid, 'declined'), undefined],
    [order(ORDER_STATUS.awaitingDelivery, 'settled'), 'paySuccess'],
    [order(ORDER_STATUS.delivering, 'settled'), 'orderDetail'],
    [order(ORDER_STATUS.finished, null), 'orderDetail'],
    [order(ORDER_STATUS.closed, 'refunding'), 'orderDetail'],
    [order(ORDER_STATUS.closed, 'refunded'), 'orderDetail'],
    [order(ORDER_STATUS.invalid, 'settled'), 'orderDetail'],
    [order(ORDER_STATUS.closed, 'cancelled'), undefined],
    [order(ORDER_STATUS.closed), undefined],
  ] as const)('[PY-06.1] never claims that nothing was charged after money moved: %o', (view, leads) => {
    expect(targetAfterPayment(view)).toBe(leads);
  });
});
