import { money, type WithdrawalId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../base/ports/clock.ts';
import { BANK_DATA } from '../../testing/access/world.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import type { Caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { earn, operatorNamed, payoutShop } from '../../testing/payout-shop.ts';
import { testShop } from '../../testing/shop.ts';

const eur = (amount: number) => money(amount, 'EUR');

describe.each(databases())('a changed bank account on $engine', ({ open }) => {
  it('[PA-04.5] a changed account gets nothing for a day; the account before it and the first one of a shop do', async () => {
    const { shop, owner, first, ask } = await payoutShop(await testShop(await open(), { renderer: BLANK }));
    await earn(shop, eur(3_000));
    const decide = (by: Caller, { withdrawal_id }: { readonly withdrawal_id: WithdrawalId }, approve = true) =>
      by.call('Operator.decideWithdrawal', { withdrawal_id, approve, reason: 'as told' });
    const isNew = { data: { error: 'bankAccountNew' } };
    const before = await ask(eur(500));
    shop.services.clock.pass(1);
    const { account } = await owner.must('Partner.setBankAccount', { ...BANK_DATA, holder: 'Somebody else' });
    const from = (account?.at ?? 0) + DAY_MS;
    const after = await ask(eur(600));
    const shown = await first.must('Operator.withdrawals', {});
    expect(shown.map(({ number, waits_until }) => [number, waits_until])).toEqual([
      [after.number, from],
      [before.number, null],
    ]);
    expect(await decide(first, after)).toMatchObject(isNew);
    expect(await decide(first, before)).toMatchObject({ code: 0 });
    shop.services.clock.pass(from - 1 - shop.services.clock.now());
    const operator = await operatorNamed(shop, 'olga');
    expect(await decide(operator, after)).toMatchObject(isNew);
    // Who changes it once more waits once more, with what is asked then.
    const again = await shop.partner();
    await again.must('Partner.setBankAccount', BANK_DATA);
    const last = await again.must('Partner.askWithdrawal', { amount: eur(700), client_key: 'last' });
    shop.services.clock.pass(1);
    expect(await decide(operator, after)).toMatchObject({ code: 0 });
    expect(await decide(operator, last)).toMatchObject(isNew);
    expect(await decide(operator, last, false)).toMatchObject({ code: 0 });
  });
});
