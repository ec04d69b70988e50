import fc from 'fast-check';
import { LEDGER, ORDER_STATUS } from '@cpc/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addCoupon, setPromoter } from '../../operator/money.ts';
import type { Caller } from '../../testing/caller.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { type TestShop, orderOfItems, testShop } from '../../testing/shop.ts';

/** What may happen to a shop's money, in any sequence. `which` selects one of the orders or items that exist. */
const step = fc.record({
  what: fc.constantFrom(
    'buy',
    'buyByCoupon',
    'buyInCash',
    'cancel',
    'cancelItem',
    'dashboard',
    'reverse',
    'mishap',
    'work',
  ),
  which: fc.nat(20),
  items: fc.integer({ min: 1, max: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A payment is reversed while the refund of one item is only asked for: the reversal covers that refund. */
const COVERED: Step[] = [
  { what: 'buy', which: 0, items: 3 },
  { what: 'cancelItem', which: 0, items: 1 },
  { what: 'reverse', which: 0, items: 1 },
];

interface World {
  readonly shop: TestShop;
  readonly customer: Caller;
  readonly partner: Caller;
}

async function take({ shop, customer, partner }: World, { what, which, items }: Step): Promise<void> {
  const place = (extra: object = {}) =>
    customer.must('Order.place', { ...orderOfItems(...Array(items).fill({})), promoter_id: 'p', ...extra });
  const orders = (await customer.must('Order.list', {})).filter(({ payment }) => payment === 'settled');
  const order = orders[which % Math.max(1, orders.length)];
  switch (what) {
    case 'buy':
      await shop.pay(customer, await place());
      return;
    case 'buyByCoupon':
      await shop.pay(customer, await place({ coupon_code: 'odd' }));
      return;
    case 'buyInCash': {
      const { order_id } = await place();
      await customer.must('Payment.begin', { order_id, provider: 'counter' });
      await partner.must('Partner.confirmCounterPayment', { order_id });
      return;
    }
    case 'cancel':
      if (order) await customer.call('Order.cancel', { order_id: order.order_id });
      return;
    case 'cancelItem': {
      const item = order?.items[which % order.items.length];
      if (order && item) await customer.call('Order.cancel', { order_id: order.order_id, item_id: item.item_id });
      return;
    }
    case 'dashboard':
    case 'reverse':
      await outside(shop, what, which);
      return;
    case 'mishap':
      shop.standin.misbehave('refund', which % 2 === 0 ? 'answerLost' : 'refundFails');
      return;
    case 'work': {
      await shop.work();
      const { refunds } = await partner.must('Partner.counterPayments', {});
      for (const { refund_id } of refunds.slice(which % 2)) await partner.must('Partner.refundCounter', { refund_id });
    }
  }
}

/** Money goes back without a request of the shop. */
async function outside({ services, standin }: TestShop, what: 'dashboard' | 'reverse', which: number): Promise<void> {
  const taken = await services.db.read
    .selectFrom('payments')
    .select('capture_id')
    .where('provider', '=', 'paypal')
    .where('state', '=', 'settled')
    .orderBy('id')
    .execute();
  const capture = taken[which % Math.max(1, taken.length)]?.capture_id;
  if (!capture) return;
  if (what === 'reverse') standin.provider.reverse(capture);
  else standin.provider.refund(capture, { currency_code: 'EUR', value: `${1 + (which % 5)}.07` });
  await standin.idle();
}

describe.each(databases())('money through any history on $engine', ({ open }) => {
  it('[MO-01.3] [MO-02.1] every entry balances, refunds take shares back exactly, and all agrees', async () => {
    const shop = await testShop(await open(), { renderer: BLANK, pieces: 400 });
    await addCoupon(shop.services, { code: 'odd', discount: { kind: 'percent', permille: 137 } });
    await setPromoter(shop.services, { id: 'p', name: 'P', permille: 33 });
    const world = { shop, customer: await shop.customer(), partner: await shop.partner() };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 12 }), async (steps) => {
        await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
        for (const one of steps) {
          // Orders of different times have one sequence, so that `which` selects the same one in every run.
          shop.services.clock.pass(1);
          await take(world, one);
        }
        for (let hour = 0; hour < 3; hour += 1) {
          await shop.work();
          shop.services.clock.pass(3_600_000);
        }
        await expectReconciled(shop);
        expect(await sharesKept(shop)).toEqual({ kept: [], closedAndPaid: [], owed: 0 });
      }),
      { seed: 45, numRuns: 4, endOnFailure: true, examples: [[COVERED]] },
    );
  }, 180_000);
});

/** Expects that no share is kept of refunded money, and that money not back yet is owed. */
async function sharesKept({ services }: TestShop) {
  const { rows: kept } = await sql<{ payment_id: string }>`
    select payment_id from ledger_lines inner join ledger_entries on key = entry
      inner join payments on payments.id = payment_id
    where payments.state in ('refunding', 'refunded') and (account like 'partner:%' or account like 'promoter:%'
      or account = ${LEDGER.revenue})
    group by payment_id, account having sum(ledger_lines.amount) <> 0`.execute(services.db.read);
  const { rows: owed } = await sql<{ books: number; refunds: number }>`
    select cast(coalesce((select -sum(amount) from ledger_lines where account = ${LEDGER.owed}), 0) as bigint) as books,
      cast(coalesce((select sum(amount) from refunds where state not in ('refunded', 'covered')), 0) as bigint) as refunds`.execute(
    services.db.read,
  );
  const { rows: closedAndPaid } = await sql<{ id: string }>`
    select orders.id from orders inner join payments on payments.order_id = orders.id
    where orders.status = ${ORDER_STATUS.closed} and payments.state = 'settled'`.execute(services.db.read);
  return { kept, closedAndPaid, owed: (owed[0]?.books ?? 0) - (owed[0]?.refunds ?? 0) };
}
