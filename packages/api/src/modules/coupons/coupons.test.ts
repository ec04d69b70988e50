import { type AccountId, ORDER_STATUS, HOLD_MS, money, type StationId, brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { addCoupon, setCommission, setPromoter } from '../../operator/money.ts';
import { countCouponTry } from '../../records/coupons/attempts.ts';
import { balancesOf } from '../../records/ledger/balances.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { callerOf } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { TEST_CONFIG } from '../../testing/services.ts';
import { CHOICE, orderOf, orderOfItems, testShop } from '../../testing/shop.ts';
import { registered } from '../../testing/texts.ts';

const DAY = 86_400_000;
const ANNA = { phone: '13800138000', country: 'CN', password: 'correct horse' };
const { machine_id, goods_id, shell_id, colour_id } = CHOICE;
const check = (coupon_code: string, count = 1) => ({
  coupon_code,
  machine_id,
  items: Array.from({ length: count }, () => ({ goods_id, shell_id, colour_id })),
});

describe.each(databases())('coupons on $engine', ({ open }) => {
  it("[PY-07.1] a coupon states its discount or its refusal, and lowers the order's price", async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const customer = await shop.customer();
    const now = shop.services.clock.now();
    const percent = { kind: 'percent', permille: 150 } as const;
    const given = [
      { code: 'spring-15', discount: percent },
      { code: 'over', discount: percent, endsAt: now },
      { code: 'soon', discount: percent, startsAt: now + DAY },
      { code: 'elsewhere', discount: percent, stationId: brand<StationId>('other') },
      { code: 'shirts', discount: percent, category: 'tshirt' as never },
      { code: 'yen', discount: { kind: 'amount', amount: money(100, 'JPY') } },
      { code: 'gone', discount: percent, mostUses: 0 },
    ] as const;
    for (const coupon of given) await addCoupon(shop.services, coupon);
    const { data } = await customer.call('Coupon.check', check(' Spring 15 ', 3));
    const whole = (data?.discount.amount ?? 0) + (data?.price.amount ?? 0);
    expect(data?.discount.amount).toBe(Math.round(whole * 0.15));
    const why = async (code: string) => (await customer.call('Coupon.check', check(code))).data;
    expect(await Promise.all(['none', 'over', 'soon', 'elsewhere', 'shirts', 'yen', 'gone'].map(why))).toMatchObject([
      { error: 'couponUnknown' },
      { error: 'couponNotNow' },
      { error: 'couponNotNow' },
      { error: 'couponNotHere' },
      { error: 'couponNotForThese' },
      { error: 'couponNotForThese' },
      { error: 'couponUsedUp' },
    ]);
    const order = await customer.must('Order.place', { ...orderOfItems({}, {}, {}), coupon_code: 'spring15' });
    expect(order).toMatchObject({ price: data?.price, discount: data?.discount, coupon_code: 'SPRING15' });
    expect(await shop.pay(customer, order)).toMatchObject({ payment: 'settled' });
    await expectReconciled(shop);
  });

  it('[PY-07.1] [LG-08.7] a code is typed in any digits and letters of any width', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const customer = await shop.customer();
    const discount = { kind: 'percent', permille: 150 } as const;
    for (const code of ['خصم20', 'นำโชค', 'SALE']) await addCoupon(shop.services, { code, discount });
    for (const typed of ['خصم٢٠', 'นำโชค', 'ＳＡＬＥ'])
      expect([typed, (await customer.call('Coupon.check', check(typed))).data]).toMatchObject([
        typed,
        { discount: { currency: 'EUR' } },
      ]);
  });

  it('[PY-07.4] [SC-07.8] codes cannot be guessed; a valid code may be checked for every change of the order', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const customer = await shop.customer();
    await addCoupon(shop.services, { code: 'spring', discount: { kind: 'percent', permille: 150 } });
    for (let time = 0; time < 40; time += 1) await customer.must('Coupon.check', check('spring', 1 + (time % 3)));
    const guess = async () => (await customer.call('Coupon.check', check('winter'))).data;
    for (let time = 0; time < 30; time += 1) expect(await guess()).toMatchObject({ error: 'couponUnknown' });
    expect(await guess()).toMatchObject({ error: 'tooManyRequests' });
    expect((await customer.call('Coupon.check', check('spring'))).data).toMatchObject({ error: 'tooManyRequests' });
  });

  it('[PY-07.4] [SC-07.8] many accounts of one address cannot guess codes either', async () => {
    const { services } = await testShop(await open());
    const guess = (of: number) =>
      countCouponTry(services, { accountId: brand<AccountId>(`guest-${of}`), ip: '203.0.113.1' }).then(
        () => 1,
        () => 0,
      );
    let tried = 0;
    for (let guest = 0; guest < 210; guest += 1) tried += await guess(guest);
    expect(tried).toBe(200);
  });

  it('[PY-07.1] uses are limited even when concurrent; a failed order returns its use', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 40 });
    await addCoupon(shop.services, { code: 'three', discount: { kind: 'free' }, mostUses: 3 });
    await addCoupon(shop.services, { code: 'once', discount: { kind: 'percent', permille: 500 }, mostPerAccount: 1 });
    const customers = await Promise.all(Array.from({ length: 8 }, () => shop.customer()));
    const placed = await Promise.all(
      customers.map((customer) => customer.call('Order.place', { ...orderOf(), coupon_code: 'three' })),
    );
    expect(placed.filter(({ code }) => code === 0)).toHaveLength(3);
    expect(placed.filter(({ code }) => code !== 0).map(({ data }) => data)).toMatchObject(
      Array(5).fill({ error: 'couponUsedUp' }),
    );
    const [customer] = customers;
    if (!customer) throw new Error('no customer');
    const again = () => customer.call('Order.place', { ...orderOf(), coupon_code: 'once' });
    const mine = await Promise.all([again(), again(), again()]);
    expect(mine.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await again()).toMatchObject({ data: { error: 'couponUsedByYou' } });
    shop.services.clock.pass(HOLD_MS);
    await shop.work();
    await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
    expect(await again()).toMatchObject({ code: 0 });
    await expectReconciled(shop);
  });

  it('[PY-01.3] [PY-07.1] a fully covered order is settled as it is placed, and cancelled without a refund', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    await addCoupon(shop.services, { code: 'free', discount: { kind: 'free' }, mostPerAccount: 1 });
    const customer = await shop.customer();
    const input = { ...orderOf(), coupon_code: 'free' };
    const order = await customer.must('Order.place', input);
    expect(order).toMatchObject({
      status: ORDER_STATUS.awaitingDelivery,
      payment: null,
      price: { amount: 0 },
      items: [{ job: 'waiting' }],
    });
    expect(await customer.must('Order.place', input)).toMatchObject({ order_id: order.order_id });
    expect(await customer.call('Payment.begin', order)).toMatchObject({ data: { error: 'orderClosed' } });
    expect(await customer.must('Order.cancel', order)).toMatchObject({ status: ORDER_STATUS.closed, refunds: [] });
    expect(await customer.call('Order.place', { ...orderOf(), coupon_code: 'free' })).toMatchObject({ code: 0 });
    await expectReconciled(shop);
  });

  it('[PY-07.4] [SC-07.8] fifteen guests behind one address do not count as fifteen people', async () => {
    const config = { ...TEST_CONFIG, guestCouponUses: 5 };
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 60, overrides: { config } });
    const percent = { kind: 'percent', permille: 500 } as const;
    await addCoupon(shop.services, { code: 'once', discount: percent, mostPerAccount: 1 });
    await addCoupon(shop.services, { code: 'free', discount: { kind: 'free' }, mostUses: 20 });
    const guests = await Promise.all(Array.from({ length: 15 }, () => shop.customer()));
    const use = (coupon_code: string, ...items: object[]) =>
      Promise.all(
        guests.map(async (guest) => {
          const { code, data } = await guest.call('Order.place', { ...orderOfItems(...items), coupon_code });
          return code === 0 ? 'used' : (data as unknown as { error: string }).error;
        }),
      );
    const count = (outcomes: readonly string[]) => [
      outcomes.filter((one) => one === 'used').length,
      outcomes.filter((one) => one === 'couponNeedsAccount').length,
    ];
    expect(count(await use('once', {}))).toEqual([5, 10]);
    // In a free order each item counts.
    expect(count(await use('free', {}, {}))).toEqual([2, 13]);
    const late = await shop.customer();
    expect(await late.call('Coupon.check', check('once'))).toMatchObject({ data: { error: 'couponNeedsAccount' } });
    // At the same address an account may use it, and guests may use it the next day.
    const anna = callerOf(shop.app, await registered(late, shop.services.texts, ANNA));
    expect(await anna.call('Order.place', { ...orderOf(), coupon_code: 'once' })).toMatchObject({ code: 0 });
    // So may one that a provider of logins has opened.
    const ben = await shop.customer();
    const { uid } = await ben.must('User.verifyToken', {});
    await shop.services.db.transact((tx) =>
      tx.updateTable('accounts').set({ openid_at: 1 }).where('id', '=', uid).execute(),
    );
    expect(await ben.call('Order.place', { ...orderOf(), coupon_code: 'once' })).toMatchObject({ code: 0 });
    shop.services.clock.pass(DAY + 1);
    await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
    const fresh = await shop.customer();
    expect(await fresh.call('Order.place', { ...orderOf(), coupon_code: 'once' })).toMatchObject({ code: 0 });
  });

  it('[PY-07.4] [SC-07.8] a guest’s use stays a guest’s use after a login', async () => {
    const config = { ...TEST_CONFIG, guestCouponUses: 3 };
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 60, overrides: { config } });
    await addCoupon(shop.services, { code: 'once', discount: { kind: 'percent', permille: 500 }, mostPerAccount: 1 });
    const anna = await registered(await shop.customer(), shop.services.texts, ANNA);
    const outcomes: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const guest = await shop.customer();
      const { code, data } = await guest.call('Order.place', { ...orderOf(), coupon_code: 'once' });
      outcomes.push(code === 0 ? 'used' : (data as unknown as { error: string }).error);
      expect((await guest.must('User.login', ANNA)).id).toBe(anna.id);
    }
    expect(outcomes).toEqual([...Array(3).fill('used'), ...Array(3).fill('couponNeedsAccount')]);
    const own = callerOf(shop.app, anna);
    const again = await own.call('Order.place', { ...orderOf(), coupon_code: 'once' });
    expect(again).toMatchObject({ data: { error: 'couponUsedByYou' } });
  });

  it('[PY-07.2] [PY-07.3] a known promoter gets a share; an unknown number is ignored and not stored', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    await setPromoter(shop.services, { id: 'p7', name: 'Pia', permille: 50 });
    await setCommission(shop.services, 'partner-a' as never, 200);
    const customer = await shop.customer();
    const by = async (promoter_id: string) =>
      shop.pay(customer, await customer.must('Order.place', { ...orderOf(), promoter_id }));
    const known = await by('p7');
    expect(known.promotion_number).toBe('p7');
    expect(await by('nobody')).toMatchObject({ promotion_number: null, payment: 'settled' });
    // An unpaid order does not reveal which numbers exist.
    for (const promoter_id of ['p7', 'nobody'])
      expect(await customer.must('Order.place', { ...orderOf(), promoter_id })).toMatchObject({
        promotion_number: null,
      });
    const stored = await shop.services.db.read.selectFrom('orders').select('promoter_id').distinct().execute();
    expect(new Set(stored.map(({ promoter_id }) => promoter_id))).toEqual(new Set(['p7', null]));
    const share = Math.floor(known.price.amount * 0.05);
    const at = async (account: string) =>
      (await balancesOf(shop.services.db.read, account)).map(({ amount }) => amount);
    expect([await at('promoter:p7'), await at('promoter:nobody')]).toEqual([[-share], []]);
    expect(await at('platform:revenue')).toEqual([-2 * Math.floor(known.price.amount * 0.2)]);
    await customer.must('Order.cancel', known);
    expect(await at('promoter:p7')).toEqual([0]);
    await shop.work();
    await expectReconciled(shop);
  });
});
