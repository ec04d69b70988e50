import { brand, money, type WithdrawalId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../base/ports/clock.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { earn, giveBack, operatorNamed, payoutShop } from '../../testing/payout-shop.ts';
import { testShop } from '../../testing/shop.ts';

const eur = (amount: number) => money(amount, 'EUR');

describe.each(databases())('money that was earned over days on $engine', ({ open }) => {
  it('[PA-04.2] [OP-06.2] what was earned days ago and today counts once: asked for, decided and paid out', async () => {
    const { shop } = await payoutShop(await testShop(await open(), { renderer: BLANK }));
    await earn(shop, eur(5_000));
    await giveBack(shop, eur(1_000));
    shop.services.clock.pass(3 * DAY_MS);
    await earn(shop, eur(2_000));
    const [owner, operator] = [await shop.partner(), await operatorNamed(shop, 'otis')];
    const ask = (amount: number) =>
      owner.call('Partner.askWithdrawal', { amount: eur(amount), client_key: `k${amount}` });
    expect(await ask(6_001)).toMatchObject({ data: { error: 'balanceTooSmall' } });
    await ask(6_000);
    const [{ withdrawal_id } = { withdrawal_id: brand<WithdrawalId>('') }] = await owner.must(
      'Partner.withdrawals',
      {},
    );
    const approval = { withdrawal_id, approve: true };
    await giveBack(shop, eur(1));
    expect(await operator.call('Operator.decideWithdrawal', approval)).toMatchObject({
      data: { error: 'balanceTooSmall' },
    });
    await earn(shop, eur(1));
    expect(await operator.must('Operator.decideWithdrawal', approval)).toMatchObject({ due: eur(6_000) });
    const due = { currency: 'EUR', format: 'sepa', client_key: 'due' } as const;
    await giveBack(shop, eur(1));
    expect(await operator.call('Operator.makePayout', due)).toMatchObject({ data: { error: 'nothingToPay' } });
    await earn(shop, eur(1));
    expect(await operator.must('Operator.makePayout', due)).toMatchObject({ sum: eur(6_000) });
  });
});
