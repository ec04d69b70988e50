import { money, payableUnit } from '@cpc/domain';
import fc from 'fast-check';
import type { Caller } from '../caller.ts';
import { drawnCase } from '../drawn-case.ts';
import { event } from '../printer.ts';
import { orderOfItems } from '../shop.ts';
import type { DaysStation, DaysWorld } from './world.ts';

const HOUR_MS = 3_600_000;

/** What may happen in a shop, in any sequence. `which` selects a station and one of what exists, `share` a part of it. */
export const step = fc.record({
  what: fc.constantFrom(
    'sell',
    'sell',
    'sell',
    'price',
    'print',
    'print',
    'refund',
    'reprint',
    'reprint',
    'callOff',
    'claim',
    'withdraw',
    'decide',
    'payOut',
    'confirm',
  ),
  which: fc.nat(40),
  share: fc.integer({ min: 1, max: 110 }),
  /** Until the next step: a month passes in some thirty steps. */
  hours: fc.integer({ min: 0, max: 50 }),
  mishap: fc.option(fc.constantFrom('dies before', 'dies after', 'answer lost', 'refund fails'), { freq: 4 }),
});
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** One step, the due jobs, and the hours until the next one. Refused calls are a part of the days. */
export async function take(world: DaysWorld, one: Step): Promise<void> {
  const { shop, process, stations } = world;
  for (const { agent } of stations)
    await agent.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
  const owner = await world.owner();
  const operator = await world.operator();
  if (one.mishap === 'answer lost') shop.standin.misbehave('refund', 'answerLost');
  if (one.mishap === 'refund fails') shop.standin.misbehave('refund', 'refundFails');
  if (one.mishap === 'dies before' || one.mishap === 'dies after')
    process.die({ at: 1 + (one.which % 4), side: one.mishap === 'dies before' ? 'before' : 'after' });
  await STEPS[one.what]({ world, owner, operator, ...one }).catch((error: unknown) => {
    if (one.mishap === null) throw error;
  });
  await shop.work().catch(() => undefined);
  process.live();
  await shop.work();
  shop.services.clock.pass(one.hours * HOUR_MS);
}

interface Act extends Step {
  readonly world: DaysWorld;
  readonly owner: Caller;
  readonly operator: Caller;
}

const stationOf = ({ world, which }: Act): DaysStation => world.stations[which % 2 === 0 ? 0 : 1];
const keyOf = ({ world }: Act): string => world.shop.services.random.id();

/** One of a list, or undefined if it is empty. */
const oneOf = <T>(all: readonly T[], { which }: Act): T | undefined => all[which % Math.max(1, all.length)];

const STEPS: Readonly<Record<Step['what'], (act: Act) => Promise<unknown>>> = {
  async sell(act) {
    const { world, which } = act;
    const customer = await world.shop.customer();
    const drawn = which % 4 === 1 ? { document: await drawnCase(world.shop, customer) } : {};
    const items = Array.from({ length: 1 + (which % 3) }, (_, index) => (index === 0 ? drawn : {}));
    const { id: machine_id } = stationOf(act);
    const order = await customer.must('Order.place', { ...orderOfItems(...items), machine_id });
    world.placed.set(order.order_number, order.price.amount);
    if (which % 5 === 4) {
      await customer.must('Payment.begin', { order_id: order.order_id, provider: 'counter' });
      return act.owner.must('Partner.confirmCounterPayment', { order_id: order.order_id });
    }
    return world.shop.pay(customer, order);
  },
  price(act) {
    const { id: machine_id, currency } = stationOf(act);
    const price = money(act.share * 31 * payableUnit(currency), currency);
    return act.owner.must('Partner.setPrice', { client_key: keyOf(act), machine_id, price });
  },
  async print(act) {
    const { agent } = stationOf(act);
    const job = await agent.must('PrintJob.lease', { wait_ms: 0 });
    if (!job) return;
    const events = [
      event(1, 'started'),
      event(2, 'finished'),
      event(3, 'discharging'),
      event(4, 'placed', { bay: 'A1' }),
    ];
    await agent.must('PrintJob.report', { job_id: job.job_id, fence: job.fence, events });
  },
  async refund(act) {
    const { owner, which, share } = act;
    const order = oneOf(await owner.must('Partner.orders', {}), act);
    if (!order) return;
    const item = order.items[which % order.items.length];
    const part =
      which % 3 === 0
        ? {}
        : which % 3 === 1 && item
          ? { item_id: item.item_id }
          : { amount: Math.ceil((order.price.amount * share) / 100) };
    await owner.call('Partner.refundOrder', {
      order_id: order.order_id,
      client_key: keyOf(act),
      reason: 'A scratch',
      ...part,
    });
  },
  async reprint(act) {
    const made = (await act.owner.must('Partner.orders', { state: 'ready' })).flatMap(({ order_id, items }) =>
      items.map(({ item_id }) => ({ order_id, item_id })),
    );
    const item = oneOf(made, act);
    const bearer = act.which % 2 === 0 ? ('platform' as const) : ('shop' as const);
    if (item) await act.owner.call('Partner.reprint', { ...item, client_key: keyOf(act), bearer, reason: 'A stripe' });
  },
  async callOff(act) {
    const orders = (await act.owner.must('Partner.orders', { state: 'waiting' })).toReversed();
    for (const { order_id, order_number } of orders) {
      const { items } = await act.owner.must('Partner.order', { order_number });
      const item = items.find(({ reprint_waits }) => reprint_waits);
      if (!item) continue;
      const about = { order_id, item_id: item.item_id, reason: 'A mistake' };
      await act.owner.call('Partner.callOffReprint', { ...about, client_key: keyOf(act) });
      return;
    }
  },
  async claim(act) {
    const claim = oneOf(await act.operator.must('Operator.claims', {}), act);
    const approved = act.which % 4 === 0 ? null : act.share * payableUnit(stationOf(act).currency);
    if (claim)
      await act.operator.call('Operator.decideClaim', { reprint_id: claim.reprint_id, approved, reason: 'The ink' });
  },
  async withdraw(act) {
    const balance = oneOf(await act.owner.must('Partner.balance', {}), act);
    if (!balance) return;
    const { currency } = balance.available;
    const unit = payableUnit(currency);
    // A share above 100 asks for more than there is.
    const amount = Math.floor((balance.available.amount * act.share) / 100 / unit) * unit;
    await act.owner.call('Partner.askWithdrawal', { client_key: keyOf(act), amount: money(amount, currency) });
  },
  async decide(act) {
    const asked = oneOf(await act.operator.must('Operator.withdrawals', {}), act);
    const approve = act.which % 5 !== 0;
    if (asked)
      await act.operator.call('Operator.decideWithdrawal', {
        withdrawal_id: asked.withdrawal_id,
        approve,
        reason: 'checked',
      });
  },
  payOut: (act) =>
    act.operator.call('Operator.makePayout', {
      currency: stationOf(act).currency,
      format: stationOf(act).currency === 'EUR' ? 'sepa' : 'csv',
      client_key: keyOf(act),
    }),
  async confirm(act) {
    const asked = oneOf(await act.operator.must('Operator.withdrawals', {}), act);
    if (!asked) return;
    const { withdrawal_id } = asked;
    if (act.which % 5 === 0) await act.operator.call('Operator.markFailed', { withdrawal_id, reason: 'closed' });
    else await act.operator.call('Operator.markPaid', { withdrawal_id, reference: 'B' });
  },
};
