import type { ActionInput } from '@cpc/contract';
import { brand, money, type PartnerId, type StationId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { setCommission } from '../../operator/money.ts';
import { balancesOf } from '../../records/ledger/balances.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { operatorOf } from '../../testing/operator.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { CHOICE, orderOf, type TestShop, testShop } from '../../testing/shop.ts';

const { machine_id } = CHOICE;
const EUR = (amount: number) => money(amount, 'EUR');
const TENTH = { code: 'spring-10', kind: 'percent', permille: 100 } as const;

/** Another shop with a station. */
const addShop = ({ services }: TestShop) =>
  services.db.transact(async (tx) => {
    await tx
      .insertInto('partners')
      .values({ id: brand('partner-b'), name: 'Other', created_at: 0 })
      .execute();
    const station = {
      id: 'far',
      partner_id: 'partner-b',
      name: 'Far',
      address: '',
      language: 'en-US' as const,
      currency: 'CHF',
    };
    await tx
      .insertInto('machines')
      .values({ ...station, created_at: 0 })
      .execute();
  });

describe.each(databases())('the coupons of shops and operators on $engine', ({ open, openTwice }) => {
  async function opened() {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [partner, operator, customer] = [await shop.partner(), await operatorOf(shop), await shop.customer()];
    const use = async (coupon_code: string) =>
      shop.pay(customer, await customer.must('Order.place', { ...orderOf(), coupon_code }));
    return { shop, partner, operator, customer, use };
  }

  it('[PY-07.1] a shop makes a coupon, sees its uses and what it took off, and ends it', async () => {
    const { shop, partner, customer, use } = await opened();
    await setCommission(shop.services, brand<PartnerId>('partner-a'), 200);
    const made = await partner.must('Partner.addCoupon', { ...TENTH, most_uses: 5 });
    expect(made).toMatchObject({ code: 'SPRING10', uses: 0, given: [], state: 'current', by: 'Demo shop' });
    expect(made).toMatchObject({ of_platform: false, shop_name: 'Demo shop', machine_id: null });
    // A tap twice makes one coupon.
    expect(await partner.must('Partner.addCoupon', { ...TENTH, most_uses: 5 })).toEqual(made);
    const order = await use('spring 10');
    expect(order).toMatchObject({ price: EUR(2_241), discount: EUR(249) });
    await customer.must('Order.place', { ...orderOf(), coupon_code: 'spring10' });
    const [listed] = await partner.must('Partner.coupons', { search: 'spring' });
    // The unpaid order holds a use, and nothing was given yet.
    expect(listed).toMatchObject({ uses: 2, given: [EUR(249)] });
    const ended = await partner.must('Partner.endCoupon', made);
    expect(ended).toMatchObject({ state: 'ended', ended_by: 'Demo shop' });
    shop.services.clock.pass(1);
    expect(await partner.must('Partner.endCoupon', made)).toEqual(ended);
    expect(await customer.call('Order.place', { ...orderOf(), coupon_code: 'spring10' })).toMatchObject({
      data: { error: 'couponNotNow' },
    });
    expect(await customer.must('Order.get', order)).toMatchObject({ price: EUR(2_241) });
    expect(await partner.must('Partner.coupons', { state: 'current' })).toEqual([]);
    // The shop and the platform bear it, each by its share: only what was paid is shared.
    const at = async (account: string) => 0 - ((await balancesOf(shop.services.db.read, account))[0]?.amount ?? 0);
    expect([await at('partner:partner-a'), await at('platform:revenue')]).toEqual([1_793, 448]);
    await expectReconciled(shop);
  });

  it('[PY-07.1] [PA-07] a shop’s coupon takes nothing off elsewhere, also at a station that has left the shop', async () => {
    const { shop, partner, operator, customer } = await opened();
    await addShop(shop);
    await partner.must('Partner.addCoupon', TENTH);
    await partner.must('Partner.addCoupon', { ...TENTH, code: 'here', machine_id });
    await operator.must('Operator.addCoupon', { ...TENTH, code: 'other', partner_id: brand<PartnerId>('partner-b') });
    const { goods_id, shell_id, colour_id } = CHOICE;
    const check = (coupon_code: string) =>
      customer.call('Coupon.check', { coupon_code, machine_id, items: [{ goods_id, shell_id, colour_id }] });
    expect(await check('here')).toMatchObject({ data: { discount: EUR(249) } });
    expect(await check('other')).toMatchObject({ data: { error: 'couponNotHere' } });
    await shop.services.db.transact((tx) =>
      tx.updateTable('machines').set({ partner_id: 'partner-b' }).where('id', '=', machine_id).execute(),
    );
    for (const code of ['here', 'spring10'])
      expect(await check(code)).toMatchObject({ data: { error: 'couponNotHere' } });
    expect(await check('other')).toMatchObject({ code: 0 });
  });

  it('[PY-07.1] [OP-01.5] an operator sees and ends all coupons; a shop does not end the platform’s', async () => {
    const { partner, operator } = await opened();
    const given = await operator.must('Operator.addCoupon', { ...TENTH, machine_id });
    expect(given).toMatchObject({ of_platform: true, partner_id: 'partner-a', by: 'Olga Operator' });
    await operator.must('Operator.addCoupon', { code: 'everywhere', kind: 'free', most_uses: 1 });
    expect((await partner.must('Partner.coupons', {})).map(({ code }) => code)).toEqual(['SPRING10']);
    expect(await partner.call('Partner.endCoupon', given)).toMatchObject({ data: { error: 'forbidden' } });
    const own = await partner.must('Partner.addCoupon', { ...TENTH, code: 'own' });
    expect(await operator.must('Operator.coupons', { search: 'demo shop' })).toHaveLength(2);
    expect(await operator.must('Operator.endCoupon', own)).toMatchObject({ state: 'ended', ended_by: 'Olga Operator' });
    expect(await operator.must('Operator.coupons', { state: 'current' })).toHaveLength(2);
  });

  it('[PY-07.1] [PY-08.1] a wrong coupon is refused, and nothing is made', async () => {
    const { shop, partner, operator } = await opened();
    await addShop(shop);
    const now = shop.services.clock.now();
    const amount = { code: 'some', kind: 'amount', amount: EUR(500) } as const;
    for (const [wrong, error] of [
      [
        { ...TENTH, code: 'a%' },
        { error: 'fieldIncorrect', field: 'code' },
      ],
      [
        { ...TENTH, permille: undefined },
        { error: 'fieldEmpty', field: 'permille' },
      ],
      [
        { ...amount, amount: undefined },
        { error: 'fieldEmpty', field: 'amount' },
      ],
      [
        { ...amount, amount: money(500, 'CHF') },
        { error: 'priceCurrency', currency: 'EUR' },
      ],
      [{ ...amount, amount: { ...EUR(1), amount: 0.5 } }, { error: 'invalidInput' }],
      [{ ...TENTH, until: now }, { error: 'validityOver' }],
      [{ ...TENTH, machine_id: brand<StationId>('far') }, { error: 'deviceMissing' }],
    ] as const)
      expect(await partner.call('Partner.addCoupon', wrong as ActionInput<'Partner.addCoupon'>)).toMatchObject({
        data: error,
      });
    expect(await operator.must('Operator.coupons', {})).toEqual([]);
    await partner.must('Partner.addCoupon', TENTH);
    expect(await operator.call('Operator.addCoupon', TENTH)).toMatchObject({ data: { error: 'couponCodeTaken' } });
    expect(await partner.call('Partner.addCoupon', { ...TENTH, permille: 200 })).toMatchObject({
      data: { error: 'couponCodeTaken', field: 'code' },
    });
  });

  it('[PY-07.1] [RL-02] two people make one code at once: one coupon is made', async () => {
    const [one, two] = await openTwice();
    const shops = [await testShop(one), await testShop(two, { joins: true })];
    const people = await Promise.all(shops.map((shop) => shop.partner()));
    const made = await Promise.all(
      people.map((person, nth) => person.call('Partner.addCoupon', { ...TENTH, permille: 100 + nth })),
    );
    expect(made.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1833]);
    expect(await people[0]?.must('Partner.coupons', {})).toHaveLength(1);
  });
});

describe.each(databases())('promoters on $engine', ({ open, openTwice }) => {
  it('[PY-07.2] [MO-01.1] [OP-01.5] an operator adds a promoter, sees the earnings, and records once what was paid', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [operator, customer] = [await operatorOf(shop), await shop.customer()];
    const added = await operator.must('Operator.setPromoter', { promoter_id: 'pia', name: 'Pia', permille: 40 });
    expect(added).toMatchObject({ promoter_id: 'pia', permille: 40, owed: [] });
    await operator.must('Operator.setPromoter', { promoter_id: 'pia', name: 'Pia', permille: 100 });
    const sale = await shop.pay(customer, await customer.must('Order.place', { ...orderOf(), promoter_id: 'pia' }));
    expect(await operator.must('Operator.promoters', { search: 'pia' })).toMatchObject([{ owed: [EUR(249)] }]);
    const pay = (amount: number, client_key = 'first') => {
      const paid = { promoter_id: 'pia', client_key, amount: EUR(amount), reference: 'transfer 88' };
      return operator.call('Operator.payPromoter', paid);
    };
    expect(await pay(250)).toMatchObject({ data: { error: 'moreThanOwed', field: 'amount' } });
    shop.services.clock.pass(1);
    expect(await pay(200)).toMatchObject({ data: { owed: [EUR(49)] } });
    expect(await pay(200)).toMatchObject({ data: { owed: [EUR(49)] } });
    expect(await pay(100)).toMatchObject({ data: { error: 'keyReused' } });
    expect(await pay(50, 'second')).toMatchObject({ data: { error: 'moreThanOwed' } });
    expect(await operator.must('Operator.promoterLines', { promoter_id: 'pia' })).toMatchObject([
      { kind: 'withdrawal', amount: EUR(-200), order_number: null, reference: 'transfer 88' },
      { kind: 'promoterShare', amount: EUR(249), order_number: sale.order_number, reference: null },
    ]);
    const [entry] = await shop.services.db.read
      .selectFrom('ledger_entries')
      .select('actor')
      .where('kind', '=', 'promoterPaid')
      .execute();
    expect(entry?.actor).toBe('operator operator-olga');
    // The refund of a sale takes the share back: the promoter owes what was paid out.
    await customer.must('Order.cancel', sale);
    await shop.work();
    expect(await operator.must('Operator.promoters', {})).toMatchObject([{ owed: [EUR(-200)] }]);
    await expectReconciled(shop);
    const deeds = await shop.services.db.read.selectFrom('operator_events').select(['subject', 'reason']).execute();
    expect(deeds).toContainEqual({ subject: 'promoter:pia', reason: 'Pia, 40 → Pia, 100' });
  });

  it('[PY-07.2] [RL-02] two operators who record at once never exceed what is owed', async () => {
    const [one, two] = await openTwice();
    const shop = await testShop(one, { renderer: BLANK });
    const other = await testShop(two, { joins: true, renderer: BLANK });
    const operators = [await operatorOf(shop), await operatorOf(other)];
    const customer = await shop.customer();
    await operators[0]?.must('Operator.setPromoter', { promoter_id: 'pia', name: 'Pia', permille: 100 });
    await shop.pay(customer, await customer.must('Order.place', { ...orderOf(), promoter_id: 'pia' }));
    const answers = await Promise.all(
      operators.map((operator, nth) => {
        const paid = { promoter_id: 'pia', client_key: `key-${nth}`, amount: EUR(200), reference: 'cash' };
        return operator.call('Operator.payPromoter', paid);
      }),
    );
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1834]);
    expect(await operators[0]?.must('Operator.promoters', {})).toMatchObject([{ owed: [EUR(49)] }]);
  });

  it('[PY-07.2] what is wrong records nothing', async () => {
    const shop = await testShop(await open());
    const operator = await operatorOf(shop);
    const paid = { promoter_id: 'nobody', client_key: 'a', amount: EUR(1), reference: 'cash' };
    expect(await operator.call('Operator.payPromoter', paid)).toMatchObject({ data: { error: 'notFound' } });
    expect(await operator.call('Operator.payPromoter', { ...paid, reference: ' ' })).toMatchObject({
      data: { error: 'fieldEmpty', field: 'reference' },
    });
    const promoter = { promoter_id: 'pia', name: ' ', permille: 40 };
    expect(await operator.call('Operator.setPromoter', promoter)).toMatchObject({ data: { error: 'fieldEmpty' } });
    expect(await operator.must('Operator.promoters', {})).toEqual([]);
  });
});
