import type { ActionInput, OrderView } from '@cpc/contract';
import { LEDGER, type PartnerId, brand, money, receiptPosting } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { testShop } from '../../testing/shop.ts';
import { balancesOf } from '../../records/ledger/balances.ts';
import { post } from '../../records/ledger/post.ts';
import { transition } from '../../base/transition.ts';

const CAUSE = { actor: 'system', reason: 'a test' } as const;

describe.each(databases())('the ledger on $engine', ({ open }) => {
  it('[MO-01.2] the database refuses changes, deletions, duplicates and unbalanced entries', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    await shop.paidOrder(await shop.customer());
    const { db } = shop.services;
    const before = await db.read.selectFrom('ledger_lines').selectAll().orderBy('id').execute();
    expect(before.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['money', 'sale', 'commission', 'fee']));
    for (const table of ['ledger_entries', 'ledger_lines'] as const) {
      await expect(db.transact((tx) => tx.deleteFrom(table).execute())).rejects.toThrow('append-only');
      await expect(db.transact((tx) => tx.updateTable(table).set({ at: 0 }).execute())).rejects.toThrow('append-only');
    }
    const paid = { paymentId: 'p', provider: 'paypal', partner: brand<PartnerId>('a'), amount: money(5, 'EUR') };
    const entry = receiptPosting(paid);
    await db.transact((tx) => post(transition(tx, shop.services, CAUSE), entry, {}));
    await expect(db.transact((tx) => post(transition(tx, shop.services, CAUSE), entry, {}))).rejects.toThrow(/unique/i);
    const crooked = { ...entry, key: 'crooked', lines: entry.lines.map((line) => ({ ...line, amount: 5 })) };
    await expect(db.transact((tx) => post(transition(tx, shop.services, CAUSE), crooked, {}))).rejects.toThrow(
      'out of balance',
    );
    const after = await db.read.selectFrom('ledger_lines').selectAll().orderBy('id').execute();
    expect(after.filter(({ entry: key }) => key !== entry.key)).toEqual(before);
    expect(await balancesOf(db.read, LEDGER.owed)).toEqual([money(-5, 'EUR')]);
  });

  it('[MO-01.3] [AP-03.2] a partner’s statement, paged or by flow, sums to the balance', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const orders = [];
    for (let n = 0; n < 3; n += 1) {
      shop.services.clock.pass(1_000);
      orders.push(await shop.paidOrder(customer));
    }
    const lines = await partner.must('Partner.statement', {});
    expect(lines.map(({ kind, order_number }) => [kind, order_number])).toEqual(
      [...orders].reverse().flatMap(({ order_number }) => [
        ['commission', order_number],
        ['sale', order_number],
      ]),
    );
    const [balance] = await partner.must('Partner.balance', {});
    expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(balance?.earned.amount);
    const flow = async (headers: Readonly<Record<string, string>>) => {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/partnerapplets/index',
        headers: { ...partner.headers, ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 's=Partner.statement',
      });
      return answer.json<{ data: typeof lines }>().data;
    };
    const read: typeof lines = [];
    for (let last = lines[0]; last; ) {
      const begin = read.length === 0 ? {} : { begintime: `${last.at},${last.line_id}` };
      const page = await flow({ pagesize: '2', direction: 'desc', ...begin });
      read.push(...page);
      last = page.at(-1);
    }
    expect(read).toEqual(lines);
    expect(await customer.call('Partner.statement', {})).toMatchObject({ code: 403 });
  });

  it('[PA-04.1] the lines of a statement are found by order, kind and time', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const first = await shop.paidOrder(customer);
    shop.services.clock.pass(1_000);
    const between = shop.services.clock.now();
    const second = await shop.paidOrder(customer);
    const found = async (wanted: ActionInput<'Partner.statement'>) =>
      (await partner.must('Partner.statement', wanted)).map(({ kind, order_number }) => [kind, order_number]);
    const linesOf = ({ order_number }: OrderView) => [
      ['commission', order_number],
      ['sale', order_number],
    ];
    expect(await found({ order_number: ` ${first.order_number.toLowerCase()} ` })).toEqual(linesOf(first));
    expect(await found({ order_number: 'none' })).toEqual([]);
    expect(await found({ kind: 'sale' })).toEqual([second, first].map(({ order_number }) => ['sale', order_number]));
    expect(await found({ until: between })).toEqual(linesOf(first));
    expect(await found({ from: between })).toEqual(linesOf(second));
    expect(await found({ from: between, until: between })).toEqual([]);
    expect(
      await partner.call('Partner.statement', { kind: 'commission', order_number: second.order_number }),
    ).toMatchObject({ count: 1 });
  });
});
