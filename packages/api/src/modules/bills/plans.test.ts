import { brand, COUNTER, money, type PartnerId, salePosting } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../base/ports/clock.ts';
import { transition } from '../../base/transition.ts';
import { post } from '../../records/ledger/post.ts';
import { databases } from '../../testing/databases.ts';
import { watchPlans } from '../../testing/plans.ts';
import { testShop } from '../../testing/shop.ts';
import { ownDebts } from '../debts/owed.ts';
import { allMonthlyBills, monthlyBillsOf } from './list.ts';
import { issueMonthlyBills } from './monthly.ts';

const PARTNER = brand<PartnerId>('partner-a');
const PAGE = { limit: 20, offset: 0, asked: true };

describe.each(databases().filter((one) => one.engine === 'sqlite'))('the search for bills on $engine', ({ open }) => {
  it('[PA-16] [SE-07] monthly bills are found without a look at the receipts', async () => {
    const { services } = await testShop(await open());
    await services.db.transact(async (tx) => {
      const made = transition(tx, services, { actor: 'system', reason: 'a test' });
      const sale = { paymentId: 'a', provider: COUNTER, partner: PARTNER, amount: money(1_000, 'EUR') };
      await post(made, salePosting(sale, { partner: PARTNER, commissionPermille: 100, promoter: undefined }), {});
    });
    services.clock.pass(40 * DAY_MS);
    const { db, plans } = watchPlans(services.db);
    const watched = { ...services, db };
    await issueMonthlyBills(watched, new AbortController().signal);
    await monthlyBillsOf(db.read, PARTNER, PAGE);
    await allMonthlyBills(db.aside, {}, PAGE);
    await allMonthlyBills(db.aside, { month: '2026-11' }, PAGE);
    expect(await ownDebts(watched, PARTNER)).toMatchObject([{ bill: { number: expect.any(String) } }]);
    const ofBills = (await plans()).flatMap((plan) => plan.split('\n').filter((step) => / bills\b/.test(step)));
    expect(ofBills.length).toBeGreaterThanOrEqual(8);
    for (const step of ofBills) expect(step).toMatch(/INDEX bills_month(ly)?\b/);
  });
});
