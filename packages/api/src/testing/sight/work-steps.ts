import type { JobEvent } from '@cpc/contract';
import { event } from '../printer.ts';
import { orderOfItems } from '../shop.ts';
import { type Act, oneOf } from './acts.ts';
import type { Sale } from './world.ts';

const MINUTE_MS = 60_000;
/** What a station reports about a print, as far as it comes. */
const PRINTS = [
  [],
  ['started'],
  ['faulted'],
  ['started', 'unsure'],
  ['started', 'faulted'],
  ['started', 'finished'],
  ['started', 'finished', 'discharging', 'placed'],
  ['started', 'finished', 'discharging', 'placed'],
  ['started', 'finished', 'discharging', 'placed'],
  ['started', 'taken'],
] as const satisfies readonly (readonly JobEvent['kind'][])[];

const saleOf = ({ world, n }: Act): Sale | undefined => oneOf(world.sales.toReversed(), { n: n % 12 });

/** The way of orders, prints and money, as far as it makes incidents. */
export const workSteps = {
  async sell({ world, station: { id }, owner, n }: Act) {
    const customer = await world.shop.customer();
    const items = Array.from({ length: 1 + (n % 2) }, () => ({}));
    const placed = await customer.call('Order.place', { ...orderOfItems(...items), machine_id: id });
    if (placed.code !== 0) return;
    world.sales.push({ customer, order: placed.data });
    if (n % 4 === 3) return world.shop.pay(customer, placed.data);
    const { order_id } = placed.data;
    await customer.call('Payment.begin', { order_id, provider: 'counter' });
    return owner.call('Partner.confirmCounterPayment', { order_id });
  },
  async print({ world, station: { agent }, n }: Act) {
    const job = await agent?.call('PrintJob.lease', { wait_ms: 0 });
    if (!agent || job?.code !== 0 || !job.data) return;
    const kinds = PRINTS[n % PRINTS.length] ?? [];
    const { job_id, fence, bay = 'A1' } = job.data;
    for (const [index, kind] of kinds.entries()) {
      // A print takes some time, so that its station's usual time can be measured.
      if (kind === 'finished') world.shop.services.clock.pass((n % 5) * MINUTE_MS);
      const events = [event(index + 1, kind, kind === 'placed' ? { bay } : {})];
      await agent.call('PrintJob.report', { job_id, fence, events });
    }
  },
  async decide(act: Act) {
    const { owner, n } = act;
    const job = oneOf(await owner.must('Partner.unsureJobs', {}), act);
    const decision = (['printed', 'reprint', 'cancel'] as const)[n % 3] ?? 'printed';
    if (job)
      await owner.call('Partner.decideJob', {
        job_id: job.job_id,
        decision,
        piece: n % 2 === 0 ? 'used' : 'unused',
        reason: 'looked at it',
        ...(decision === 'printed' && { bay: 'A1' }),
      });
  },
  /** The shop of the station turns its look at designs on, more often than off. */
  lookFirst: ({ owner, n }: Act) => owner.call('Partner.setShopDetails', { design_review: n % 3 === 2 ? 'off' : 'on' }),
  async lookAt(act: Act) {
    const { owner, n } = act;
    const design = oneOf(await owner.must('Partner.designReviews', {}), act);
    if (!design) return;
    const { job_id } = design;
    if (n % 3 === 0) await owner.call('Partner.reviewDesign', { job_id, decision: 'refused', reason: 'rights' });
    else await owner.call('Partner.reviewDesign', { job_id, decision: 'approved' });
  },
  async handOver(act: Act) {
    const order = oneOf(await act.owner.must('Partner.orders', { state: 'ready' }), act);
    if (!order) return;
    for (const { item_id } of order.items)
      await act.owner.call('Partner.handOver', {
        order_id: order.order_id,
        item_id,
        client_key: `${act.key}-${item_id}`,
        reason: 'has no phone',
      });
  },
  async reprint(act: Act) {
    const finished = await act.owner.must('Partner.orders', { state: act.n % 2 === 0 ? 'finished' : 'ready' });
    const order = oneOf(finished, act);
    const item = order?.items[0];
    if (order && item)
      await act.owner.call('Partner.reprint', {
        order_id: order.order_id,
        item_id: item.item_id,
        client_key: act.key,
        bearer: 'shop',
        reason: 'a stripe',
      });
  },
  async setAside(act: Act) {
    const item = oneOf(await act.owner.must('Partner.unclaimed', {}), act);
    if (item) await act.owner.call('Partner.setAside', { job_id: item.job_id });
  },
  async missing(act: Act) {
    const item = oneOf(await act.owner.must('Partner.unclaimed', {}), act);
    if (item) await act.owner.call('Partner.reportMissing', { job_id: item.job_id });
  },
  async cancel(act: Act) {
    const sale = saleOf(act);
    if (sale) await sale.customer.call('Order.cancel', { order_id: sale.order.order_id });
  },
  /** The provider accepts a refund and does not give it. */
  async refuse(act: Act) {
    const { shop } = act.world;
    const customer = await shop.customer();
    const placed = await customer.call('Order.place', { ...orderOfItems({}), machine_id: act.station.id });
    if (placed.code !== 0) return;
    await shop.pay(customer, placed.data);
    shop.standin.misbehave('refund', 'refundPending');
    await customer.must('Order.cancel', { order_id: placed.data.order_id });
    await shop.work();
    const { db, clock } = shop.services;
    const row = await db.read
      .selectFrom('refunds')
      .select('reference')
      .where('order_id', '=', placed.data.order_id)
      .executeTakeFirst();
    if (row?.reference != null) shop.standin.provider.endRefund(row.reference, false);
    clock.pass(10 * MINUTE_MS);
  },
  async askAgain(act: Act) {
    const refund = oneOf(await act.owner.must('Partner.failedRefunds', {}), act);
    if (refund) await act.owner.call('Partner.askRefundAgain', { refund_id: refund.refund_id });
  },
  async handBack(act: Act) {
    const { refunds } = await act.owner.must('Partner.counterPayments', {});
    const refund = oneOf(refunds, act);
    if (refund) await act.owner.call('Partner.refundCounter', { refund_id: refund.refund_id });
  },
  /** The provider has been silent about a payment for hours; its outage itself is not played. */
  async doubt(act: Act) {
    const sale = saleOf(act);
    const { db, clock } = act.world.shop.services;
    if (sale)
      await db.transact((tx) =>
        tx
          .updateTable('payments')
          .set({ doubted_at: clock.now() })
          .where('order_id', '=', sale.order.order_id)
          .execute(),
      );
  },
  undoubt: ({ world }: Act) =>
    world.shop.services.db.transact((tx) => tx.updateTable('payments').set({ doubted_at: null }).execute()),
  async complain(act: Act) {
    const sale = saleOf(act);
    const item = sale?.order.items[0];
    if (sale && item)
      await sale.customer.call('Problem.report', {
        order_id: sale.order.order_id,
        item_id: item.item_id,
        client_key: act.key,
        kind: 'misprint',
        words: 'Stripes in the sky',
        photos: [],
      });
  },
  async answer(act: Act) {
    const problem = oneOf(await act.owner.must('Partner.problems', { state: 'reported' }), act);
    if (problem)
      await act.owner.call('Partner.decideProblem', {
        problem_id: problem.problem_id,
        decision: 'answered',
        words: 'Please bring it along',
        seen: problem.messages.length,
      });
  },
};
