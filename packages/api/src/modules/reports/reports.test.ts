import type { ActionInput, ReportFigures } from '@cpc/contract';
import { type CouponId, brand, type PartnerRole, type StationId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../base/db/database.ts';
import { transition } from '../../base/transition.ts';
import { jobsOf, moveJob } from '../../records/printing/store.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { type Caller, callerOf } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { event, printNext } from '../../testing/printer.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { CHOICE, orderOfItems, type TestShop, testShop } from '../../testing/shop.ts';

const TODAY = '2026-11-21';
const DAY = 24 * 3_600_000;
const today: ActionInput<'Partner.report'> = { from: TODAY, until: TODAY, zone: 'Europe/Berlin', group: 'day' };

const euros = ({ money }: ReportFigures) => money?.find(({ currency }) => currency === 'EUR');

/** The lines of a shop's statement without withdrawals, added up. */
async function statement(partner: Caller): Promise<number> {
  const lines = await partner.must('Partner.statement', {});
  return lines.filter(({ kind }) => kind !== 'withdrawal').reduce((sum, { amount }) => sum + amount.amount, 0);
}

describe.each(databases())('the reports of a shop on $engine', ({ open }) => {
  it('[PA-05.4] [PA-05.5] [MO-02.1] sales, refunds, parts and prints of a day agree with the statement', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    await shop.paidOrder(customer);
    const { order_id } = await shop.paidOrder(customer);
    await customer.must('Order.cancel', { order_id });
    await shop.work();
    shop.services.clock.pass(10 * 60_000);
    await printNext(shop);
    const { lines, total, before } = await partner.must('Partner.report', today);
    expect(lines).toEqual([{ key: TODAY, name: null, ...total }]);
    expect(total).toMatchObject({ orders: 2, items: 2, prints: 1, reprints: 0, waste: 0 });
    expect(total).toMatchObject({ ready_median_ms: 615_000, ready_p90_ms: 615_000 });
    expect(euros(total)).toEqual({
      currency: 'EUR',
      sales: 4980,
      refunds: 2490,
      net: 2490,
      commission: 249,
      promoted: 0,
      reprints: 0,
      share: 2241,
      discounts: 0,
      average: 2490,
    });
    expect(euros(total)?.share).toBe(await statement(partner));
    expect(before).toMatchObject({ orders: 0, prints: 0, money: [] });
    const later = await partner.must('Partner.report', { ...today, from: '2026-11-22', until: '2026-11-22' });
    expect(later).toMatchObject({ total: { orders: 0, money: [], prints: 0 }, before: total });
    await expectReconciled(shop);
  });

  it('[PA-05.1] each grouping adds up to the total', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const order = await customer.must('Order.place', orderOfItems({}, { colour_id: brand('soft.blue') }));
    await shop.pay(customer, order);
    const of = async (group: ActionInput<'Partner.report'>['group']) =>
      (await partner.must('Partner.report', { ...today, from: '2026-11-01', group })).lines.filter(
        ({ items }) => items !== 0,
      );
    const sold = { orders: 1, items: 2, money: [expect.objectContaining({ sales: 4980 })] };
    expect(await of('day')).toMatchObject([{ key: TODAY, ...sold }]);
    expect(await of('week')).toMatchObject([{ key: '2026-11-16', ...sold }]);
    expect(await of('month')).toMatchObject([{ key: '2026-11-01', ...sold }]);
    expect(await of('hour')).toMatchObject([{ key: '11', ...sold }]);
    expect(await of('station')).toMatchObject([{ key: 'demo', name: 'Demo', ...sold }]);
    expect(await of('model')).toMatchObject([{ key: CHOICE.goods_id, name: 'Apple iPhone 15', ...sold }]);
    expect(await of('shell')).toMatchObject([{ key: 'soft', name: 'soft', ...sold }]);
  });

  it('[PA-05.2] wrong days, reversed days, too many days and unknown zones are refused', async () => {
    const partner = await (await testShop(await open())).partner();
    const refused = async (wrong: Partial<typeof today>) =>
      (await partner.call('Partner.report', { ...today, ...wrong })).data;
    expect(await refused({ from: '2026-02-31' })).toMatchObject({ error: 'invalidDate', field: 'from' });
    expect(await refused({ until: '31/02' })).toMatchObject({ error: 'invalidDate', field: 'until' });
    expect(await refused({ until: '2026-11-20' })).toMatchObject({ error: 'datesReversed' });
    expect(await refused({ from: '2020-01-01' })).toMatchObject({ error: 'rangeTooLong' });
    expect(await refused({ zone: 'Mars/Olympus' })).toMatchObject({ error: 'zoneUnknown' });
    expect(await refused({ machine_id: brand<StationId>('other') })).toMatchObject({ error: 'deviceMissing' });
    expect(await refused({ from: '2021-11-22' })).toMatchObject({ total: { prints: 0 } });
  });

  it('[PA-05.5] waste counts spoiled prints and missing pieces, and utilisation the time that stations were open', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    await shop.paidOrder(customer);
    await shop.work();
    const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    if (!job) throw new Error('expected a print job');
    const { job_id, fence } = job;
    await shop.station.must('PrintJob.report', { job_id, fence, events: [event(1, 'started'), event(2, 'faulted')] });
    await partner.must('Partner.decideJob', { job_id, decision: 'reprint', piece: 'used', reason: 'smeared' });
    shop.services.clock.pass(30_000);
    const again = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    if (!again) throw new Error('expected the print again');
    await shop.station.must('PrintJob.report', { job_id, fence: again.fence, events: [event(1, 'started')] });
    shop.services.clock.pass(20_000);
    const rest = [event(2, 'finished'), event(3, 'discharging'), event(4, 'placed', { bay: 'A1' })];
    await shop.station.must('PrintJob.report', { job_id, fence: again.fence, events: rest });
    await partner.must('Partner.countStock', { ...CHOICE, pieces: 1, reason: 'damaged' });
    const { total } = await partner.must('Partner.report', today);
    expect(total).toMatchObject({ prints: 1, reprints: 0, waste: 3, printing_ms: 20_000, online_ms: 50_000 });
    const { lines } = await partner.must('Partner.report', { ...today, group: 'hour' });
    expect(lines.find(({ key }) => key === '11')).toMatchObject({ waste: 3, printing_ms: 20_000, online_ms: 50_000 });
    expect(lines.find(({ key }) => key === '10')).toMatchObject({ waste: 0, online_ms: 0 });
    const model = await partner.must('Partner.report', { ...today, group: 'model' });
    expect(model.lines).toMatchObject([{ key: CHOICE.goods_id, waste: 3, prints: 1, online_ms: null }]);
  });

  it('[PA-05.4] [PA-07] people see figures of their stations only, and money only with its duty', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    await shop.paidOrder(customer);
    await shop.work();
    await printNext(shop);
    await secondStation(shop);
    const whole = await partner.must('Partner.report', { ...today, group: 'station' });
    expect(whole.limited).toBe(false);
    expect(whole.lines).toMatchObject([
      { key: 'demo', orders: 1, prints: 1 },
      { key: 'second', orders: 0, prints: 0 },
    ]);
    const technician = await joins(shop, partner, 'technician');
    const seen = await technician.must('Partner.report', { ...today, group: 'station' });
    expect(seen.total).toMatchObject({ orders: null, items: null, money: null, prints: 1 });
    expect(await technician.must('Partner.reportFile', { ...today, format: 'csv' })).toMatchObject({
      name: `report-${TODAY}-${TODAY}-day.csv`,
    });
    const manager = await joins(shop, partner, 'manager', ['second']);
    const limited = await manager.must('Partner.report', { ...today, group: 'station' });
    expect(limited.limited).toBe(true);
    expect(limited.lines).toMatchObject([{ key: 'second', prints: 0 }]);
    expect(limited.total).toMatchObject({ orders: null, prints: 0, money: null, online_ms: 0 });
    expect(await manager.call('Partner.report', { ...today, machine_id: CHOICE.machine_id })).toMatchObject({
      data: { error: 'deviceMissing' },
    });
  });

  it('[PA-05.1] [PA-07] a station that moves leaves its past with its shop', async () => {
    const db = await open();
    const shop = await testShop(db, { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const { order_id } = await shop.paidOrder(customer);
    await shop.work();
    await db.transact((tx) => tx.updateTable('machines').set({ partner_id: 'partner-b' }).execute());
    await customer.must('Order.cancel', { order_id });
    const { total } = await partner.must('Partner.report', today);
    expect(euros(total)).toMatchObject({ sales: 2490, refunds: 2490, share: 0 });
    const rows = await db.read.selectFrom('report_money').select('partner_id').distinct().execute();
    expect(rows).toEqual([{ partner_id: 'partner-a' }]);
  });

  it('[PA-05.5] a print of an item that was printed before is a reprint, and counts its own day', async () => {
    const db = await open();
    const shop = await testShop(db, { renderer: BLANK });
    const customer = await shop.customer();
    const { order_id } = await shop.paidOrder(customer);
    await shop.work();
    await printNext(shop);
    shop.services.clock.pass(DAY);
    const steps = ['missing', 'decidedReprint', 'leased', 'started', 'finished', 'discharging', 'placed'] as const;
    await db.transact(async (tx) => {
      const change = transition(tx, shop.services, { actor: 'system', reason: 'a test' });
      let [job] = await jobsOf(tx, [order_id]);
      for (const step of steps) job = job && (await moveJob(change, job, step));
    });
    const nextDay = await shop.partner();
    const { lines } = await nextDay.must('Partner.report', { ...today, until: '2026-11-22' });
    expect(lines).toMatchObject([
      { prints: 1, reprints: 0, ready_median_ms: 15_000 },
      { prints: 1, reprints: 1, ready_median_ms: null },
    ]);
  });

  it('[PA-05.4] [PY-01.3] a free order is sold, for nothing', async () => {
    const db = await open();
    const shop = await testShop(db, { renderer: BLANK });
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    await insertCoupon(db);
    await customer.must('Order.place', { ...orderOfItems({}), coupon_code: 'FREE' });
    const { total } = await partner.must('Partner.report', today);
    expect(total).toMatchObject({ orders: 1, items: 1 });
    expect(euros(total)).toMatchObject({ sales: 0, share: 0, discounts: 2490, average: 0 });
    await expectReconciled(shop);
  });
});

async function insertCoupon(db: Database): Promise<void> {
  const limits = { machine_id: null, category: null, starts_at: null, ends_at: null, most_uses: null };
  const ours = { partner_id: null, person_id: null, ended_at: null, ended_by: null };
  const coupon = {
    id: brand<CouponId>('free'),
    code: 'FREE',
    kind: 'free',
    permille: null,
    amount: null,
    currency: null,
  } as const;
  await db.transact((tx) =>
    tx
      .insertInto('coupons')
      .values({ ...coupon, ...limits, ...ours, most_per_account: null, uses: 0, created_at: 0 })
      .execute(),
  );
}

async function secondStation({ services }: TestShop): Promise<void> {
  const station = { id: 'second', partner_id: 'partner-a', name: 'Second', address: '', language: 'en-US' as const };
  await services.db.transact((tx) =>
    tx
      .insertInto('machines')
      .values({ ...station, currency: 'EUR', created_at: 0 })
      .execute(),
  );
}

/** A person whom the owner adds, and who is limited to these stations. */
async function joins(shop: TestShop, owner: Caller, role: PartnerRole, stations?: readonly string[]): Promise<Caller> {
  const { person_id, code } = await owner.must('Partner.addPerson', { name: role, username: `the.${role}`, role });
  const limit = stations?.map((id) => brand<StationId>(id));
  if (limit) await owner.must('Partner.setPersonStations', { person_id, stations: limit });
  return callerOf(shop.app, await shop.visitor.must('Partner.join', { code, password: 'a password of its own' }));
}
