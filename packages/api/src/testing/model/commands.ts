import { createHash } from 'node:crypto';
import type { Call, Misbehaviour } from '@cpc/standins';
import type { ReviewDecision } from '@cpc/domain';
import type * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Answer } from '../caller.ts';
import { event } from '../access/inputs.ts';
import { passServed } from '../served.ts';
import { CHOICE, orderOf, redCase } from '../shop.ts';
import { agree } from './agree.ts';
import {
  type Decided,
  type OrderModel,
  type ShopModel,
  type ReportedEvent,
  begun,
  calledOff,
  cancelled,
  decided,
  gaveBack,
  noteHeartbeat,
  leased,
  passed,
  pickedUp,
  placed,
  reported,
  reprinted,
  reviewed,
  settled,
} from './model.ts';
import type { RealOrder, RealShop } from './real.ts';
import { isFields } from '../../base/http/body/is-fields.ts';

type Command = fc.AsyncCommand<ShopModel, RealShop>;

const errorOf = ({ code, data }: Answer): string | undefined =>
  code !== 0 && isFields(data) && typeof data['error'] === 'string' ? data['error'] : undefined;

/** A step that is always possible; after it, all due jobs run, and the model and the shop must agree. */
function step(name: string, run: (model: ShopModel, real: RealShop) => Promise<void>): Command {
  return {
    check: () => true,
    toString: () => name,
    async run(model, real) {
      await run(model, real);
      await real.shop.work();
      await agree(model, real);
    },
  };
}

/** A number below it chooses among the orders for which the step is likely; a number from it on chooses any order. */
const MOSTLY = 8;
/** From this value on, a number means exactly that order. */
const EXACTLY = 1_000;
const exactly = (index: number): number => EXACTLY + index;

/** A step with one of the existing orders. */
function withOrder(
  name: string,
  nth: number,
  run: (order: OrderModel, its: RealOrder, model: ShopModel, real: RealShop) => Promise<void>,
  likely: (order: OrderModel) => boolean = () => true,
): Command {
  const command = step(`${name}(${nth})`, async (model, real) => {
    const all = [...model.orders.keys()];
    const fitting = all.filter((index) => {
      const order = model.orders[index];
      return order !== undefined && likely(order);
    });
    const among = fitting.length > 0 && nth < MOSTLY ? fitting : all;
    const index = nth >= EXACTLY ? nth - EXACTLY : (among[nth % among.length] ?? 0);
    const [order, its] = [model.orders[index], real.orders[index]];
    if (!order || !its) throw new Error(`there is no order ${index}`);
    await run(order, its, model, real);
  });
  return { ...command, check: ({ orders }) => orders.length > 0 };
}

/** A design that no other order has: an approved one needs no second look. */
function ownDesign({ shop }: RealShop) {
  const colour = createHash('sha256').update(shop.services.random.id()).digest('hex').slice(0, 6);
  return redCase(`#${colour}`);
}

export const place = (): Command =>
  step('place', async (model, real) => {
    await real.agent.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
    noteHeartbeat(model);
    const answer = await real.customer.call(
      'Order.place',
      orderOf({ ...CHOICE, machine_id: real.stationId, document: ownDesign(real) }),
    );
    expect(errorOf(answer)).toBe(placed(model) ? undefined : 'notInStock');
    if (answer.code === 0)
      real.orders.push({ id: answer.data.order_id, reference: undefined, jobId: undefined, seq: 0 });
  });

export const begin = (nth: number, twice: boolean): Command =>
  withOrder(
    'begin',
    nth,
    async (order, its, model, real) => {
      const ask = () => real.customer.call('Payment.begin', { order_id: its.id });
      const answers = twice ? await Promise.all([ask(), ask()]) : [await ask()];
      const expected = begun(model, order);
      for (const answer of answers) {
        expect(errorOf(answer)).toBe(expected);
        if (answer.code === 0) its.reference = new URL(answer.data.approve_url).searchParams.get('token') ?? '';
      }
    },
    ({ status }) => status === 0,
  );

export const choose = (nth: number, choice: 'pay' | 'decline'): Command =>
  withOrder(
    choice,
    nth,
    async (order, its, _model, real) => {
      if (its.reference === undefined || order.payer === 'charged' || order.payer === 'none') return;
      await real.shop.choose(its.reference, choice);
      order.payer = choice === 'pay' ? 'agreed' : 'willBeDeclined';
    },
    ({ payer, status }) => payer === 'asked' && status === 0,
  );

/** The payer's browser returns, the provider misbehaves, and then the page asks once more. */
export const comeBack = (nth: number, call: Call, what: Misbehaviour | undefined): Command =>
  withOrder(
    `comeBack ${call} ${what ?? 'well'}`,
    nth,
    async (order, its, model, real) => {
      if (its.reference === undefined) return;
      const ask = () => real.shop.post('/api/Paypal/success', { token: its.reference });
      if (what) real.shop.standin.misbehave(call, what);
      await Promise.all([ask(), ask()]);
      real.shop.standin.behave();
      await ask();
      settled(model, order);
    },
    ({ payment }) => payment === 'approving',
  );

export const goBack = (nth: number): Command =>
  withOrder('goBack', nth, async (order, its, model, real) => {
    if (its.reference === undefined) return;
    await real.shop.post('/api/Paypal/cancel', { token: its.reference }, real.customer);
    settled(model, order);
    if (order.payment === 'approving') order.payment = 'cancelled';
  });

/** Delivers an event that was sent before, several times: late, repeated, out of order. */
export const deliver = (which: number, times: number): Command =>
  step(`deliver(${which}, ${times})`, async (model, real) => {
    const sent = real.undelivered[which % Math.max(1, real.undelivered.length)];
    if (!sent) return;
    const post = () =>
      real.shop.app.inject({ method: 'POST', url: '/api/Paypal/webhook', headers: sent.headers, payload: sent.body });
    const answers = await Promise.all(Array.from({ length: times }, post));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const index = real.orders.findIndex(({ reference }) => reference !== undefined && sent.body.includes(reference));
    const order = model.orders[index];
    if (order) settled(model, order);
  });

export const cancel = (nth: number): Command =>
  withOrder('cancel', nth, async (order, its, model, real) => {
    const answer = await real.customer.call('Order.cancel', { order_id: its.id });
    expect(errorOf(answer)).toBe(cancelled(model, order) ? undefined : 'cannotCancel');
  });

export const pass = (ms: number): Command =>
  step(`pass ${ms / 1_000} s`, async (model, real) => {
    await passServed(real.shop, ms);
    passed(model, ms);
  });

export const lease = (): Command =>
  step('lease', async (model, real) => {
    const job = await real.agent.must('PrintJob.lease', { wait_ms: 0 });
    const queued = model.orders.filter((order) => order.job === 'queued');
    expect(job === null).toBe(queued.length === 0);
    if (!job) return;
    const row = await real.shop.services.db.read
      .selectFrom('print_jobs')
      .select('order_id')
      .where('id', '=', job.job_id)
      .executeTakeFirstOrThrow();
    const index = real.orders.findIndex(({ id }) => id === row.order_id);
    const [order, its] = [model.orders[index], real.orders[index]];
    if (!order || !its || !queued.includes(order)) throw new Error('a print job was leased that was not queued');
    leased(model, order);
    its.jobId = job.job_id;
    its.seq = 0;
  });

export const report = (nth: number, kind: ReportedEvent): Command =>
  withOrder(
    `report ${kind}`,
    nth,
    async (order, its, model, real) => {
      if (its.jobId === undefined) return;
      its.seq += 1;
      const sent = { job_id: its.jobId, fence: order.agentFence, events: [event(its.seq, kind)] };
      const answer = await real.agent.call('PrintJob.report', sent);
      expect(errorOf(answer)).toBe(reported(model, order, kind) ? undefined : 'leaseLost');
      // A repeated report changes nothing.
      if (answer.code === 0) await real.agent.call('PrintJob.report', sent);
    },
    ({ agentFence, fence, job }) => agentFence > 0 && agentFence === fence && job !== 'ready' && job !== 'collected',
  );

export const decide = (nth: number, how: Decided): Command =>
  withOrder(
    `decide ${how.decision} ${how.piece}`,
    nth,
    async (order, its, model, real) => {
      if (its.jobId === undefined) return;
      const bay = how.decision === 'printed' ? { bay: 'A1' } : {};
      const asked = { job_id: its.jobId, ...how, reason: 'looked at the bed', ...bay };
      expect(errorOf(await real.partner.call('Partner.decideJob', asked))).toBe(decided(model, order, how));
    },
    ({ job }) => job === 'unsure' || job === 'held',
  );

/** The owner turns the shop's look at designs on or off. */
export const lookFirst = (isOn: boolean): Command =>
  step(`lookFirst ${isOn}`, async (model, real) => {
    await real.partner.must('Partner.setShopDetails', { design_review: isOn ? 'on' : 'off' });
    model.reviews = isOn;
  });

export const review = (nth: number, decision: ReviewDecision): Command =>
  withOrder(
    `review ${decision}`,
    nth,
    async (order, its, model, real) => {
      const job = await real.shop.services.db.read
        .selectFrom('print_jobs')
        .select('id')
        .where('order_id', '=', its.id)
        .executeTakeFirst();
      if (!job) return;
      const asked = { job_id: job.id, decision, ...(decision === 'refused' && { reason: 'rights' as const }) };
      // Two people at once: one of them decides.
      const answers = await Promise.all([0, 1].map(() => real.partner.call('Partner.reviewDesign', asked)));
      const expected = [reviewed(model, order, decision), 'reviewedAlready'];
      expect(answers.map(errorOf).toSorted(byText)).toEqual(expected.toSorted(byText));
    },
    ({ job }) => job === 'review',
  );

const byText = (a: string | undefined, b: string | undefined): number => (a ?? '').localeCompare(b ?? '');

export const pickUp = (nth: number): Command =>
  withOrder(
    'pickUp',
    nth,
    async (order, its, _model, real) => {
      if (order.job !== 'ready') return;
      const [item] = (await real.customer.must('Order.get', { order_id: its.id })).items;
      await real.screen.must('Pickup.verify', { code: item?.pickup_code ?? '' });
      pickedUp(order);
    },
    ({ job }) => job === 'ready',
  );

/** Less than a price, and not a part of it: after some refunds, too little is left. */
const PART = 700;

export const giveBack = (nth: number): Command =>
  withOrder(
    'giveBack',
    nth,
    async (order, its, model, real) => {
      const { price } = await real.customer.must('Order.get', { order_id: its.id });
      const asked = { order_id: its.id, client_key: real.shop.services.random.id(), amount: PART, reason: 'a scratch' };
      const answer = await real.partner.call('Partner.refundOrder', asked);
      expect(errorOf(answer)).toBe(gaveBack(order, PART, price.amount));
      if (answer.code !== 0) return;
      // A repeated call changes nothing.
      await real.partner.must('Partner.refundOrder', asked);
      model.seen.add('partRefunded');
    },
    ({ payment }) => payment === 'settled',
  );

export const reprint = (nth: number): Command =>
  withOrder(
    'reprint',
    nth,
    async (order, its, model, real) => {
      const [item] = (await real.customer.must('Order.get', { order_id: its.id })).items;
      if (!item) throw new Error(`order ${its.id} has no item`);
      const asked = { order_id: its.id, item_id: item.item_id, bearer: 'shop', reason: 'a scratch' } as const;
      const answer = await real.partner.call('Partner.reprint', {
        ...asked,
        client_key: real.shop.services.random.id(),
      });
      expect(errorOf(answer)).toBe(reprinted(model, order));
    },
    ({ job }) => job === 'ready' || job === 'collected',
  );

export const callOff = (nth: number): Command =>
  withOrder(
    'callOff',
    nth,
    async (order, its, model, real) => {
      const [item] = (await real.customer.must('Order.get', { order_id: its.id })).items;
      if (!item) throw new Error(`order ${its.id} has no item`);
      const asked = { order_id: its.id, item_id: item.item_id, reason: 'a mistake' };
      const answer = await real.partner.call('Partner.callOffReprint', {
        ...asked,
        client_key: real.shop.services.random.id(),
      });
      expect(errorOf(answer)).toBe(calledOff(model, order));
    },
    ({ reprinted }) => reprinted,
  );

/** Several steps in sequence, all with the same order, so that a run reaches far in few steps. */
function inTurn(name: string, plan: (model: ShopModel) => readonly Command[]): Command {
  return {
    check: () => true,
    toString: () => name,
    async run(model, real) {
      for (const one of plan(model)) if (one.check(model)) await one.run(model, real);
    },
  };
}

/** A customer who orders and pays without problems. */
export const buy = (): Command =>
  inTurn('buy', ({ orders, available }) => {
    const nth = exactly(orders.length);
    return available === 0 ? [] : [place(), begin(nth, false), choose(nth, 'pay'), comeBack(nth, 'get', undefined)];
  });

/** A customer whose card is declined. */
export const fail = (): Command =>
  inTurn('fail', ({ orders, available }) => {
    const nth = exactly(orders.length);
    return available === 0 ? [] : [place(), begin(nth, true), choose(nth, 'decline'), comeBack(nth, 'get', undefined)];
  });

/** The station takes a job and reports these events. */
export const print = (...kinds: readonly ReportedEvent[]): Command => ({
  ...inTurn(`print ${kinds.join(' ')}`, () => []),
  async run(model, real) {
    await lease().run(model, real);
    const nth = model.orders.findIndex(({ job }) => job === 'dispatching');
    if (nth < 0) return;
    for (const one of kinds) await report(exactly(nth), one).run(model, real);
    await pickUp(exactly(nth)).run(model, real);
  },
});
