import { CallError } from '@cpc/contract';
import { type StationId, brand, money } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { addCoupon } from '../../operator/money.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { GALAXY, type TestShop, orderOfItems, testShop } from '../../testing/shop.ts';

const machine_id = brand<StationId>('demo');

/** A shop in Hungary. All prices are whole forints plus the given number of fillér. */
async function hungarian(shop: TestShop, filler = 0): Promise<void> {
  await shop.services.db.transact(async (tx) => {
    await tx.updateTable('machines').set({ currency: 'HUF' }).execute();
    await tx
      .updateTable('prices')
      .set((price) => ({ currency: 'HUF', amount: price(price('amount', '*', 100), '+', filler) }))
      .execute();
  });
}

describe.each(databases())('a currency that is paid in whole units on $engine', ({ open }) => {
  it('[PY-05.1] [PY-07.1] [PY-08.2] is paid, discounted, shared and refunded in whole units', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    await hungarian(shop);
    await addCoupon(shop.services, { code: 'third', discount: { kind: 'percent', permille: 333 } });
    const customer = await shop.customer();
    // A third off 2490 and 1990 forints gives 1491.84, rounded to 1492: shares of 829 and 663.
    const wanted = { ...orderOfItems({}, GALAXY), coupon_code: 'third' };
    const placed = await customer.must('Order.place', wanted);
    expect(placed).toMatchObject({ price: { amount: 298_800, currency: 'HUF' } });
    await shop.pay(customer, placed);
    await shop.work();
    const first = await customer.must('Order.cancel', { ...placed, item_id: placed.items[0]?.item_id });
    await shop.work();
    expect((await customer.must('Order.get', first)).refunds).toMatchObject([
      { amount: { amount: 166_100, currency: 'HUF' }, state: 'refunded' },
    ]);
    shop.services.clock.pass(1);
    await customer.must('Order.cancel', placed);
    await shop.work();
    const gone = await customer.must('Order.get', placed);
    expect(gone.refunds.map(({ amount, state }) => [amount.amount, state])).toEqual([
      [166_100, 'refunded'],
      [132_700, 'refunded'],
    ]);
    await expectReconciled(shop);
  });

  it('[PY-08.2] allows no price, fee or coupon with a fraction, and no such order', async () => {
    const shop = await testShop(await open());
    await hungarian(shop, 50);
    const [partner, customer] = [await shop.partner(), await shop.customer()];
    const divided = { code: 1412, data: { error: 'amountDivided', currency: 'HUF' } };
    expect(await customer.call('Order.place', orderOfItems({}))).toMatchObject(divided);
    expect(await customer.must('Order.list', {})).toEqual([]);
    expect(await partner.call('Partner.setDeliveryFee', { machine_id, fee: 49_050 })).toMatchObject(divided);
    expect(await partner.must('Partner.setDeliveryFee', { machine_id, fee: 49_000 })).toMatchObject({
      fee: { amount: 49_000, currency: 'HUF' },
    });
    const coupon = { code: 'part', discount: { kind: 'amount', amount: money(10_050, 'HUF') } } as const;
    await expect(addCoupon(shop.services, coupon)).rejects.toThrow(CallError);
  });
});
