import { brand, type OrderId, type PartnerId, type StationId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { named } from '../../base/db/search-name.ts';
import { sisters } from '../../modules/orders/other-stations.ts';
import { findOrder } from '../../records/orders/store.ts';
import { openWorld } from '../../testing/access/world.ts';
import { caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { CHOICE } from '../../testing/shop.ts';

const { machine_id } = CHOICE;
const OTHER = brand<PartnerId>('partner-b');
const HOME = brand<PartnerId>('partner-a');
const reason = 'sold with the café';

async function finished({ shop, people, things }: Awaited<ReturnType<typeof openWorld>>) {
  const { order_id, code } = await things.ready();
  await people.screen.must('Pickup.verify', { code });
  shop.services.clock.pass(1_000);
  return order_id;
}

/** The moved station’s agent gets keys of the shop that has it now. */
async function enrolsAgain({ shop, people }: Awaited<ReturnType<typeof openWorld>>) {
  const { code } = await people.operator.must('Operator.enrolCode', { machine_id });
  const { station_key } = await shop.visitor.must('Station.enrol', { code });
  const agent = caller(shop.app, { authorization: `Station ${station_key}` });
  await agent.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
  return agent;
}

describe.each(databases())('a station that moves to another shop, on $engine', ({ open }) => {
  it('[OP-01.3] [PA-07] each shop sees what happened while it had the station', async () => {
    const world = await openWorld(await open());
    const { shop, people } = world;
    await finished(world);
    const numbers = async (who: typeof people.partner) =>
      (await who.must('Partner.orders', {})).map(({ order_number }) => order_number);
    const [before] = [await numbers(people.partner)];
    const moved = await people.operator.must('Operator.moveStation', { machine_id, to: OTHER, reason });
    expect(moved).toMatchObject({ partner_id: OTHER, history: [{ event: 'stationTaken' }] });
    expect(moved.history[0]?.reason).toContain(reason);
    shop.services.clock.pass(1_000);
    await enrolsAgain(world);
    const { order_number } = await shop.paidOrder(people.customer);
    expect(before).not.toEqual([]);
    expect(await numbers(people.partner)).toEqual(before);
    expect(await numbers(people.otherPartner)).toEqual([order_number]);
    const movements = async (who: typeof people.partner) =>
      (await who.must('Partner.stockMovements', { machine_id })).map((movement) => movement.order_number);
    expect(await movements(people.partner)).not.toContain(order_number);
    expect(await movements(people.partner)).not.toEqual([]);
    expect(new Set(await movements(people.otherPartner))).toEqual(new Set([order_number]));
    expect(await people.partner.call('Partner.machine', { machine_id })).toMatchObject({
      data: { error: 'deviceMissing' },
    });
    const { history } = await people.otherPartner.must('Partner.machine', { machine_id });
    expect(history.map(({ event }) => event)).toEqual(['idle', 'enrolCode', 'moved', 'silenced', 'revoked']);
    expect((await people.partner.must('Partner.shopDetails', {})).former_stations).toMatchObject([{ machine_id }]);
    // And back again: each part stays with its shop.
    await people.customer.must('Order.cancel', {
      order_id: (await people.customer.must('Order.list', {}))[0]?.order_id ?? brand('none'),
    });
    await shop.work();
    shop.services.clock.pass(1_000);
    await people.operator.must('Operator.moveStation', { machine_id, to: HOME, reason: 'bought back' });
    expect(await numbers(people.partner)).toEqual(before);
    expect(await numbers(people.otherPartner)).toEqual([order_number]);
  });

  it('[PA-07] [OP-01.3] an order does not move to a station that came to its shop later: its former shop would see it', async () => {
    const { shop, people } = await openWorld(await open());
    const { db, clock } = shop.services;
    const second = brand<StationId>('second');
    const facts = { id: second, partner_id: OTHER, address: 'Elsewhere', language: 'en-US', currency: 'EUR' } as const;
    await db.transact((tx) =>
      tx
        .insertInto('machines')
        .values({ ...facts, ...named('Second'), created_at: clock.now() })
        .execute(),
    );
    const sistersOf = async (orderId: OrderId) => {
      const order = await findOrder(db.read, orderId);
      return order ? (await sisters(db.read, order)).map(({ id }) => id) : expect.fail('no order');
    };
    const before = (await shop.paidOrder(people.customer)).order_id;
    clock.pass(1_000);
    await people.operator.must('Operator.moveStation', { machine_id: second, to: HOME, reason });
    clock.pass(1_000);
    const after = (await shop.paidOrder(people.customer)).order_id;
    expect(await sistersOf(before)).not.toContain(second);
    expect(await sistersOf(after)).toContain(second);
  });

  it('[MO-01.1] [MO-02.1] the money of an order stays with the shop that sold it, also when it is given back later', async () => {
    const world = await openWorld(await open());
    const { shop, people } = world;
    const { clock } = shop.services;
    const order_id = await finished(world);
    const [sold] = await people.partner.must('Partner.balance', {});
    await people.operator.must('Operator.moveStation', { machine_id, to: OTHER, reason });
    expect(await people.partner.must('Partner.balance', {})).toEqual([sold]);
    const [order] = await people.partner.must('Partner.orders', {});
    const detail = await people.partner.must('Partner.order', { order_number: order?.order_number ?? '' });
    expect(detail.items).toMatchObject([{ reprintable: false }]);
    const back = { order_id, client_key: 'all-of-it-1', reason: 'the colours faded' };
    await people.partner.must('Partner.refundOrder', back);
    expect(await people.otherPartner.call('Partner.refundOrder', { ...back, client_key: 'all-of-it-2' })).toMatchObject(
      {
        data: { error: 'notFound' },
      },
    );
    const again = { order_id, client_key: 'once-more-1', reason: 'the colours faded', bearer: 'shop' as const };
    const item_id = detail.items[0]?.item_id ?? brand('none');
    expect(await people.partner.call('Partner.reprint', { ...again, item_id })).toMatchObject({
      data: { error: 'deviceMissing' },
    });
    clock.pass(1_000);
    await shop.work();
    expect(sold?.earned.amount).toBeGreaterThan(0);
    expect(await people.partner.must('Partner.balance', {})).toMatchObject([{ earned: { amount: 0 } }]);
    expect(await people.otherPartner.must('Partner.balance', {})).toEqual([]);
    await enrolsAgain(world);
    await shop.paidOrder(people.customer);
    expect((await people.otherPartner.must('Partner.balance', {}))[0]?.earned.amount).toBeGreaterThan(0);
    expect(await people.partner.must('Partner.balance', {})).toMatchObject([{ earned: { amount: 0 } }]);
    await expectReconciled(shop);
  });

  it('[OP-01.3] [PA-11.3] what a customer reports after the move is its former shop’s to decide, by all that this shop can do', async () => {
    const world = await openWorld(await open());
    const { shop, people } = world;
    const order_id = await finished(world);
    const { items } = await people.customer.must('Order.get', { order_id });
    const item_id = items[0]?.item_id ?? brand('none');
    await people.operator.must('Operator.moveStation', { machine_id, to: OTHER, reason });
    shop.services.clock.pass(1_000);
    const told = { kind: 'misprint' as const, words: 'Stripes in the sky', photos: [], client_key: 'one' };
    await people.customer.must('Problem.report', { ...told, order_id, item_id });
    expect(await people.otherPartner.must('Partner.problems', {})).toEqual([]);
    const [problem] = await people.partner.must('Partner.problems', {});
    if (!problem) throw new Error('expected a problem');
    expect(problem.may).toEqual(['answered', 'declined', 'refunded']);
    const { order_number, problem_id } = problem;
    expect(await people.partner.must('Partner.order', { order_number })).toMatchObject({ station_state: null });
    const decision = { problem_id, words: 'Your money comes back', seen: 1 } as const;
    expect(await people.partner.call('Partner.decideProblem', { ...decision, decision: 'reprint' })).toMatchObject({
      data: { error: 'deviceMissing' },
    });
    await people.partner.must('Partner.decideProblem', { ...decision, decision: 'refunded' });
    await shop.work();
    expect(await people.customer.must('Order.get', { order_id })).toMatchObject({ payment: 'refunded' });
    await expectReconciled(shop);
  });

  it('[MO-01.1] money that arrives late for an order of before the move is the old shop’s', async () => {
    const { shop, people } = await openWorld(await open());
    const order = await shop.place(people.customer);
    const token = await shop.begin(people.customer, order);
    await people.customer.must('Order.cancel', { order_id: order.order_id });
    shop.services.clock.pass(1_000);
    await people.operator.must('Operator.moveStation', { machine_id, to: OTHER, reason });
    await shop.choose(token, 'pay');
    await shop.post('/api/Paypal/success', { token });
    await shop.work();
    expect(await people.otherPartner.must('Partner.statement', {})).toEqual([]);
    await expectReconciled(shop);
  });

  it('[OP-01.3] [OP-01.8] it stays while it prints, while orders are unfinished, and without a reason', async () => {
    const { shop, people, things } = await openWorld(await open());
    const move = (input: object = {}) =>
      people.operator.call('Operator.moveStation', { machine_id, to: OTHER, reason, ...input });
    expect(await move({ reason: ' ' })).toMatchObject({ data: { error: 'fieldEmpty', field: 'reason' } });
    expect(await move({ to: 'nowhere' })).toMatchObject({ data: { error: 'notFound' } });
    expect(await move({ machine_id: 'nowhere' })).toMatchObject({ data: { error: 'deviceMissing' } });
    const { order_id } = await shop.place(people.customer);
    expect(await move()).toMatchObject({ data: { error: 'stationHasOrders' } });
    await people.customer.must('Order.cancel', { order_id });
    const { job_id, fence } = await things.leased();
    const events = [{ seq: 1, kind: 'started' as const, percent: 0, reason: '', bay: '', at: 0 }];
    await people.station.must('PrintJob.report', { job_id, fence, events });
    expect(await move()).toMatchObject({ data: { error: 'stationPrints' } });
    expect(await people.operator.must('Operator.shop', { partner_id: OTHER })).toMatchObject({ history: [] });
    expect(await people.partner.must('Partner.machine', { machine_id })).toMatchObject({ machine: { machine_id } });
  });

  it('[PA-09.1] [OR-09.1] it leaves the limits of the old shop’s people, and what that shop agreed with others', async () => {
    const { shop, people } = await openWorld(await open());
    const everybody = await people.partner.must('Partner.people', {});
    const person = everybody.find(({ role, stations }) => role === 'manager' && stations === null);
    const person_id = person?.person_id ?? brand('none');
    await people.partner.must('Partner.setPersonStations', { person_id, stations: [machine_id] });
    await people.partner.must('Partner.setDeliveryFee', { machine_id, fee: 300 });
    const { code } = await people.partner.must('Partner.enrolCode', { machine_id });
    shop.services.clock.pass(1);
    await people.operator.must('Operator.moveStation', { machine_id, to: OTHER, reason });
    await people.operator.must('Operator.moveStation', { machine_id, to: OTHER, reason });
    const after = (await people.partner.must('Partner.people', {})).find((one) => one.person_id === person_id);
    expect(after?.stations).toEqual([]);
    expect(after?.history[0]).toMatchObject({ event: 'stations', by: null });
    expect(await people.otherPartner.must('Partner.machine', { machine_id })).toMatchObject({
      machine: { delivery_fee: null, vouchers: false },
    });
    expect(await shop.visitor.call('Station.enrol', { code })).toMatchObject({ data: { error: 'enrolCodeWrong' } });
    expect(await people.operator.must('Operator.shop', { partner_id: OTHER })).toMatchObject({
      history: [{ event: 'stationTaken' }],
    });
  });

  it('[OP-01.3] [SN-10] the former shop’s keys end with the move, and the new shop’s agent prints its orders', async () => {
    const world = await openWorld(await open());
    const { shop, people } = world;
    shop.services.clock.pass(1_000);
    await people.operator.must('Operator.moveStation', { machine_id, to: OTHER, reason });
    const beat = { state: 'ready' as const, reasons: [], version: 'test' };
    expect(await people.station.call('Station.heartbeat', beat)).toMatchObject({ data: { error: 'tokenInvalid' } });
    expect(await people.screen.call('Pickup.verify', { code: '000000' })).toMatchObject({
      data: { error: 'tokenInvalid' },
    });
    const agent = await enrolsAgain(world);
    const { order_number } = await shop.paidOrder(people.customer);
    await shop.work();
    expect(await people.station.call('PrintJob.lease', { wait_ms: 0 })).toMatchObject({
      data: { error: 'tokenInvalid' },
    });
    expect(await agent.must('PrintJob.lease', { wait_ms: 0 })).toMatchObject({ order_number });
  });

  it('[OP-01.3] of two operators who move it at once, each move is whole', async () => {
    const { people, shop } = await openWorld(await open());
    const answers = await Promise.all(
      [OTHER, HOME].map((to) => people.operator.call('Operator.moveStation', { machine_id, to, reason })),
    );
    expect(answers.map(({ code }) => code)).toEqual([0, 0]);
    const moves = await shop.services.db.read.selectFrom('station_moves').selectAll().orderBy('at').execute();
    const { partner_id } = await shop.services.db.read
      .selectFrom('machines')
      .select('partner_id')
      .where('id', '=', machine_id)
      .executeTakeFirstOrThrow();
    expect(partner_id).toBe(moves.at(-1)?.to_partner);
    expect(moves[0]).toMatchObject({ from_partner: HOME, to_partner: OTHER });
  });
});
