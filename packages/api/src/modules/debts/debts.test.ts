import type { MonthlyBill } from '@cpc/bills';
import { brand, COUNTER, money, type PartnerId, salePosting } from '@cpc/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../base/ports/clock.ts';
import { transition } from '../../base/transition.ts';
import { readBill } from '../../records/bills/store.ts';
import { post } from '../../records/ledger/post.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { operatorNamed } from '../../testing/payout-shop.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { orderOf, type TestShop, testShop } from '../../testing/shop.ts';
import { issueMonthlyBills } from '../bills/monthly.ts';

const PARTNER = brand<PartnerId>('partner-a');
const EUR = (amount: number) => money(amount, 'EUR');
const NEVER = new AbortController().signal;
const CAUSE = { actor: 'system', reason: 'a test' } as const;

let sold = 0;
/** A sale of which the platform's part is a tenth. Cash stays in the till, other money at the provider. */
async function sell({ services }: TestShop, provider: string, amount: number): Promise<void> {
  sold += 1;
  const paid = { paymentId: `debt-${sold}`, provider, partner: PARTNER, amount: EUR(amount) };
  const posting = salePosting(paid, { partner: PARTNER, commissionPermille: 100, promoter: undefined });
  await services.db.transact((tx) => post(transition(tx, services, CAUSE), posting, {}));
}

async function cashShop(open: () => Promise<Parameters<typeof testShop>[0]>, at = Date.UTC(2027, 2, 10)) {
  const shop = await testShop(await open(), { renderer: BLANK });
  shop.services.clock.pass(at - shop.services.clock.now());
  // A login ends sooner than the months of a test.
  return { shop, operator: () => operatorNamed(shop, 'olga') };
}

const paidBy = (amount: number, client_key = 'first', reference = 'transfer 88') => ({
  partner_id: PARTNER,
  client_key,
  amount: EUR(amount),
  reference,
});

async function lastBill({ services }: TestShop): Promise<MonthlyBill> {
  const row = await services.db.read.selectFrom('bills').selectAll().orderBy('month', 'desc').executeTakeFirstOrThrow();
  const bill = readBill(row);
  return bill.kind === 'monthly' ? bill : expect.fail('no monthly bill');
}

describe.each(databases())('debts of shops on $engine', ({ open }) => {
  it('[PA-14.1] [PA-14.2] [PA-14.3] a cash shop is billed, is overdue after the term, pays, and owes nothing', async () => {
    const { shop, operator } = await cashShop(open);
    await sell(shop, COUNTER, 10_000);
    shop.services.clock.pass(30 * DAY_MS);
    await issueMonthlyBills(shop.services, NEVER);
    const bill = await lastBill(shop);
    expect(bill).toMatchObject({ closing: -1_000, due: { at: shop.services.clock.now() + 14 * DAY_MS } });
    const iban = 'DE89370400440532013000';
    expect(bill.due?.account?.iban).toBe(iban);
    const own = async () => (await shop.partner()).must('Partner.debt', {});
    expect(await own()).toMatchObject([
      { owed: EUR(1_000), overdue: EUR(0), bill: { number: bill.number, left: EUR(1_000), account: { iban } } },
    ]);
    await sell(shop, COUNTER, 5_000);
    expect(await (await operator()).must('Operator.debts', {})).toMatchObject([
      { partner_id: PARTNER, owed: EUR(1_500), overdue: EUR(0), due_at: null },
    ]);
    shop.services.clock.pass(14 * DAY_MS);
    expect(await (await operator()).must('Operator.debts', {})).toMatchObject([
      { owed: EUR(1_500), overdue: EUR(1_000), due_at: bill.due?.at, ages: [EUR(500), EUR(1_000), EUR(0), EUR(0)] },
    ]);
    // What the shop earns at the provider settles the oldest part first.
    await sell(shop, 'paypal', 500);
    expect(await (await operator()).must('Operator.debts', {})).toMatchObject([
      { owed: EUR(1_050), overdue: EUR(550), ages: [EUR(500), EUR(550), EUR(0), EUR(0)] },
    ]);
    expect(await own()).toMatchObject([{ owed: EUR(1_050), overdue: EUR(550), bill: { left: EUR(550) } }]);
    await (await operator()).must('Operator.recordSettlement', paidBy(600, 'part'));
    expect(await own()).toMatchObject([{ owed: EUR(450), overdue: EUR(0), limit: null, bill: null }]);
    await (await operator()).must('Operator.recordSettlement', paidBy(450));
    expect(await (await operator()).must('Operator.debts', {})).toEqual([]);
    expect(await own()).toEqual([]);
    const partner = await shop.partner();
    expect(await partner.must('Partner.balance', {})).toMatchObject([{ due: EUR(0) }]);
    expect(await partner.must('Partner.statement', { kind: 'settlement' })).toMatchObject([
      { kind: 'settlement', amount: EUR(450) },
      { kind: 'settlement', amount: EUR(600) },
    ]);
    shop.services.clock.pass(30 * DAY_MS);
    await issueMonthlyBills(shop.services, NEVER);
    expect(await lastBill(shop)).toMatchObject({
      closing: 0,
      sums: expect.arrayContaining([{ kind: 'settlement', amount: 1_050 }]),
    });
    expect((await lastBill(shop)).due).toBeUndefined();
  });

  it('[PA-14.2] a payment is recorded once per key, and taken back once', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const operator = () => operatorNamed(shop, 'olga');
    const customer = await shop.customer();
    const { order_id } = await customer.must('Order.place', orderOf());
    await customer.must('Payment.begin', { order_id, provider: 'counter' });
    await (await shop.partner()).must('Partner.confirmCounterPayment', { order_id });
    const recorded = await (await operator()).must('Operator.recordSettlement', paidBy(400));
    expect(await (await operator()).must('Operator.recordSettlement', paidBy(400))).toEqual(recorded);
    expect(await (await operator()).call('Operator.recordSettlement', paidBy(300))).toMatchObject({
      data: { error: 'keyReused' },
    });
    expect(recorded).toMatchObject({ amount: EUR(400), reference: 'transfer 88', undone: null });
    const undo = { settlement_id: recorded.settlement_id, reason: 'another shop paid' };
    const undone = await (await operator()).must('Operator.undoSettlement', undo);
    expect(undone.undone?.reason).toBe('another shop paid');
    expect(await (await operator()).must('Operator.undoSettlement', { ...undo, reason: 'again' })).toEqual(undone);
    expect(await (await operator()).must('Operator.debts', {})).toMatchObject([{ owed: EUR(249) }]);
    expect(await (await operator()).must('Operator.settlements', { partner_id: PARTNER })).toEqual([undone]);
    await expectReconciled(shop);
  });

  it('[PA-14.2] two operators who record one payment at once record it once', async () => {
    const { shop, operator } = await cashShop(open);
    const both = [await operator(), await operatorNamed(shop, 'otto')];
    await sell(shop, COUNTER, 10_000);
    await Promise.all(both.map((one) => one.must('Operator.recordSettlement', paidBy(400))));
    expect(await (await operator()).must('Operator.settlements', {})).toHaveLength(1);
    expect(await (await operator()).must('Operator.debts', {})).toMatchObject([{ owed: EUR(600) }]);
  });

  it('[PA-14.2] what is wrong records nothing', async () => {
    const { operator } = await cashShop(open);
    const refused = async (sent: object) =>
      (await operator()).call('Operator.recordSettlement', { ...paidBy(400), ...sent });
    expect(await refused({ partner_id: 'nobody' })).toMatchObject({ data: { error: 'notFound' } });
    expect(await refused({ reference: ' ' })).toMatchObject({ data: { error: 'fieldEmpty', field: 'reference' } });
    expect((await refused({ amount: EUR(0) })).code).not.toBe(0);
    const undo = { settlement_id: 'nothing', reason: 'why' };
    expect(await (await operator()).call('Operator.undoSettlement', undo)).toMatchObject({
      data: { error: 'notFound' },
    });
    expect(await (await operator()).must('Operator.settlements', {})).toEqual([]);
  });

  it('[PA-14.3] the ages of a debt add up to it, whatever was sold and paid', async () => {
    const move = fc.record({
      days: fc.integer({ min: 0, max: 40 }),
      how: fc.constantFrom(COUNTER, COUNTER, 'paypal'),
      amount: fc.integer({ min: 10, max: 5_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 20 }), async (moves) => {
        const { shop, operator } = await cashShop(open);
        for (const { days, how, amount } of moves) {
          shop.services.clock.pass(days * DAY_MS);
          await sell(shop, how, amount);
        }
        const [balance] = await (await shop.partner()).must('Partner.balance', {});
        const owed = Math.max(0, -(balance?.due.amount ?? 0));
        const [debt] = await (await operator()).must('Operator.debts', {});
        expect(debt?.owed.amount ?? 0).toBe(owed);
        expect((debt?.ages ?? []).reduce((sum, { amount }) => sum + amount, 0)).toBe(owed);
        for (const { amount } of debt?.ages ?? []) expect(amount).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 5 },
    );
  }, 120_000);
});
