import {
  brand,
  COUNTER,
  type Currency,
  LEDGER,
  money,
  type PartnerId,
  refundPaidPosting,
  refundPosting,
  salePosting,
  sharesLeft,
  type StationId,
  TILL_COLUMNS,
} from '@cpc/domain';
import { sql } from 'kysely';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { PersonActor } from '../../base/transition.ts';
import { transition } from '../../base/transition.ts';
import { linesOfPayment } from '../../records/ledger/balances.ts';
import { post } from '../../records/ledger/post.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { type Caller, caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { accountantOf } from '../../testing/payout-shop.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { watchPlans } from '../../testing/plans.ts';
import { orderOf, type TestShop, testShop } from '../../testing/shop.ts';
import { UNVERIFIED, verifyTill } from '../../records/till/verify.ts';
import { tillsAgree } from '../ledger/reconcile/till.ts';
import { tillsOf } from './state.ts';

const PARTNER = brand<PartnerId>('partner-a');
const EUR = (amount: number) => money(amount, 'EUR');
const NEVER = new AbortController().signal;
const PASSWORD = 'chosen by myself';

const counted = (amount: number, client_key: string, reason?: string) => ({
  counted: EUR(amount),
  client_key,
  ...(reason === undefined ? {} : { reason }),
});

/** A person who joins the shop in a role, perhaps limited to its first station. */
async function joins({ app, visitor }: TestShop, owner: Caller, role: 'counter' | 'manager', isLimited = false) {
  const invited = { name: `A ${role}`, username: `a.${role}`, role };
  const { person_id, code } = await owner.must('Partner.addPerson', invited);
  if (isLimited) await owner.must('Partner.setPersonStations', { person_id, stations: [brand<StationId>('demo')] });
  const { tokenHead, token } = await visitor.must('Partner.join', { code, password: PASSWORD });
  return caller(app, { authorization: tokenHead + token });
}

/** A customer pays an order in cash. @returns the price */
async function sell(shop: TestShop, by: Caller) {
  const customer = await shop.customer();
  const order = await customer.must('Order.place', orderOf());
  await customer.must('Payment.begin', { order_id: order.order_id, provider: 'counter' });
  await by.must('Partner.confirmCounterPayment', { order_id: order.order_id });
  return { customer, order, price: order.price.amount };
}

const rowsOf = ({ services }: TestShop) =>
  services.db.read.selectFrom('till_entries').selectAll().orderBy('place').execute();

const agree = ({ services }: TestShop) => tillsAgree(services.db.aside, NEVER);

describe.each(databases())('the till of a shop on $engine', ({ open }) => {
  it('[PA-15.1] [PA-15.2] opens with a float, counts takings by person, closes with a difference and a reason, and pays into the bank', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const owner = await shop.partner();
    const staff = await joins(shop, owner, 'counter');
    expect(await staff.must('Partner.till', {})).toEqual([{ open: false, last: null, expected: EUR(0), people: [] }]);
    await staff.must('Partner.openTill', counted(5_000, 'morning'));
    const { price } = await sell(shop, staff);
    shop.services.clock.pass(1);
    await sell(shop, owner);
    await sell(shop, owner);
    const [till] = await staff.must('Partner.till', {});
    expect(till).toMatchObject({
      open: true,
      last: { by: 'A counter', counted: EUR(5_000) },
      expected: EUR(5_000 + 3 * price),
      people: [
        { by: 'Demo shop', sales: 2, taken: EUR(2 * price), given_back: EUR(0) },
        { by: 'A counter', sales: 1, taken: EUR(price), given_back: EUR(0) },
      ],
    });
    const count = 5_000 + 3 * price - 30;
    expect(await owner.call('Partner.closeTill', counted(count, 'evening'))).toMatchObject({
      data: { error: 'fieldEmpty', field: 'reason' },
    });
    await owner.must('Partner.closeTill', counted(count, 'evening', 'wrong change'));
    await owner.must('Partner.bankCash', { amount: EUR(count - 5_000), reference: 'slip 7', client_key: 'bank' });
    expect(await owner.must('Partner.till', {})).toMatchObject([{ open: false, expected: EUR(5_000) }]);
    expect(await owner.must('Partner.tillJournal', {})).toMatchObject([
      { place: 6, kind: 'banked', amount: EUR(5_000 - count), reason: 'slip 7', count: null },
      {
        place: 5,
        kind: 'closed',
        amount: EUR(-30),
        reason: 'wrong change',
        count: { counted: EUR(count), takings: EUR(3 * price) },
      },
      { place: 4, kind: 'taken', by: 'Demo shop', amount: EUR(price) },
      { place: 3, kind: 'taken', by: 'Demo shop' },
      { place: 2, kind: 'taken', by: 'A counter', order_number: expect.any(String) },
      { place: 1, kind: 'opened', by: 'A counter', amount: EUR(5_000), count: { counted: EUR(5_000) } },
    ]);
    await expectReconciled(shop);
  });

  it('[PA-15.2] cash that is given back leaves the till, and what the shop owes does not change by counting', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const owner = await shop.partner();
    const { customer, order, price } = await sell(shop, owner);
    const owed = await owner.must('Partner.balance', {});
    await owner.must('Partner.openTill', counted(100, 'a'));
    await owner.must('Partner.closeTill', counted(40, 'b', 'gone'));
    await owner.must('Partner.bankCash', { amount: EUR(40), reference: 'slip', client_key: 'c' });
    expect(await owner.must('Partner.balance', {})).toEqual(owed);
    await owner.must('Partner.openTill', counted(5_000, 'd'));
    await customer.must('Order.cancel', { order_id: order.order_id });
    await shop.work();
    const [refund] = (await owner.must('Partner.counterPayments', {})).refunds;
    await owner.must('Partner.refundCounter', { refund_id: refund?.refund_id ?? brand('') });
    expect(await owner.must('Partner.till', {})).toMatchObject([
      { expected: EUR(5_000 - price), people: [{ taken: EUR(price), given_back: EUR(price) }] },
    ]);
    await expectReconciled(shop);
  });

  it('[PA-15.1] [PA-15.2] the same act is done once, and what cannot be done changes nothing', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const owner = await shop.partner();
    const refused = async (error: string, ...call: Parameters<Caller['call']>) =>
      expect(await owner.call(...call)).toMatchObject({ data: { error } });
    await refused('tillClosed', 'Partner.closeTill', counted(0, 'x'));
    await refused('tillClosed', 'Partner.bankCash', { amount: EUR(1), reference: 'a', client_key: 'x' });
    await refused('fieldIncorrect', 'Partner.openTill', { counted: money(1, 'JPY'), client_key: 'x' });
    await Promise.all([1, 2].map(() => owner.must('Partner.openTill', counted(500, 'one'))));
    await refused('keyReused', 'Partner.openTill', counted(600, 'one'));
    await refused('tillOpen', 'Partner.openTill', counted(500, 'two'));
    await refused('tillTooLittle', 'Partner.bankCash', { amount: EUR(501), reference: 'a', client_key: 'x' });
    await refused('fieldEmpty', 'Partner.bankCash', { amount: EUR(1), reference: ' ', client_key: 'x' });
    await owner.must('Partner.closeTill', counted(470, 'one', 'wrong change'));
    // Its answer was lost: the till agrees by now with what was counted, so that no reason is asked for.
    await owner.must('Partner.closeTill', counted(470, 'one', 'wrong change'));
    await owner.must('Partner.closeTill', counted(470, 'one'));
    await refused('keyReused', 'Partner.closeTill', counted(471, 'one', 'wrong change'));
    await refused('fieldEmpty', 'Partner.openTill', counted(400, 'three'));
    expect((await rowsOf(shop)).map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
      ['opened', 500, ''],
      ['closed', -30, 'wrong change'],
    ]);
    expect(await agree(shop)).toEqual([]);
  });

  it('[PA-15.4] [PA-09.1] the counter opens, owners and managers of the whole shop close, accountants read', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const owner = await shop.partner();
    const [staff, accountant, limited] = [
      await joins(shop, owner, 'counter'),
      await accountantOf(shop, owner),
      await joins(shop, owner, 'manager', true),
    ];
    const may = async (who: Caller, ...call: Parameters<Caller['call']>) => (await who.call(...call)).code !== 403;
    const close = ['Partner.closeTill', counted(0, 'c', 'r')] as const;
    const bank = ['Partner.bankCash', { amount: EUR(1), reference: 'a', client_key: 'b' }] as const;
    const openIt = ['Partner.openTill', counted(0, 'o')] as const;
    const acts = [
      ['Partner.till', {}],
      openIt,
      close,
      bank,
      ['Partner.tillJournal', {}],
      ['Partner.tillFile', { span: '2027-03' }],
    ] as const;
    const all = async (who: Caller) => {
      const can: boolean[] = [];
      for (const act of acts) can.push(await may(who, ...(act as Parameters<Caller['call']>)));
      return can;
    };
    expect(await all(staff)).toEqual([true, true, false, false, false, false]);
    expect(await all(accountant)).toEqual([true, false, false, false, true, true]);
    expect(await all(limited)).toEqual([false, false, false, false, false, false]);
    expect(await all(owner)).toEqual([true, true, true, true, true, true]);
  });

  it('[PA-15.3] [MO-03] the night finds an entry that was changed, taken out or cut off', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const owner = await shop.partner();
    await owner.must('Partner.openTill', counted(5_000, 'a'));
    await sell(shop, owner);
    await owner.must('Partner.closeTill', counted(5_000, 'b', 'a theft, half of a sign: \ud83d'));
    expect(await agree(shop)).toEqual([]);
    const { db } = shop.services;
    const refused = db.transact((tx) => tx.updateTable('till_entries').set({ amount: 1 }).execute());
    await expect(refused).rejects.toThrow('append-only');
    // Somebody who has the database can do all this: the chain and the ledger tell.
    const tampered = async (row: object, places: readonly number[]) => {
      const rows = (await rowsOf(shop)).filter(({ place }) => places.includes(place));
      return verifyTill(
        UNVERIFIED,
        rows.map((one) => (one.place === 2 ? { ...one, ...row } : one)),
      ).faults.map(({ place, what }) => [place, what]);
    };
    expect(await tampered({}, [1, 2, 3])).toEqual([]);
    expect(await tampered({ amount: 1 }, [1, 2, 3])).toEqual([
      [2, 'hash'],
      [3, 'count'],
    ]);
    expect(await tampered({ reason: 'another' }, [1, 2, 3])).toEqual([[2, 'hash']]);
    expect(await tampered({}, [1, 3])).toEqual([
      [3, 'place'],
      [3, 'hash'],
      [3, 'count'],
    ]);
    await db.transact((tx) =>
      tx.updateTable('number_series').set({ last: 4 }).where('series', 'like', 'till:%').execute(),
    );
    expect(await agree(shop)).toMatchObject([{ kind: 'tillBroken', expected: 4, found: 3 }]);
  });

  it('[PA-15.3] [MO-03] the night finds cash of the ledger that the journal has not', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const lines = [
      [LEDGER.cash(PARTNER), 500],
      [LEDGER.owed, -500],
    ] as const;
    await shop.services.db.transact(async (tx) => {
      const entry = { key: 'receipt.x', kind: 'receipt', order_id: null, payment_id: null } as const;
      await tx
        .insertInto('ledger_entries')
        .values({ ...entry, actor: 'system', cause: '', at: 1 })
        .execute();
      const line = { entry: 'receipt.x', kind: 'money', currency: 'EUR' as Currency, at: 1 } as const;
      for (const [account, amount] of lines)
        await tx
          .insertInto('ledger_lines')
          .values({ ...line, id: account, account, amount })
          .execute();
    });
    expect(await agree(shop)).toMatchObject([{ kind: 'tillDiffers', id: 'receipt.x', expected: 500, found: 0 }]);
  });

  it('[PA-15.5] the journal of a day and of a month is a file with each column, in the zone of the shop', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const { clock, db } = shop.services;
    await db.transact((tx) => tx.updateTable('partners').set({ time_zone: 'Asia/Tokyo' }).execute());
    clock.pass(Date.UTC(2027, 2, 31, 14, 59) - clock.now());
    const owner = await shop.partner();
    await owner.must('Partner.openTill', counted(1_050, 'a'));
    clock.pass(60_000);
    await owner.must('Partner.closeTill', counted(1_000, 'b', '=HYPERLINK("x")'));
    const linesOf = async (span: string) => {
      const { name, file } = await owner.must('Partner.tillFile', { span });
      expect(name).toBe(`till-${span}.csv`);
      return Buffer.from(file, 'base64')
        .toString('utf8')
        .replace(/^\uFEFF/, '')
        .trim()
        .split(/\r?\n/);
    };
    expect((await linesOf('2027-03')).map((line) => line.split(',').length)).toEqual([
      TILL_COLUMNS.length,
      TILL_COLUMNS.length,
    ]);
    const [, march] = await linesOf('2027-03-31');
    expect(march).toMatch(/^1,2027-03-31 23:59:00,Opened,Demo shop,,10.5,10.5,10.5,EUR,,[0-9a-f]{64}$/);
    const [, april] = await linesOf('2027-04');
    expect(april).toMatch(/^2,2027-04-01 00:00:00,Closed,Demo shop,,-0.5,10,10,EUR,/);
    // A spreadsheet runs no formula of a reason.
    expect(april).not.toMatch(/,"?=HYPERLINK/);
    expect(await owner.must('Partner.tillJournal', { span: '2027-03-31' })).toHaveLength(1);
    expect(await owner.must('Partner.tillJournal', { kind: 'closed' })).toMatchObject([{ place: 2 }]);
  });

  it('[PA-15.1] [PA-15.2] [MO-01.3] on random days closings, differences, deposits and ledger add up to zero', async () => {
    const step = fc.record({
      what: fc.constantFrom('take', 'take', 'take', 'giveBack', 'open', 'close', 'bank', 'night'),
      amount: fc.integer({ min: 1, max: 9_999 }),
      off: fc.constantFrom(0, 0, 0, -250, 10),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
        const shop = await testShop(await open(), { renderer: BLANK });
        let owner = await shop.partner();
        const { person_id } = await owner.must('Partner.me', {});
        const cash = cashOf(shop, `partner:${person_id}`);
        let now = 0;
        let missing = 0;
        let banked = 0;
        for (const [index, { what, amount, off }] of steps.entries()) {
          const key = `k${index}`;
          if (what === 'take') now += await cash.take(amount);
          if (what === 'giveBack') now -= await cash.giveBack();
          if (what === 'night') {
            shop.services.clock.pass(DAY_MS / 2);
            owner = await shop.partner();
          }
          const count = Math.max(0, now + off);
          if (what === 'open' && !(await isOpen(owner))) {
            const isFirst = (await rowsOf(shop)).every((row) => row.counted === null);
            await owner.must('Partner.openTill', counted(count, key, 'a reason'));
            if (!isFirst && count < now) missing += now - count;
            now = count;
          }
          if (what === 'close' && (await isOpen(owner))) {
            await owner.must('Partner.closeTill', counted(count, key, 'a reason'));
            missing += now - count;
            now = count;
          }
          if (what === 'bank') {
            const answer = await owner.call('Partner.bankCash', {
              amount: EUR(amount),
              reference: 'b',
              client_key: key,
            });
            if (answer.code !== 0) continue;
            now -= amount;
            banked += amount;
          }
        }
        const [till] = await owner.must('Partner.till', {});
        expect(till?.expected.amount).toBe(now);
        expect(await sumOf(shop, LEDGER.cash(PARTNER))).toBe(now - (await sumOf(shop, LEDGER.drawer(PARTNER))));
        expect(await sumOf(shop, LEDGER.missing(PARTNER))).toBe(missing);
        const journal = await rowsOf(shop);
        expect(journal.reduce((sum, row) => sum + row.amount, 0)).toBe(now);
        expect(journal.reduce((sum, row) => (row.kind === 'banked' ? sum - row.amount : sum), 0)).toBe(banked);
        expect(await sumOf(shop)).toBe(0);
        expect(await agree(shop)).toEqual([]);
      }),
      { numRuns: 4 },
    );
  }, 240_000);
});

describe.each(databases().filter((one) => one.engine === 'sqlite'))('the state of a till on $engine', ({ open }) => {
  it('[PA-15.1] [SE-07] is what was counted last and what moved since, in each currency: no look at years of cash', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const owner = await shop.partner();
    await sell(shop, owner);
    await owner.must('Partner.openTill', counted(5_000, 'a'));
    const { price } = await sell(shop, owner);
    const { db, plans } = watchPlans(shop.services.db);
    expect(await tillsOf(db.read, PARTNER, 0)).toMatchObject([{ open: true, expected: EUR(5_000 + price) }]);
    const steps = (await plans()).flatMap((plan) => plan.split('\n'));
    const ofTill = steps.filter((step) => step.includes(' till_entries '));
    expect(ofTill.length).toBeGreaterThanOrEqual(3);
    for (const step of ofTill) expect(step).toMatch(/INDEX till_entries_sums \(partner_id=\?/);
    expect(ofTill).toContainEqual(expect.stringContaining('currency=? AND place>?'));
    for (const step of steps.filter((one) => one.includes(' ledger_lines '))) expect(step).toContain('AND at>?');
  });
});

const isOpen = async (owner: Caller) => (await owner.must('Partner.till', {}))[0]?.open ?? false;

/** What the ledger adds up to, in an account or in all. */
async function sumOf({ services }: TestShop, account?: string): Promise<number> {
  const { sum } = await services.db.read
    .selectFrom('ledger_lines')
    .select(sql<number | null>`cast(sum(amount) as bigint)`.as('sum'))
    .$if(account !== undefined, (query) => query.where('account', '=', account ?? ''))
    .executeTakeFirstOrThrow();
  return sum ?? 0;
}

let paid = 0;
/** Cash that customers pay and get back, as the counter books it. */
function cashOf({ services }: TestShop, actor: PersonActor) {
  const { db } = services;
  const sales: { readonly id: string; readonly amount: number }[] = [];
  const change = <Done>(act: (made: ReturnType<typeof transition>) => Promise<Done>) =>
    db.transact((tx) => act(transition(tx, services, { actor, reason: 'a test' })));
  return {
    async take(amount: number): Promise<number> {
      const id = `till-${(paid += 1)}`;
      sales.push({ id, amount });
      const sale = { paymentId: id, provider: COUNTER, partner: PARTNER, amount: EUR(amount) };
      const rates = { partner: PARTNER, commissionPermille: 100, promoter: undefined };
      await change((made) => post(made, salePosting(sale, rates), { paymentId: brand(id) }));
      return amount;
    },
    async giveBack(): Promise<number> {
      const sale = sales.pop();
      if (!sale) return 0;
      await change(async (made) => {
        const shares = sharesLeft(await linesOfPayment(made.tx, brand(sale.id)));
        await post(made, refundPosting(sale.id, EUR(sale.amount), shares), {});
        await post(made, refundPaidPosting(sale.id, LEDGER.cash(PARTNER), EUR(sale.amount)), {});
      });
      return sale.amount;
    },
  };
}
