import { randomBytes } from 'node:crypto';
import { brand, money, type PartnerRole, type PersonId, type PersonState, type WithdrawalId } from '@cpc/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { BANK_DATA } from '../../testing/access/world.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { type Caller, callerOf } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import {
  accountantOf,
  balanceIn,
  DEMO_SHOP,
  earn,
  giveBack,
  operatorNamed,
  payoutShop,
} from '../../testing/payout-shop.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { TEST_CONFIG } from '../../testing/services.ts';
import { type TestShop, testShop } from '../../testing/shop.ts';

const DAY_MS = 86_400_000;
const eur = (amount: number) => money(amount, 'EUR');
const EUR = eur(0).currency;
const IBAN = BANK_DATA.account.replaceAll(' ', '');

const membership = (state: PersonState) =>
  state === 'invited'
    ? { state, invite_hash: 'x', invited_until: 0 }
    : { state, invite_hash: null, invited_until: null };

/** An operator works in the first shop, too. */
const inShop = ({ services: { db } }: TestShop, person: string, role: PartnerRole, state: PersonState) => {
  const member = { person_id: brand<PersonId>(person), partner_id: DEMO_SHOP, role, created_at: 0, used_at: 0 };
  const row = { ...member, ...membership(state) };
  return db.transact((tx) => tx.insertInto('memberships').values(row).execute());
};

const setState = ({ services: { db } }: TestShop, person: string, state: PersonState) =>
  db.transact((tx) =>
    tx.updateTable('memberships').set(membership(state)).where('person_id', '=', brand<PersonId>(person)).execute(),
  );

async function joinedBy({ app, visitor }: TestShop, code: string): Promise<Caller> {
  return callerOf(app, await visitor.must('Partner.join', { code, password: 'chosen by a puppet' }));
}

describe.each(databases())('withdrawals and payouts on $engine', ({ open, openTwice }) => {
  const opened = async () => payoutShop(await testShop(await open(), { renderer: BLANK }));

  it('[PA-04.2] [OP-06.3] [OP-01.5] a sale is asked for, approved, paid and stands in the statement', async () => {
    const { shop, owner, first, ask } = await opened();
    await shop.paidOrder(await shop.customer());
    const [due = 0] = await balanceIn(owner, EUR);
    const { withdrawal_id, number, account } = await ask(eur(due));
    expect(account).toMatchObject({ mask: 'DE** **** … 3000', holder: 'Demo Shop GmbH', sepa: true, by: 'Demo shop' });
    expect(await balanceIn(owner, EUR)).toEqual([due, due, 0]);
    await first.must('Operator.decideWithdrawal', { withdrawal_id, approve: true });
    expect(await first.must('Operator.payoutsDue', {})).toEqual([
      { format: 'sepa', count: 1, sum: eur(due), left_out: 0, ready: true },
    ]);
    const made = { currency: 'EUR', format: 'sepa', client_key: 'one' } as const;
    const payout = await first.must('Operator.makePayout', made);
    expect(payout).toMatchObject({ count: 1, sum: eur(due), open: 1, failed: 0, made_by: 'Operator olga' });
    expect(await first.must('Operator.makePayout', made)).toEqual(payout);
    const [file, again] = [
      await first.must('Operator.payoutFile', payout),
      await first.must('Operator.payoutFile', payout),
    ];
    expect(file).toEqual(again);
    expect(file.name).toBe(`${payout.number}.xml`);
    expect(Buffer.from(file.file, 'base64').toString()).toContain(`<EndToEndId>${number}</EndToEndId>`);
    // Until the bank has paid, the platform owes the money.
    expect(await balanceIn(owner, EUR)).toEqual([due, due, 0]);
    shop.services.clock.pass(1);
    const paid = { payout_id: payout.payout_id, reference: 'BANK 1' };
    expect(await first.must('Operator.markPaid', paid)).toEqual({ paid: 1 });
    expect(await first.must('Operator.markPaid', paid)).toEqual({ paid: 0 });
    expect(await balanceIn(owner, EUR)).toEqual([0, 0, 0]);
    const lines = await owner.must('Partner.statement', {});
    expect(lines[0]).toMatchObject({ kind: 'withdrawal', amount: eur(-due), withdrawal_number: number });
    expect(await owner.must('Partner.statement', { order_number: number })).toEqual([lines[0]]);
    const [listed] = await owner.must('Partner.withdrawals', {});
    expect(listed).toMatchObject({ state: 'paid', reference: 'BANK 1' });
    expect(listed?.steps.map(({ event, by }) => [event, by])).toEqual([
      ['asked', 'Demo shop'],
      ['approved', null],
      ['exported', null],
      ['paid', null],
    ]);
    await expectReconciled(shop);
  });

  it('[PA-04.2] two people at once, and two servers, never ask for more than is due', async () => {
    const dbs = await openTwice();
    const shop = await testShop(dbs[0], { renderer: BLANK });
    const { owner, ask } = await payoutShop(shop);
    const other = await (await testShop(dbs[1], { renderer: BLANK, joins: true })).partner();
    await earn(shop, eur(1_000));
    const asks = Array.from({ length: 6 }, (_, place) =>
      (place % 2 === 0 ? owner : other).call('Partner.askWithdrawal', {
        amount: eur(400),
        client_key: `at-once-${place}`,
      }),
    );
    const codes = (await Promise.all(asks)).map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(2);
    expect(codes.filter((code) => code === 1814)).toHaveLength(4);
    expect(await balanceIn(owner, EUR)).toEqual([1_000, 800, 200]);
    await expect(ask(eur(201))).rejects.toThrow('balanceTooSmall');
    await expect(ask(eur(99))).rejects.toThrow('withdrawalTooSmall');
    await expect(ask(money(100, 'HUF'))).rejects.toThrow('balanceTooSmall');
    await expect(ask(money(150, 'HUF'))).rejects.toThrow('amountDivided');
    await expect(ask(eur(-5))).rejects.toThrow('withdrawalTooSmall');
  });

  it('[PA-04.2] a double tap asks, takes back and decides once', async () => {
    const { shop, owner, first, ask } = await opened();
    await earn(shop, eur(1_000));
    const taps = await Promise.all([1, 2, 3].map(() => ask(eur(300), 'a-tap')));
    expect(new Set(taps.map(({ number }) => number)).size).toBe(1);
    await expect(ask(eur(301), 'a-tap')).rejects.toThrow('keyReused');
    const { withdrawal_id } = taps[0] ?? (await ask(eur(300)));
    await Promise.all([1, 2].map(() => owner.must('Partner.takeBackWithdrawal', { withdrawal_id })));
    expect(await balanceIn(owner, EUR)).toEqual([1_000, 0, 1_000]);
    const decide = (approve: boolean, id: WithdrawalId, reason = '') =>
      first.call('Operator.decideWithdrawal', { withdrawal_id: id, approve, reason });
    expect(await decide(true, withdrawal_id)).toMatchObject({ data: { error: 'conflict' } });
    shop.services.clock.pass(1);
    const next = await ask(eur(1_000));
    expect(await decide(false, next.withdrawal_id, ' ')).toMatchObject({ data: { error: 'fieldEmpty' } });
    await Promise.all([1, 2].map(() => decide(false, next.withdrawal_id, 'not yet')));
    const [listed] = await owner.must('Partner.withdrawals', {});
    expect(listed?.steps).toMatchObject([{ event: 'asked' }, { event: 'refused', reason: 'not yet', by: null }]);
    const third = await ask(eur(1_000));
    await Promise.all([1, 2].map(() => decide(true, third.withdrawal_id)));
    expect(await owner.call('Partner.takeBackWithdrawal', third)).toMatchObject({ data: { error: 'conflict' } });
    const payouts = await Promise.all(
      [1, 2, 3].map(() => first.must('Operator.makePayout', { currency: 'EUR', format: 'sepa', client_key: 'tap' })),
    );
    expect(new Set(payouts.map(({ number }) => number)).size).toBe(1);
    expect(await first.must('Operator.payouts', {})).toMatchObject([{ count: 1, sum: eur(1_000) }]);
    expect(
      await first.call('Operator.makePayout', { currency: 'EUR', format: 'sepa', client_key: 'more' }),
    ).toMatchObject({
      data: { error: 'nothingToPay' },
    });
    expect(await first.must('Operator.payouts', {})).toHaveLength(1);
  });

  it('[OP-06.1] above the amount two operators approve, and nobody decides on their own money', async () => {
    const { shop, first: olga, second: otto, ask } = await opened();
    await earn(shop, eur(300_000));
    const { withdrawal_id } = await ask(eur(100_001));
    const approve = { withdrawal_id, approve: true };
    expect(await olga.must('Operator.decideWithdrawal', approve)).toMatchObject({ state: 'checked', four_eyes: true });
    expect(await olga.call('Operator.decideWithdrawal', approve)).toMatchObject({ data: { error: 'sameOperator' } });
    expect(await olga.must('Operator.payoutsDue', {})).toEqual([]);
    expect(await otto.must('Operator.decideWithdrawal', approve)).toMatchObject({ state: 'approved' });
    shop.services.clock.pass(7 * DAY_MS);
    const [first, second] = [await operatorNamed(shop, 'olga'), await operatorNamed(shop, 'otto')];
    const small = await (await shop.partner()).must('Partner.askWithdrawal', { amount: eur(100_000), client_key: 's' });
    const decide = { withdrawal_id: small.withdrawal_id, approve: true };
    // Olga becomes the shop's accountant.
    await shop.services.db.transact((tx) =>
      sql`insert into memberships (person_id, partner_id, role, state, created_at, used_at)
        values ('operator-olga', 'partner-a', 'accountant', 'active', 0, 0)`.execute(tx),
    );
    expect(await first.call('Operator.decideWithdrawal', decide)).toMatchObject({ data: { error: 'ownMoney' } });
    expect(await second.must('Operator.decideWithdrawal', decide)).toMatchObject({
      state: 'approved',
      four_eyes: false,
    });
    expect(await balanceIn(await shop.partner(), EUR)).toEqual([300_000, 200_001, 99_999]);
  });

  it('[MO-02.2] [PA-04.2] a refund after the payout is made makes the balance negative, and is carried', async () => {
    const { shop, owner, first, ask } = await opened();
    const order = await shop.paidOrder(await shop.customer());
    const [due = 0] = await balanceIn(owner, EUR);
    const { withdrawal_id } = await ask(eur(due));
    await first.must('Operator.decideWithdrawal', { withdrawal_id, approve: true });
    const payout = await first.must('Operator.makePayout', { currency: 'EUR', format: 'sepa', client_key: 'one' });
    await giveBack(shop, eur(due));
    expect(await balanceIn(owner, EUR)).toEqual([0, due, 0]);
    await first.must('Operator.markPaid', { withdrawal_id, reference: 'BANK 1' });
    expect(await balanceIn(owner, EUR)).toEqual([-due, 0, 0]);
    await expect(ask(eur(100))).rejects.toThrow('balanceTooSmall');
    expect(payout.sum).toEqual(eur(due));
    expect(order.payment).toBe('settled');
    // What is not approved yet is refused now.
    await earn(shop, eur(due + 500));
    const next = await ask(eur(500));
    await giveBack(shop, eur(1));
    expect(
      await first.call('Operator.decideWithdrawal', { withdrawal_id: next.withdrawal_id, approve: true }),
    ).toMatchObject({ data: { error: 'balanceTooSmall' } });
    expect(await first.must('Operator.withdrawals', { states: ['asked'] })).toMatchObject([{ due: eur(499) }]);
  });

  it('[OP-06.2] [MO-02.2] a payout leaves out what refunds after the approval have used up, and tells it before', async () => {
    const { shop, first, ask } = await opened();
    await earn(shop, eur(1_000));
    for (const amount of [300, 400, 200]) {
      shop.services.clock.pass(1);
      const { withdrawal_id } = await ask(eur(amount));
      await first.must('Operator.decideWithdrawal', { withdrawal_id, approve: true });
    }
    const due = async () => (await first.must('Operator.payoutsDue', {}))[0];
    expect(await due()).toMatchObject({ count: 3, sum: eur(900), left_out: 0 });
    await giveBack(shop, eur(450));
    // Of 550, the first and the last fit.
    expect(await due()).toMatchObject({ count: 2, sum: eur(500), left_out: 1 });
    const make = (client_key: string) =>
      first.call('Operator.makePayout', { currency: 'EUR', format: 'sepa', client_key });
    const made = await Promise.all([make('one'), make('two')]);
    expect(made.map(({ code, data }) => (code === 0 ? 'made' : data))).toEqual(
      expect.arrayContaining(['made', expect.objectContaining({ error: 'nothingToPay' })]),
    );
    expect(await first.must('Operator.payouts', {})).toMatchObject([{ count: 2, sum: eur(500) }]);
    // What is with the bank is not there twice.
    expect(await due()).toMatchObject({ count: 0, left_out: 1 });
    expect(await make('three')).toMatchObject({ data: { error: 'nothingToPay' } });
    await earn(shop, eur(350));
    expect(await due()).toMatchObject({ count: 1, left_out: 0 });
    expect(await make('four')).toMatchObject({ code: 0, data: { sum: eur(400) } });
  });

  it('[OP-06.1] [PA-13] what one shop gets within seven days adds up for the limit', async () => {
    const { shop, ask } = await opened();
    await earn(shop, eur(300_000));
    const approved = async (amount: number, username = 'olga') => {
      shop.services.clock.pass(1);
      const [by, owner] = [await operatorNamed(shop, username), await shop.partner()];
      const client_key = shop.services.random.id();
      const { withdrawal_id } = await owner.must('Partner.askWithdrawal', { amount: eur(amount), client_key });
      const [listed] = await by.must('Operator.withdrawals', { states: ['asked'] });
      const decided = await by.must('Operator.decideWithdrawal', { withdrawal_id, approve: true });
      expect(listed?.four_eyes).toBe(decided.state === 'checked');
      return { withdrawal_id, state: decided.state };
    };
    // What is refused after its approval counts no more.
    const refused = async ({ withdrawal_id }: { readonly withdrawal_id: WithdrawalId }) =>
      (await operatorNamed(shop, 'olga')).must('Operator.decideWithdrawal', {
        withdrawal_id,
        approve: false,
        reason: 'why',
      });
    await refused(await approved(30_000));
    expect(await approved(60_000)).toMatchObject({ state: 'approved' });
    expect(await approved(40_000)).toMatchObject({ state: 'approved' });
    // Another operator does not begin anew, and other currencies have a limit of their own.
    const more = await approved(100, 'otto');
    expect(more.state).toBe('checked');
    await earn(shop, money(90_000, 'JPY'));
    const yen = await ask(money(90_000, 'JPY'));
    const otto = await operatorNamed(shop, 'otto');
    const approve = { withdrawal_id: yen.withdrawal_id, approve: true };
    expect(await otto.must('Operator.decideWithdrawal', approve)).toMatchObject({ state: 'approved' });
    await refused(more);
    shop.services.clock.pass(7 * DAY_MS - 6);
    expect(await approved(100)).toMatchObject({ state: 'checked' });
    shop.services.clock.pass(3);
    expect(await approved(60_000)).toMatchObject({ state: 'approved' });
  });

  it('[OP-06.1] [PA-13] the second operator is not one whom the first has let in', async () => {
    const { shop, first, second, ask } = await opened();
    await earn(shop, eur(300_000));
    const people = await first.must('Operator.inviteOperator', { name: 'Puppet', username: 'puppet' });
    const { person_id } = people.find(({ username }) => username === 'puppet') ?? people[0]!;
    const { code } = await second.must('Operator.confirmOperator', { person_id });
    const puppet = await joinedBy(shop, code);
    const { withdrawal_id } = await ask(eur(100_001));
    const approve = { withdrawal_id, approve: true };
    await first.must('Operator.decideWithdrawal', approve);
    expect(await puppet.must('Operator.withdrawals', {})).toMatchObject([{ refusal: 'tiedOperators' }]);
    expect(await puppet.call('Operator.decideWithdrawal', approve)).toMatchObject({ data: { error: 'tiedOperators' } });
    expect(await second.must('Operator.withdrawals', {})).toMatchObject([{ refusal: null }]);
    expect(await second.must('Operator.decideWithdrawal', approve)).toMatchObject({ state: 'approved' });
  });

  it('[OP-06.1] [PA-13] who speaks for the shop’s money meanwhile has approved nothing', async () => {
    const { shop, first, second, ask } = await opened();
    await earn(shop, eur(300_000));
    const { withdrawal_id } = await ask(eur(100_001));
    const approve = { withdrawal_id, approve: true };
    await first.must('Operator.decideWithdrawal', approve);
    await inShop(shop, 'operator-olga', 'accountant', 'invited');
    expect(await second.must('Operator.decideWithdrawal', approve)).toMatchObject({ state: 'checked' });
    expect(await first.call('Operator.decideWithdrawal', approve)).toMatchObject({ data: { error: 'ownMoney' } });
    const third = await operatorNamed(shop, 'tina');
    expect(await third.must('Operator.decideWithdrawal', approve)).toMatchObject({ state: 'approved' });
  });

  it('[PA-13] who speaks for a shop’s money, invited or active, decides nothing about it for the platform', async () => {
    const { shop, first, second, ask } = await opened();
    await earn(shop, eur(50_000));
    const [out, waits] = [await ask(eur(1_000)), await ask(eur(2_000))];
    const own = { withdrawal_id: out.withdrawal_id };
    await second.must('Operator.decideWithdrawal', { ...own, approve: true });
    const { payout_id } = await second.must('Operator.makePayout', {
      currency: 'EUR',
      format: 'sepa',
      client_key: 'one',
    });
    const { withdrawal_id } = waits;
    await second.must('Operator.decideWithdrawal', { withdrawal_id, approve: true });
    await second.must('Operator.setShopState', { partner_id: DEMO_SHOP, to: 'suspended', reason: 'fraud' });
    const { partner_id: other } = await second.must('Operator.openShop', {
      name: 'Other',
      owner: { name: 'Ann', username: 'ann' },
    });
    const { stations } = await second.must('Operator.shop', { partner_id: DEMO_SHOP });
    const machine_id = stations[0]?.machine_id;
    const acts = [
      ['Operator.decideWithdrawal', { withdrawal_id, approve: true }],
      ['Operator.decideWithdrawal', { withdrawal_id, approve: false, reason: 'why' }],
      ['Operator.makePayout', { currency: 'EUR', format: 'sepa', client_key: 'two' }],
      ['Operator.markPaid', { payout_id, reference: 'B' }],
      ['Operator.markPaid', { ...own, reference: 'B' }],
      ['Operator.markFailed', { ...own, reason: 'why' }],
      ['Operator.setCommission', { partner_id: DEMO_SHOP, commission: 0, reason: 'why' }],
      ['Operator.setDebtLimit', { partner_id: DEMO_SHOP, currency: 'EUR', limit: null, reason: 'why' }],
      ['Operator.setShopState', { partner_id: DEMO_SHOP, to: 'open', reason: 'why' }],
      ['Operator.moveStation', { machine_id, to: other, reason: 'why' }],
    ] as const;
    await inShop(shop, 'operator-olga', 'owner', 'invited');
    for (const state of ['invited', 'active'] as const) {
      await setState(shop, 'operator-olga', state);
      for (const [name, input] of acts)
        expect([state, name, (await first.call(name, input as never)).data]).toEqual([
          state,
          name,
          expect.objectContaining({ error: 'ownMoney' }),
        ]);
    }
    // Without the duty, or blocked, they are an operator like others.
    await setState(shop, 'operator-olga', 'blocked');
    for (const [name, input] of acts.slice(2))
      expect([name, (await first.call(name, input as never)).data]).not.toEqual([
        name,
        expect.objectContaining({ error: 'ownMoney' }),
      ]);
  });

  it('[PA-13] [PA-04.3] a suspended shop changes no account and asks for no money, and its owner is told', async () => {
    const { shop, owner, first, ask } = await opened();
    await earn(shop, eur(5_000));
    const { withdrawal_id } = await ask(eur(1_000));
    await first.must('Operator.setShopState', { partner_id: DEMO_SHOP, to: 'suspended', reason: 'fraud' });
    expect(await owner.must('Partner.bankAccount', {})).toMatchObject({ suspended: true });
    expect(await owner.call('Partner.setBankAccount', BANK_DATA)).toMatchObject({ data: { error: 'shopSuspended' } });
    await expect(ask(eur(500))).rejects.toThrow('shopSuspended');
    expect(await first.must('Operator.withdrawals', {})).toMatchObject([{ shop_state: 'suspended' }]);
    await owner.must('Partner.takeBackWithdrawal', { withdrawal_id });
    await first.must('Operator.setShopState', { partner_id: DEMO_SHOP, to: 'open', reason: 'clear' });
    await owner.must('Partner.setBankAccount', BANK_DATA);
    await ask(eur(500));
  });

  it('[OP-06.3] what the bank does not pay, or returns, is the shop’s again', async () => {
    const { shop, owner, first, ask } = await opened();
    await earn(shop, eur(1_000));
    const [one, two] = [await ask(eur(400)), await ask(eur(600))];
    for (const { withdrawal_id } of [one, two])
      await first.must('Operator.decideWithdrawal', { withdrawal_id, approve: true });
    const fail = ({ withdrawal_id }: typeof one) => ({ withdrawal_id, reason: 'account closed' });
    expect(await first.call('Operator.markFailed', fail(one))).toMatchObject({ data: { error: 'conflict' } });
    const { payout_id } = await first.must('Operator.makePayout', { currency: 'EUR', format: 'sepa', client_key: 'x' });
    await Promise.all([1, 2].map(() => first.must('Operator.markFailed', fail(one))));
    expect(await first.must('Operator.markPaid', { payout_id, reference: 'B' })).toEqual({ paid: 1 });
    expect(await first.must('Operator.payouts', {})).toMatchObject([{ open: 0, failed: 1 }]);
    expect(await balanceIn(owner, EUR)).toEqual([400, 0, 400]);
    expect(await first.call('Operator.markPaid', { withdrawal_id: one.withdrawal_id, reference: 'B' })).toMatchObject({
      data: { error: 'conflict' },
    });
    await Promise.all([1, 2].map(() => first.must('Operator.markFailed', fail(two))));
    expect(await balanceIn(owner, EUR)).toEqual([1_000, 0, 1_000]);
    const lines = await owner.must('Partner.statement', { kind: 'withdrawalReturned' });
    expect(lines).toMatchObject([{ amount: eur(600), withdrawal_number: two.number }]);
    expect(await first.must('Operator.withdrawals', { payout_id })).toHaveLength(2);
    expect(await first.call('Operator.markPaid', { reference: 'B' })).toMatchObject({ code: 1000 });
  });

  it('[PA-04.3] a withdrawal keeps the account it was asked with, and only owners change it', async () => {
    const { shop, owner, first, ask } = await opened();
    const accountant = await accountantOf(shop, owner);
    expect(await accountant.call('Partner.setBankAccount', BANK_DATA)).toMatchObject({
      data: { error: 'dutyMissing' },
    });
    await earn(shop, eur(1_000));
    const { withdrawal_id } = await ask(eur(500));
    shop.services.clock.pass(1);
    const french = { ...BANK_DATA, account: 'FR1420041010050500013M02606', bic: '' };
    expect(await owner.must('Partner.setBankAccount', french)).toMatchObject({
      account: { mask: 'FR** **** … 2606', by: 'Demo shop' },
      before: [{ mask: 'DE** **** … 3000', by: 'Demo shop' }],
    });
    await first.must('Operator.decideWithdrawal', { withdrawal_id, approve: true });
    const payout = await first.must('Operator.makePayout', { currency: 'EUR', format: 'sepa', client_key: 'x' });
    const file = Buffer.from((await first.must('Operator.payoutFile', payout)).file, 'base64').toString();
    expect([file.includes(IBAN), file.includes('FR14')]).toEqual([true, false]);
  });

  it('[OP-06.2] other currencies and accounts are paid by a table', async () => {
    const { shop, owner, ask } = await opened();
    for (const amount of [money(5_000, 'JPY'), money(99_900, 'HUF'), eur(1_000)]) await earn(shop, amount);
    const yen = await ask(money(4_999, 'JPY'));
    const huf = await ask(money(99_800, 'HUF'));
    shop.services.clock.pass(1);
    await owner.must('Partner.setBankAccount', { ...BANK_DATA, account: '1234567', country: 'JP', bic: 'MHCBJPJT' });
    const euro = await ask(eur(1_000));
    shop.services.clock.pass(DAY_MS);
    const operator = await operatorNamed(shop, 'olga');
    for (const { withdrawal_id } of [yen, huf, euro])
      expect(await operator.must('Operator.decideWithdrawal', { withdrawal_id, approve: true })).toMatchObject({
        account_is_new: true,
      });
    expect((await operator.must('Operator.payoutsDue', {})).map(({ format, sum }) => [format, sum.currency])).toEqual([
      ['csv', 'EUR'],
      ['csv', 'HUF'],
      ['csv', 'JPY'],
    ]);
    const table = async (currency: string) => {
      const made = await operator.must('Operator.makePayout', { currency, format: 'csv', client_key: currency });
      return Buffer.from((await operator.must('Operator.payoutFile', made)).file, 'base64').toString();
    };
    expect(await table('JPY')).toContain(`${yen.number},4999,JPY,Demo Shop GmbH,${IBAN}`);
    expect(await table('HUF')).toContain(`${huf.number},998.00,HUF`);
    expect(await table('EUR')).toContain(`${euro.number},10.00,EUR,Demo Shop GmbH,1234567,MHCBJPJT`);
  });

  it('[PA-04.3] [SE-06.2] bank data is in no log, no answer and no row in clear', async () => {
    const { shop, owner, first, ask } = await opened();
    await earn(shop, eur(1_000));
    const { withdrawal_id } = await ask(eur(500));
    const answers: unknown[] = [
      await owner.must('Partner.bankAccount', {}),
      await owner.must('Partner.withdrawals', {}),
      await first.must('Operator.decideWithdrawal', { withdrawal_id, approve: true }),
      await first.must('Operator.withdrawals', {}),
      await owner.call('Partner.setBankAccount', { ...BANK_DATA, account: `${IBAN.slice(0, -1)}1` }),
    ];
    const payout = await first.must('Operator.makePayout', { currency: 'EUR', format: 'sepa', client_key: 'x' });
    await first.must('Operator.payoutFile', payout);
    const { db } = shop.services;
    const rows = await Promise.all(
      (await db.read.introspection.getTables()).map(({ name }) =>
        sql`select * from ${sql.table(name)}`.execute(db.read),
      ),
    );
    const all = JSON.stringify([answers, shop.services.log.lines, rows]);
    expect(all).toContain('DE** **** … 3000');
    for (const secret of [IBAN, IBAN.slice(4), BANK_DATA.account, 'Schönhauser', BANK_DATA.bic])
      expect([secret, all.includes(secret)]).toEqual([secret, false]);
    // The holder is shown to people, and stored encrypted.
    expect(JSON.stringify(rows)).not.toContain(BANK_DATA.holder);
    const read = await db.read
      .selectFrom('operator_events')
      .select(['event', 'person_id', 'subject'])
      .where('event', '<>', 'operatorMade')
      .execute();
    expect(read).toEqual([{ event: 'payoutRead', person_id: 'operator-olga', subject: `payout:${payout.payout_id}` }]);
  });

  it('[OP-02.1] without a key no bank data is kept, and an older key still reads', async () => {
    const db = await open();
    const withKeys = (...keys: readonly { id: string; key: Uint8Array }[]) => ({
      config: { ...TEST_CONFIG, payouts: { ...TEST_CONFIG.payouts, keys } },
    });
    const [old, young] = ['old', 'young'].map((id) => ({ id, key: randomBytes(32) }));
    if (!old || !young) throw new Error('expected two keys');
    const keyless = await (await testShop(db, { overrides: withKeys() })).partner();
    expect(await keyless.call('Partner.setBankAccount', BANK_DATA)).toMatchObject({ data: { error: 'bankDataOff' } });
    expect(await keyless.must('Partner.bankAccount', {})).toMatchObject({
      account: null,
      before: [],
      enabled: false,
    });
    await (await (await testShop(db, { overrides: withKeys(old), joins: true })).partner()).must(
      'Partner.setBankAccount',
      BANK_DATA,
    );
    const rotated = await (await testShop(db, { overrides: withKeys(young, old), joins: true })).partner();
    expect(await rotated.must('Partner.bankAccount', {})).toMatchObject({ account: { holder: 'Demo Shop GmbH' } });
    const lost = await (await testShop(db, { overrides: withKeys(young), joins: true })).partner();
    expect(await lost.must('Partner.bankAccount', {})).toMatchObject({
      account: { holder: null, mask: 'DE** **** … 3000' },
    });
    await expect(db.transact((tx) => tx.updateTable('bank_accounts').set({ sealed: '' }).execute())).rejects.toThrow(
      'append-only',
    );
  });
});
