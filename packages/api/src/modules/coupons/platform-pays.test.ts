import { brand, type PartnerId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { addCoupon } from '../../operator/money.ts';
import { balancesOf } from '../../records/ledger/balances.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { orderOfItems, type TestShop, testShop } from '../../testing/shop.ts';
import { issueMonthlyBills } from '../bills/monthly.ts';
import { readBill } from '../../records/bills/store.ts';

const DAY_MS = 86_400_000;
const SHOP = brand<PartnerId>('partner-a');
/** Of 24.90, of which the platform's part is a tenth. */
const PRICE = 2_490;
const SHARE = PRICE - 249;

/** What the shop has earned, the platform's part, what its coupons cost, and what customers are owed. */
async function books({ services }: TestShop) {
  const at = async (account: string) => (await balancesOf(services.db.read, account))[0]?.amount ?? 0;
  return {
    shop: 0 - (await at(`partner:${SHOP}`)),
    platform: 0 - (await at('platform:revenue')),
    coupons: await at('platform:coupons'),
  };
}

const half = { kind: 'percent', permille: 500 } as const;

describe.each(databases())('what the platform’s coupons take off on $engine', ({ open }) => {
  it('[PY-07.6] the platform pays it: the shop gets its share of the whole price, and gives it back with a refund', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 20 });
    const [customer, owner] = [await shop.customer(), await shop.partner()];
    await addCoupon(shop.services, { code: 'half', discount: half });
    const placed = await customer.must('Order.place', { ...orderOfItems({}, {}), coupon_code: 'half' });
    const order = await shop.pay(customer, placed);
    expect(order.price.amount).toBe(PRICE);
    expect(await books(shop)).toEqual({ shop: 2 * SHARE, platform: 2 * 249, coupons: PRICE });
    const statement = await owner.must('Partner.statement', { kind: 'coupon' });
    expect(statement).toMatchObject([{ amount: { amount: PRICE }, order_number: order.order_number }]);
    const now = shop.services.clock.now();
    const day = new Date(now).toISOString().slice(0, 10);
    const { total } = await owner.must('Partner.report', { from: day, until: day, zone: 'UTC', group: 'day' });
    expect(total.money).toMatchObject([{ share: 2 * SHARE, commission: 2 * 249 }]);
    await expectReconciled(shop);

    const refund = (key: string, part: object) =>
      owner.must('Partner.refundOrder', { order_id: order.order_id, client_key: key, reason: 'A scratch', ...part });
    const [first] = order.items;
    await refund('item', { item_id: first?.item_id });
    await shop.work();
    const left = await books(shop);
    expect([left.shop + left.platform, left.coupons]).toEqual([PRICE, PRICE / 2]);
    // Half of an odd number of cents is shared twice.
    expect(Math.abs(left.shop - SHARE)).toBeLessThanOrEqual(1);
    await refund('part', { amount: 245 });
    await shop.work();
    expect((await books(shop)).coupons).toBe(PRICE / 2 - 245);
    await expectReconciled(shop);
    await refund('rest', {});
    await shop.work();
    expect(await books(shop)).toEqual({ shop: 0, platform: 0, coupons: 0 });
    const after = await owner.must('Partner.report', { from: day, until: day, zone: 'UTC', group: 'day' });
    expect(after.total.money).toMatchObject([{ share: 0, commission: 0 }]);
    await expectReconciled(shop);
  });

  it('[PY-07.6] the shop gets its share of a free order, and none of one that is cancelled', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 20 });
    const customer = await shop.customer();
    await addCoupon(shop.services, { code: 'gift', discount: { kind: 'free' } });
    const free = { ...orderOfItems({}, {}), coupon_code: 'gift' };
    const placed = await customer.must('Order.place', free);
    expect(await books(shop)).toEqual({ shop: 2 * SHARE, platform: 2 * 249, coupons: 2 * PRICE });
    const [item] = placed.items;
    await customer.must('Order.cancel', { order_id: placed.order_id, item_id: item?.item_id ?? expect.fail('none') });
    expect(await books(shop)).toEqual({ shop: SHARE, platform: 249, coupons: PRICE });
    await customer.must('Order.cancel', { order_id: placed.order_id });
    expect(await books(shop)).toEqual({ shop: 0, platform: 0, coupons: 0 });
    await expectReconciled(shop);
  });

  it('[PY-07.6] a shop bears its own coupon, and sees those of the platform that count with it', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, owner] = [await shop.customer(), await shop.partner()];
    await owner.must('Partner.addCoupon', { code: 'ours', kind: 'percent', permille: 500 });
    await shop.pay(customer, await customer.must('Order.place', { ...orderOfItems({}), coupon_code: 'ours' }));
    expect((await books(shop)).coupons).toBe(0);
    const now = shop.services.clock.now();
    await addCoupon(shop.services, { code: 'half', discount: half });
    await addCoupon(shop.services, { code: 'over', discount: half, endsAt: now });
    await addCoupon(shop.services, { code: 'theirs', discount: half, partnerId: brand<PartnerId>('partner-b') });
    expect(await owner.must('Partner.platformCoupons', {})).toEqual([
      {
        code: 'HALF',
        kind: 'percent',
        permille: 500,
        amount: null,
        category: null,
        from: null,
        until: null,
        state: 'current',
      },
    ]);
  });

  it('[PY-07.6] [PA-16] the monthly bill has it as a line of its own, and ends where the ledger does', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const customer = await shop.customer();
    await addCoupon(shop.services, { code: 'half', discount: half });
    await shop.pay(customer, await customer.must('Order.place', { ...orderOfItems({}), coupon_code: 'half' }));
    shop.services.clock.pass(32 * DAY_MS);
    await issueMonthlyBills(shop.services, new AbortController().signal);
    const row = await shop.services.db.read
      .selectFrom('bills')
      .selectAll()
      .where('kind', '=', 'monthly')
      .executeTakeFirstOrThrow();
    const bill = readBill(row);
    expect(bill).toMatchObject({
      closing: (await books(shop)).shop,
      sums: expect.arrayContaining([{ kind: 'coupon', amount: PRICE / 2 }]),
      service: { gross: (await books(shop)).platform },
    });
  });
});
