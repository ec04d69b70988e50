import { type Currency, LEDGER, money, payableUnit } from '@cpc/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { DEMO_SHOP, earn, giveBack, payoutShop } from '../../testing/payout-shop.ts';
import { testShop } from '../../testing/shop.ts';
import { withdrawalsAgree } from '../ledger/reconcile/withdrawals.ts';
import { balancesOf } from '../../records/ledger/balances.ts';

/** What may happen on a day, in any sequence. `which` selects a withdrawal that exists, `share` a part of the money. */
const step = fc.record({
  what: fc.constantFrom(
    'sale',
    'sale',
    'refund',
    'ask',
    'ask',
    'takeBack',
    'approve',
    'approve',
    'refuse',
    'makePayout',
    'markPaid',
    'markPayoutPaid',
    'markFailed',
  ),
  currency: fc.constantFrom('EUR', 'JPY', 'HUF'),
  which: fc.nat(30),
  share: fc.integer({ min: 1, max: 120 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type World = Awaited<ReturnType<typeof payoutShop>>;

/** Refused calls are a part of the days: their effect is checked, not their answer. */
async function take({ shop, owner, first, second, ask }: World, { what, currency, which, share }: Step): Promise<void> {
  const all = await first.must('Operator.withdrawals', {});
  const { withdrawal_id } = all[which % Math.max(1, all.length)] ?? {};
  const operator = which % 2 === 0 ? first : second;
  const units = (some: number) => money(some * payableUnit(currency as Currency), currency);
  const balance = (await owner.must('Partner.balance', {})).find(({ due }) => due.currency === currency);
  const client_key = shop.services.random.id();
  switch (what) {
    case 'sale':
      return earn(shop, units(share * 700));
    case 'refund':
      return giveBack(shop, units(share * 300));
    case 'ask': {
      // A share above 100 asks for more than there is.
      const wanted = Math.floor(((balance?.available.amount ?? 0) * share) / 100 / payableUnit(currency as Currency));
      await ask(units(wanted), client_key).catch(() => undefined);
      return;
    }
    case 'takeBack':
      if (withdrawal_id) await owner.call('Partner.takeBackWithdrawal', { withdrawal_id });
      return;
    case 'approve':
    case 'refuse':
      if (withdrawal_id)
        await operator.call('Operator.decideWithdrawal', { withdrawal_id, approve: what === 'approve', reason: 'why' });
      return;
    case 'makePayout':
      await operator.call('Operator.makePayout', { currency, format: currency === 'EUR' ? 'sepa' : 'csv', client_key });
      return;
    case 'markPaid':
      if (withdrawal_id) await operator.call('Operator.markPaid', { withdrawal_id, reference: 'B' });
      return;
    case 'markPayoutPaid': {
      const payouts = await operator.must('Operator.payouts', {});
      const { payout_id } = payouts[which % Math.max(1, payouts.length)] ?? {};
      if (payout_id) await operator.call('Operator.markPaid', { payout_id, reference: 'B' });
      return;
    }
    case 'markFailed':
      if (withdrawal_id) await operator.call('Operator.markFailed', { withdrawal_id, reason: 'closed' });
  }
}

/** Checks that balance, statement, withdrawals and payouts tell the same, in every currency. */
async function expectAgreement({ shop, owner, first }: World): Promise<void> {
  const { read } = shop.services.db;
  const [balances, lines, withdrawals, payouts] = await Promise.all([
    owner.must('Partner.balance', {}),
    read.selectFrom('ledger_lines').selectAll().where('account', '=', LEDGER.partner(DEMO_SHOP)).execute(),
    read.selectFrom('withdrawals').selectAll().execute(),
    first.must('Operator.payouts', {}),
  ]);
  for (const { due, earned, reserved, available } of balances) {
    const sumOf = (rows: readonly { readonly amount: number; readonly currency: string }[]) =>
      rows.filter(({ currency }) => currency === due.currency).reduce((sum, { amount }) => sum + amount, 0);
    expect(earned.amount).toBe(0 - sumOf(lines));
    const open = withdrawals.filter(({ state }) => ['asked', 'checked', 'approved', 'exported'].includes(state));
    expect(reserved.amount).toBe(sumOf(open));
    expect(available.amount).toBe(Math.max(0, due.amount - reserved.amount));
    const paid = sumOf(withdrawals.filter(({ state }) => state === 'paid'));
    const sold = sumOf(lines.filter(({ kind }) => kind === 'sale'));
    expect(paid).toBeLessThanOrEqual(0 - sold);
    const bank = (await balancesOf(read, LEDGER.bank)).find(({ currency }) => currency === due.currency);
    expect(bank?.amount ?? 0).toBe(0 - paid);
  }
  for (const { payout_id, sum, count } of payouts) {
    const its = withdrawals.filter((row) => row.payout_id === payout_id);
    expect([count, sum.amount]).toEqual([its.length, its.reduce((total, { amount }) => total + amount, 0)]);
  }
  const { rows } = await sql<{ sum: number }>`
    select cast(sum(amount) as bigint) as sum from ledger_lines group by currency having sum(amount) <> 0`.execute(
    read,
  );
  expect(rows).toEqual([]);
  expect(await withdrawalsAgree(read)).toEqual([]);
}

describe.each(databases())('payouts through any days on $engine', ({ open }) => {
  it('[PA-04.1] [PA-04.2] [OP-06.3] [MO-01.3] [MO-02.1] balance, statement and payouts agree, and no more is paid than was earned', async () => {
    const world = await payoutShop(await testShop(await open()));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 40 }), async (steps) => {
        for (const one of steps) {
          world.shop.services.clock.pass(1);
          await take(world, one);
        }
        await expectAgreement(world);
      }),
      { numRuns: 6, endOnFailure: true },
    );
    // The days reached every state.
    const { rows } = await sql<{ state: string }>`select distinct state from withdrawals`.execute(
      world.shop.services.db.read,
    );
    expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining(['refused', 'takenBack', 'paid', 'failed']));
  }, 180_000);
});
