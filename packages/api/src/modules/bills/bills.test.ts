import { execFileSync } from 'node:child_process';
import type { MonthlyBill } from '@cpc/bills';
import { describe, expect, it } from 'vitest';
import { addCoupon } from '../../operator/money.ts';
import { readBill } from '../../records/bills/store.ts';
import { brand, type OrderId } from '@cpc/domain';
import { BLANK } from '../../testing/blank-renderer.ts';
import { caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { drawnCase } from '../../testing/drawn-case.ts';
import { TEST_CONFIG } from '../../testing/services.ts';
import { orderOfItems, type TestShop, testShop } from '../../testing/shop.ts';
import type { DrawBill } from './bill-lane.ts';
import { issueMonthlyBills } from './monthly.ts';

const DAY_MS = 86_400_000;
const NEVER = new AbortController().signal;

/** A German shop whose clock shows the evening of 31 October 2027. */
async function germanShop(db: Parameters<typeof testShop>[0]): Promise<TestShop> {
  const shop = await testShop(db, { renderer: BLANK, pieces: 50 });
  const { clock } = shop.services;
  clock.pass(Date.UTC(2027, 9, 31, 20) - clock.now());
  await shop.services.db.transact((tx) =>
    tx
      .updateTable('partners')
      .set({ legal_name: 'Kiosk GmbH', address: 'Markt 1, 50667 Köln', country: 'DE', vat_id: 'DE123456789' })
      .set({ time_zone: 'Europe/Berlin' })
      .execute(),
  );
  await beat(shop);
  return shop;
}

/** The station tells that it is ready: without news it counts as offline. */
const beat = ({ station }: TestShop) =>
  station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });

/** What poppler reads in a PDF. */
const wordsOf = (file: string): string =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: Buffer.from(file, 'base64'), encoding: 'utf8' });

const storedBills = ({ services }: TestShop) =>
  services.db.read.selectFrom('bills').selectAll().orderBy('number').execute();

async function monthlyBills(shop: TestShop): Promise<MonthlyBill[]> {
  return (await storedBills(shop)).map(readBill).filter((bill) => bill.kind === 'monthly');
}

describe.each(databases())('bills on $engine', ({ open }) => {
  it('[OR-13.3] a customer gets one receipt of a paid order, the same each time', async () => {
    const shop = await germanShop(await open());
    const customer = await shop.customer();
    const { order_id, order_number } = await shop.paidOrder(customer);
    const both = await Promise.all([1, 2].map(() => customer.must('Order.bills', { order_id })));
    expect(both[0]).toEqual(both[1]);
    expect(both[0]).toMatchObject([{ kind: 'receipt', number: 'R-2027-000001', month: null }]);
    const bill_id = both[0]?.[0]?.bill_id;
    if (bill_id === undefined) throw new Error('expected a receipt');
    const file = await customer.must('Order.bill', { bill_id });
    expect(file.name).toBe('R-2027-000001.pdf');
    for (const words of ['Receipt', 'Kiosk GmbH', 'Germany', order_number, '19%'])
      expect(wordsOf(file.file)).toContain(words);
    expect(await customer.must('Order.bill', { bill_id })).toEqual(file);
  });

  it('[RT-09.2] [LG-02.1] everybody is told who runs the platform, the country in their language', async () => {
    const shop = await germanShop(await open());
    const german = caller(shop.app, { 'accept-language': 'de' });
    expect(await german.must('Platform.get', {})).toEqual({
      name: 'The platform',
      address: ['Ring 1', '1010 Wien', 'Österreich'],
      vat_id: 'ATU12345678',
      registration: '',
      email: 'ask@platform.example',
    });
  });

  it.each([
    ['de', 'Beleg', 'Deutschland'],
    ['ar', 'إيصال', 'ألمانيا'],
  ])(
    '[OR-13.3] [LG-02.1] a receipt and a credit note speak the language of the order, %s, whoever reads them first',
    async (language, receipt, country) => {
      const shop = await germanShop(await open());
      const customer = await shop.customer();
      const orders = caller(shop.app, { ...customer.headers, 'accept-language': language });
      const { order_id, order_number } = await shop.paidOrder(orders);
      const french = caller(shop.app, { ...(await shop.partner()).headers, 'accept-language': 'fr' });
      const [first] = await french.must('Partner.orderBills', { order_number });
      await customer.must('Order.cancel', { order_id });
      await shop.work();
      const bills = await customer.must('Order.bills', { order_id });
      expect(bills.map(({ kind }) => kind)).toEqual(['receipt', 'creditNote']);
      expect(bills[0]).toEqual(first);
      const stored = (await storedBills(shop)).map(readBill);
      expect(stored.map(({ locale }) => locale.slice(0, 2))).toEqual([language, language]);
      const { file } = await customer.must('Order.bill', { bill_id: bills[0]?.bill_id ?? '' } as never);
      for (const words of [receipt, country]) expect(wordsOf(file)).toContain(words);
    },
  );

  it('[OR-13.3] [PA-10.6] a new VAT rate holds for orders from then on, never for placed ones and their credit notes', async () => {
    const shop = await germanShop(await open());
    const [customer, owner] = [await shop.customer(), await shop.partner()];
    const rates = async (order: { readonly order_id: string }) => {
      await customer.must('Order.bills', { order_id: brand<OrderId>(order.order_id) });
      const rows = (await storedBills(shop)).filter(({ order_id }) => order_id === order.order_id);
      return rows
        .map(readBill)
        .flatMap((bill) => (bill.kind === 'monthly' ? [] : bill.vat.map((part) => part.permille)));
    };
    const before = await shop.paidOrder(customer);
    shop.services.clock.pass(1000);
    const { history } = await owner.must('Partner.setShopDetails', { vat_rate: '7,5' });
    expect(history[0]).toMatchObject({ by: 'Demo shop', changes: [{ field: 'vat_rate', from: '', to: '7.5' }] });
    const after = await shop.paidOrder(customer);
    shop.services.clock.pass(1000);
    await owner.must('Partner.setShopDetails', { vat_rate: '0' });
    expect(await rates(after)).toEqual([75]);
    const refund = { client_key: 'a-refund', amount: 100, reason: 'a stripe' };
    await owner.must('Partner.refundOrder', { order_id: before.order_id, ...refund });
    await shop.work();
    expect(await rates(before)).toEqual([190, 190]);
    await owner.must('Partner.setShopDetails', { vat_rate: '' });
    expect(await rates(await shop.paidOrder(customer))).toEqual([190]);
  });

  it('[PA-10.6] a manager cannot set the VAT rate', async () => {
    const shop = await germanShop(await open());
    const owner = await shop.partner();
    const { code } = await owner.must('Partner.addPerson', { name: 'Mo', username: 'mo.manager', role: 'manager' });
    const { tokenHead, token } = await shop.visitor.must('Partner.join', { code, password: 'chosen by myself' });
    const manager = caller(shop.app, { authorization: tokenHead + token });
    expect(await manager.call('Partner.setShopDetails', { vat_rate: '7' })).toMatchObject({
      data: { error: 'dutyMissing' },
    });
    expect(await manager.must('Partner.setShopDetails', { registration: 'HRB 1' })).toMatchObject({ vat_rate: '' });
  });

  it('[OR-13.3] [PA-07] an unpaid order has no receipt, and nobody else’s can be read', async () => {
    const shop = await germanShop(await open());
    const [customer, other] = [await shop.customer(), await shop.customer()];
    expect(await customer.must('Order.bills', { order_id: (await shop.place(customer)).order_id })).toEqual([]);
    const { order_id } = await shop.paidOrder(customer);
    const [receipt] = await customer.must('Order.bills', { order_id });
    if (!receipt) throw new Error('expected a receipt');
    expect(await other.call('Order.bills', { order_id })).toMatchObject({ code: 1004 });
    expect(await other.call('Order.bill', receipt)).toMatchObject({ code: 1004 });
    expect(await (await shop.partner()).must('Partner.bill', receipt)).toMatchObject({ name: 'R-2027-000001.pdf' });
  });

  it('[OR-13.3] money that went back has a credit note that names the receipt', async () => {
    const shop = await germanShop(await open());
    const customer = await shop.customer();
    const order = await shop.paidOrder(customer);
    await customer.must('Order.bills', order);
    await customer.must('Order.cancel', order);
    await shop.work();
    const bills = await customer.must('Order.bills', order);
    expect(bills.map(({ kind, number, amount }) => [kind, number, amount.amount])).toEqual([
      ['receipt', 'R-2027-000001', order.price.amount],
      ['creditNote', 'C-2027-000001', -order.price.amount],
    ]);
    expect(await customer.must('Order.bills', order)).toEqual(bills);
    const note = await customer.must('Order.bill', { bill_id: bills[1]?.bill_id ?? '' } as never);
    expect(wordsOf(note.file)).toContain('R-2027-000001');
  });

  it('[OP-06.4] [PA-04.4] a month’s bill goes from balance to balance, in the shop’s own days, and is issued once', async () => {
    const shop = await germanShop(await open());
    const { clock } = shop.services;
    const customer = await shop.customer();
    const { price } = await shop.paidOrder(customer);
    // 31 October, 23:30 UTC: the shop's clocks show November already.
    clock.pass(3.5 * 3_600_000);
    await beat(shop);
    await shop.paidOrder(customer);
    await shop.paidOrder(customer);
    clock.pass(10 * DAY_MS);
    expect(await issueMonthlyBills(shop.services, NEVER)).toBe(1);
    clock.pass(25 * DAY_MS);
    const partner = await shop.partner();
    const before = await partner.must('Partner.balance', {});
    expect(await issueMonthlyBills(shop.services, NEVER)).toBe(1);
    expect(await issueMonthlyBills(shop.services, NEVER)).toBe(0);
    const [october, november] = await monthlyBills(shop);
    const share = price.amount - Math.round(price.amount / 10);
    expect([october?.opening, october?.closing]).toEqual([0, share]);
    expect([november?.opening, november?.closing]).toEqual([share, before[0]?.earned.amount]);
    expect(november?.closing).toBe(3 * share);
    expect(november?.sums.find(({ kind }) => kind === 'sale')?.amount).toBe(2 * price.amount);
    expect(november?.service.gross).toBe(2 * (price.amount - share));
    expect(november?.reverseCharge).toBe(true);
    const listed = await partner.must('Partner.bills', {});
    expect(listed.map(({ number, month }) => [number, month])).toEqual([
      ['B-2027-000002', '2027-11'],
      ['B-2027-000001', '2027-10'],
    ]);
    const file = await partner.must('Partner.bill', { bill_id: listed[0]?.bill_id ?? '' } as never);
    expect(wordsOf(file.file)).toContain('reverse charge');
  });

  it('[OP-06.4] [AI-04.3] [PA-16] the service of a month leaves out drawings that were given back, also if nothing else was', async () => {
    const config = { ...TEST_CONFIG, drawings: { ...TEST_CONFIG.drawings, prices: { EUR: 50 } } };
    const shop = await testShop(await open(), { renderer: BLANK, overrides: { config } });
    await addCoupon(shop.services, { code: 'all', discount: { kind: 'free' } });
    const customer = await shop.customer();
    const buy = async () => {
      const wanted = orderOfItems({ document: await drawnCase(shop, customer) });
      return shop.pay(customer, await customer.must('Order.place', { ...wanted, coupon_code: 'all' }));
    };
    await customer.must('Order.cancel', { order_id: (await buy()).order_id });
    const kept = await buy();
    await shop.work();
    shop.services.clock.pass(40 * DAY_MS);
    await issueMonthlyBills(shop.services, NEVER);
    const refund = { client_key: 'later', amount: 50, reason: 'a stripe' };
    await (await shop.partner()).must('Partner.refundOrder', { order_id: kept.order_id, ...refund });
    await shop.work();
    shop.services.clock.pass(40 * DAY_MS);
    await issueMonthlyBills(shop.services, NEVER);
    expect((await monthlyBills(shop)).map(({ closing, service }) => [closing, service.gross])).toEqual([
      [0, 50],
      [0, -50],
    ]);
  });

  it('[OR-13.4] [OP-06.4] receipts are numbered in the order of sales without gaps, also those that nobody asks for', async () => {
    const shop = await germanShop(await open());
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const sold = [await shop.paidOrder(customer)];
    const waiting = await shop.place(customer);
    await customer.must('Payment.begin', { order_id: waiting.order_id, provider: 'counter' });
    sold.push(await shop.paidOrder(customer));
    // This one was placed before the others were paid: its number is the place of its sale.
    await partner.must('Partner.confirmCounterPayment', { order_id: waiting.order_id });
    const after = await shop.paidOrder(customer);
    await customer.must('Order.bills', { order_id: after.order_id });
    expect((await storedBills(shop)).map(({ number, order_id }) => [number, order_id])).toEqual(
      [...sold, waiting, after].map(({ order_id }, index) => [`R-2027-00000${index + 1}`, order_id]),
    );
    const [receipt] = await partner.must('Partner.orderBills', { order_number: waiting.order_number });
    const answer = await shop.app.inject({ method: 'GET', url: `/api/receipt/${receipt?.bill_id}` });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(wordsOf(answer.rawPayload.toString('base64'))).toContain('R-2027-000003');
    expect((await shop.app.inject({ method: 'GET', url: '/api/receipt/unknown' })).json()).toMatchObject({
      code: 1004,
    });
  });

  it('[SC-07.1] receipts wait in turn for a household, whatever its addresses', async () => {
    const owners: string[] = [];
    const drawBill: DrawBill = async (_paper, owner) => {
      owners.push(owner);
      return new Uint8Array();
    };
    const shop = await testShop(await open(), { renderer: BLANK, workshops: { drawBill } });
    await shop.paidOrder(await shop.customer());
    const [receipt] = await storedBills(shop);
    for (const remoteAddress of ['2001:db8:0:aa01::1', '2001:db8:0:aa02::2'])
      await shop.app.inject({ method: 'GET', url: `/api/receipt/${receipt?.id}`, remoteAddress });
    expect(owners).toEqual(['2001:db8:0:aa00', '2001:db8:0:aa00']);
  });

  it('[OP-06.4] the database refuses to change an issued bill, and a monthly bill has no public address', async () => {
    const shop = await germanShop(await open());
    await shop.paidOrder(await shop.customer());
    const { db, clock } = shop.services;
    clock.pass(40 * DAY_MS);
    await issueMonthlyBills(shop.services, NEVER);
    const monthly = (await storedBills(shop)).find(({ kind }) => kind === 'monthly');
    const answer = await shop.app.inject({ method: 'GET', url: `/api/receipt/${monthly?.id}` });
    expect(answer.json()).toMatchObject({ code: 1004 });
    await expect(db.transact((tx) => tx.updateTable('bills').set({ amount: 0 }).execute())).rejects.toThrow(
      'append-only',
    );
  });
});
