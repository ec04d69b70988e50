import { type Money, ORDER_STATUS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { isEarlier } from './answer.ts';

const price = (amount: number) => ({ amount, currency: 'EUR' }) as Money;
const { unpaid, awaitingDelivery, delivering, finished, closed } = ORDER_STATUS;

describe('an order placed under a kept key', () => {
  it('[OR-05] counts as just placed while it is unpaid, or free and not handed over', () => {
    expect([isEarlier({ status: unpaid, price: price(1990) }), isEarlier({ status: unpaid, price: price(0) })]).toEqual(
      [false, false],
    );
    expect(isEarlier({ status: awaitingDelivery, price: price(0) })).toBe(false);
  });

  it('[OR-05] counts as earlier once it is paid, handed over or closed', () => {
    expect(isEarlier({ status: awaitingDelivery, price: price(1990) })).toBe(true);
    for (const status of [delivering, finished, closed])
      for (const amount of [0, 1990]) expect(isEarlier({ status, price: price(amount) })).toBe(true);
  });
});
