import { randomBytes, randomInt } from 'node:crypto';
import type { JobEvent, OrderView } from '@cpc/contract';
import { type AddressId, type MachineId, type PartnerId, type PrintJobId, brand } from '@cpc/domain';
import { DEFAULT_PRINT_SETTINGS } from '@cpc/design';
import type { Database } from '../../db/database.ts';
import { openShop } from '../../operator/open-shop.ts';
import { BLANK } from '../blank-renderer.ts';
import { type Caller, caller, guest } from '../caller.ts';
import { CHOICE, type TestShop, orderOf, redCase, testShop } from '../shop.ts';

const PASSWORD = 'a shop of its own';
const OTHER = brand<MachineId>('other');

/** Everybody who may stand before the server. */
export const PEOPLE = [
  'nobody',
  'guest',
  'customer',
  'otherCustomer',
  'partner',
  'otherPartner',
  'station',
  'otherStation',
  'revokedStation',
  'screen',
  'otherScreen',
] as const;
export type Person = (typeof PEOPLE)[number];

/** Two shops with everybody of each, and whatever things a question needs, made when it is asked. */
export interface World {
  readonly shop: TestShop;
  readonly people: Readonly<Record<Person, Caller>>;
  readonly things: Things;
}

export async function openWorld(db: Database): Promise<World> {
  const shop = await testShop(db, { renderer: BLANK, pieces: 500 });
  const people = await peopleOf(shop);
  return { shop, people, things: thingsOf(shop, people) };
}

/** Customers with sessions of their own. */
export async function customersOf({ app, visitor }: TestShop) {
  const registered = async () => {
    const phone = `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
    const { tokenHead, token } = await visitor.must('User.register', { phone, password: 'long enough', country: 'CN' });
    return caller(app, { authorization: tokenHead + token });
  };
  return { guest: await guest(app), customer: await registered(), otherCustomer: await registered() };
}

async function peopleOf(shop: TestShop): Promise<World['people']> {
  const { app, visitor, services } = shop;
  const by = (authorization: string) => caller(app, { authorization });
  const code = `enrol ${services.random.id()}`;
  const open = (enrolCode: string) =>
    openShop(services, {
      partner: { id: brand<PartnerId>('partner-b'), username: 'other', name: 'Other shop', password: PASSWORD },
      machine: { id: OTHER, name: 'Other', address: '', language: 'en-us', currency: 'EUR' },
      enrolCode,
      pieces: 500,
    });
  await open(code);
  const revoked = await visitor.must('Station.enrol', { code });
  const session = await visitor.must('Partner.login', { username: 'other', password: PASSWORD });
  const otherPartner = by(session.tokenHead + session.token);
  await otherPartner.must('Partner.revokeStation', { machine_id: OTHER, reason: 'lost on the way' });
  await open(`${code} again`);
  const keys = await visitor.must('Station.enrol', { code: `${code} again` });
  const otherStation = by(`Station ${keys.station_key}`);
  await otherStation.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
  return {
    nobody: visitor,
    ...(await customersOf(shop)),
    partner: await shop.partner(),
    otherPartner,
    station: shop.station,
    otherStation,
    revokedStation: by(`Station ${revoked.station_key}`),
    screen: shop.screen,
    otherScreen: by(`Screen ${keys.screen_key}`),
  };
}

/** Makes things of the customer's, or in the hands of the first shop. */
export type Things = ReturnType<typeof thingsOf>;

export const ADDRESS = {
  recipient: 'Ann Example',
  phone: '13800138000',
  country: 'CN',
  province: 'Guangdong',
  city: 'Shenzhen',
  detail: '1 Main Street',
  postal_code: '518000',
  email: 'ann@example.com',
};
export const SETTINGS = { ...DEFAULT_PRINT_SETTINGS, dpi: 300 } as const;

function thingsOf(shop: TestShop, people: World['people']) {
  const { customer } = people;
  const work = async () =>
    (await customer.must('Work.save', { goods_id: CHOICE.goods_id, document: redCase() })).work_id;
  const share = async () => (await customer.must('Work.share', { work_id: await work() })).share_id;
  const address = async () => (await customer.must('Address.save', ADDRESS)).address_id;
  const entry = async () => (await customer.must('ShoppingList.add', entryOf())).entry_id;
  const order = () => shop.place(customer);
  const paid = async (placed?: OrderView) => {
    const view = await shop.pay(customer, placed ?? (await order()));
    await shop.work();
    return view;
  };
  const prints = printsOf(shop, people, paid);
  const chart = async () => {
    const { tests } = await people.partner.must('Partner.testPrint', { machine_id: CHOICE.machine_id, chart: 'rgb' });
    return tests.find((test) => test.chart !== null)?.test_id ?? '';
  };
  return {
    work,
    share,
    address,
    entry,
    order,
    paid,
    ...prints,
    ...cashOf(shop, people, order),
    chart,
    ...parcelsOf(people, address, prints),
  };
}

type Paid = (placed?: OrderView) => Promise<OrderView>;

/** Prints in the hands of the first shop's station. */
function printsOf(shop: TestShop, { customer, station }: World['people'], paid: Paid) {
  const report = (job_id: PrintJobId, fence: number, ...kinds: readonly JobEvent['kind'][]) =>
    station.must('PrintJob.report', { job_id, fence, events: kinds.map((kind, index) => event(index + 1, kind)) });
  /** The next job of an order; pages of marks are printed on the way. */
  const next = async () => {
    for (;;) {
      const job = await station.must('PrintJob.lease', { wait_ms: 0 });
      if (job?.kind !== 'test') return job;
      await report(job.job_id, job.fence, 'started', 'finished');
    }
  };
  /** What waits is cleared away first, so that the one asked for is the next. */
  const leased = async (placed?: OrderView) => {
    for (let job = await next(); job; job = await next()) await report(job.job_id, job.fence, 'faulted');
    const { order_id } = await paid(placed);
    const job = await next();
    if (!job) throw new Error('world: nothing to lease');
    return { ...job, order_id };
  };
  const laid = async (placed?: OrderView) => {
    const job = await leased(placed);
    await report(job.job_id, job.fence, 'started', 'finished', 'discharging', 'placed');
    return job;
  };
  const unsure = async () => {
    const job = await leased();
    await report(job.job_id, job.fence, 'started', 'unsure');
    return job.job_id;
  };
  const ready = async () => {
    const job = await laid();
    const [item] = (await customer.must('Order.get', { order_id: job.order_id })).items;
    return { ...job, code: item?.pickup_code ?? '' };
  };
  const unclaimed = async () => {
    const { job_id } = await ready();
    const ready_at = shop.services.clock.now() - 15 * 86_400_000;
    await shop.services.db.transact((tx) =>
      tx.updateTable('print_jobs').set({ ready_at }).where('id', '=', job_id).execute(),
    );
    return job_id;
  };
  return { leased, laid, unsure, ready, unclaimed };
}

/** Orders paid at the first shop's counter. */
function cashOf(shop: TestShop, { customer, partner }: World['people'], order: () => Promise<OrderView>) {
  const counterOrder = async () => {
    const placed = await order();
    await customer.must('Payment.begin', { order_id: placed.order_id, provider: 'counter' });
    return placed;
  };
  const counterRefund = async () => {
    const { order_id } = await counterOrder();
    await partner.must('Partner.confirmCounterPayment', { order_id });
    await customer.must('Order.cancel', { order_id });
    await shop.work();
    const [refund] = (await partner.must('Partner.counterPayments', {})).refunds;
    if (!refund) throw new Error('world: no cash to hand back');
    return refund.refund_id;
  };
  return { counterOrder, counterRefund };
}

/** Orders the first shop sends. */
function parcelsOf(
  { customer, partner }: World['people'],
  address: () => Promise<AddressId>,
  { laid }: Pick<ReturnType<typeof printsOf>, 'laid'>,
) {
  const addressForOrders = async () => {
    await partner.must('Partner.setDeliveryFee', { machine_id: CHOICE.machine_id, fee: 500 });
    return address();
  };
  const sent = async () => {
    const delivery = { address_id: await addressForOrders() };
    return (await laid(await customer.must('Order.place', { ...orderOf(), delivery }))).order_id;
  };
  const packed = async () => {
    const order_id = await sent();
    await partner.must('Partner.pack', { order_id });
    return order_id;
  };
  const shipped = async () => {
    const order_id = await packed();
    await partner.must('Partner.ship', { order_id, company: 'Express', express_number: 'EX-12345' });
    return order_id;
  };
  return { addressForOrders, sent, packed, shipped };
}

/** What is sent to put a plain red case on the shopping list. */
export const entryOf = () => ({ client_key: randomBytes(8).toString('hex'), ...CHOICE, document: redCase() });

export const event = (seq: number, kind: JobEvent['kind']): JobEvent => ({
  seq,
  kind,
  percent: 0,
  reason: '',
  bay: 'A1',
  at: 0,
});
