import { randomBytes, randomInt } from 'node:crypto';
import type { BillView, JobEvent, OrderView, ShareId } from '@cpc/contract';
import {
  type AddressId,
  type AssetId,
  type OrderId,
  type OrderItemId,
  type StationId,
  type PartnerId,
  type PartnerRole,
  type PrintJobId,
  type ShoppingEntryId,
  type WorkId,
  brand,
  money,
} from '@cpc/domain';
import { DEFAULT_PRINT_SETTINGS } from '@cpc/design';
import type { Database } from '../../base/db/database.ts';
import { openShop } from '../../operator/open-shop.ts';
import { issueMonthlyBills } from '../../modules/bills/monthly.ts';
import { ART_PAUSE_MS } from '../../modules/works/keeping/commands.ts';
import { BLANK } from '../blank-renderer.ts';
import { drawingsOf } from './drawings.ts';
import { A_ROOM } from './pair-rooms.ts';
import { reviewsOf } from './reviews.ts';
import { browsersOf } from './browsers.ts';
import { event } from './inputs.ts';
import { type Caller, caller, guest, callerOf } from '../caller.ts';
import { photo } from '../pictures.ts';
import { CHOICE, type ShopOptions, type TestShop, orderOf, redCase, testShop } from '../shop.ts';
import { upload } from '../upload.ts';
import { registered } from '../texts.ts';

const PASSWORD = 'a shop of its own';
const OTHER = brand<StationId>('other');

/** Every kind of caller. */
export const PEOPLE = [
  'nobody',
  'guest',
  'customer',
  'otherCustomer',
  'partner',
  'manager',
  'counter',
  'technician',
  'accountant',
  'limitedManager',
  'blockedManager',
  'operator',
  'otherPartner',
  'station',
  'otherStation',
  'revokedStation',
  'screen',
  'otherScreen',
] as const;
export type Person = (typeof PEOPLE)[number];

/** Two shops with all kinds of people. Things are created when they are needed. */
export interface World {
  readonly shop: TestShop;
  readonly people: Readonly<Record<Person, Caller>>;
  readonly things: Things;
}

export async function openWorld(db: Database, options: ShopOptions = {}): Promise<World> {
  const shop = await testShop(db, { renderer: BLANK, pieces: 500, ...options });
  const people = await peopleOf(shop);
  return { shop, people, things: thingsOf(shop, people) };
}

/** New sessions for the people who can end their session. */
export async function freshSessions({ shop, people }: World): Promise<World['people']> {
  const partner = await shop.partner();
  // One address may accept few invitations in a quarter of an hour.
  shop.services.clock.pass(16 * 60_000);
  const otherPartner = await otherOwner(shop);
  return { ...people, ...(await customersOf(shop)), partner, ...(await membersOf(shop, partner)), otherPartner };
}

async function otherOwner({ app, visitor }: TestShop): Promise<Caller> {
  return callerOf(app, await visitor.must('Partner.login', { username: 'other', password: PASSWORD }));
}

/** Customers, each with a new session. */
async function customersOf({ app, visitor, services }: TestShop) {
  const open = async () => {
    const phone = `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
    const account = { phone, password: 'long enough', country: 'CN' };
    return callerOf(app, await registered(visitor, services.texts, account));
  };
  return { guest: await guest(app), customer: await open(), otherCustomer: await open() };
}

async function peopleOf(shop: TestShop): Promise<World['people']> {
  const { app, visitor, services } = shop;
  const by = (authorization: string) => caller(app, { authorization });
  const code = `enrol ${services.random.id()}`;
  const open = (enrolCode: string) =>
    openShop(services, {
      partner: { id: brand<PartnerId>('partner-b'), username: 'other', name: 'Other shop', password: PASSWORD },
      station: { id: OTHER, name: 'Other', address: '', language: 'en-US', currency: 'EUR' },
      enrolCode,
      pieces: 500,
    });
  await open(code);
  const revoked = await visitor.must('Station.enrol', { code });
  const otherPartner = await otherOwner(shop);
  await otherPartner.must('Partner.revokeStation', { machine_id: OTHER, reason: 'lost on the way' });
  await open(`${code} again`);
  const keys = await visitor.must('Station.enrol', { code: `${code} again` });
  const otherStation = by(`Station ${keys.station_key}`);
  await otherStation.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
  const partner = await shop.partner();
  return {
    nobody: visitor,
    ...(await customersOf(shop)),
    partner,
    ...(await membersOf(shop, partner)),
    blockedManager: await blocked(shop, partner),
    otherPartner,
    station: shop.station,
    otherStation,
    revokedStation: by(`Station ${revoked.station_key}`),
    screen: shop.screen,
    otherScreen: by(`Screen ${keys.screen_key}`),
  };
}

/** A new session for each role of the first shop, for a manager of a station that sells nothing, and for an operator. */
async function membersOf(shop: TestShop, owner: Caller) {
  const of = async (role: PartnerRole) => (await joins(shop, owner, role)).who;
  const limited = await joins(shop, owner, 'manager');
  await owner.must('Partner.setPersonStations', { person_id: limited.person_id, stations: [await spareStation(shop)] });
  return {
    manager: await of('manager'),
    counter: await of('counter'),
    technician: await of('technician'),
    accountant: await of('accountant'),
    limitedManager: limited.who,
    operator: await operatorOf(shop, await joins(shop, owner, 'technician')),
  };
}

/** Another station of the first shop. */
async function spareStation({ services }: TestShop): Promise<StationId> {
  const id = brand<StationId>('spare');
  const station = {
    id,
    partner_id: 'partner-a',
    name: 'Spare',
    address: '',
    language: 'en-US' as const,
    currency: 'EUR',
  };
  await services.db.transact((tx) =>
    tx
      .insertInto('machines')
      .values({ ...station, created_at: 0 })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
  return id;
}

/** Makes a person an operator, whose login then acts for the platform. */
async function operatorOf({ services }: TestShop, person: Awaited<ReturnType<typeof joins>>): Promise<Caller> {
  const row = { person_id: person.person_id, created_at: 0, used_at: 0 };
  await services.db.transact((tx) => tx.insertInto('operators').values(row).execute());
  await person.who.must('Partner.actFor', {});
  return person.who;
}

/** A person whom an owner adds to the shop, and who accepts the invitation. */
async function joins({ app, visitor, services }: TestShop, owner: Caller, role: PartnerRole) {
  const username = `p${services.random.id()}`;
  const { person_id, code } = await owner.must('Partner.addPerson', { name: `The ${role}`, username, role });
  const { tokenHead, token } = await visitor.must('Partner.join', { code, password: PASSWORD });
  return { who: caller(app, { authorization: tokenHead + token }), person_id };
}

/** A blocked person with the token from before the block. */
async function blocked(shop: TestShop, owner: Caller): Promise<Caller> {
  const { who, person_id } = await joins(shop, owner, 'manager');
  await owner.must('Partner.blockPerson', { person_id });
  return who;
}

/** Creates things of the customer, or in the first shop. */
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
/** The id of something that does not exist. */
export const NONE = '0'.repeat(26);
export const SETTINGS = { ...DEFAULT_PRINT_SETTINGS, dpi: 300 } as const;

function thingsOf(shop: TestShop, people: World['people']) {
  const { customer } = people;
  const work = async () =>
    (await customer.must('Work.save', { goods_id: CHOICE.goods_id, document: redCase() })).work_id;
  const share = async () => (await customer.must('Work.share', { work_id: await work() })).share_id;
  const address = async () => (await customer.must('Address.save', ADDRESS)).address_id;
  const entry = async () => (await customer.must('ShoppingList.add', entryOf())).entry_id;
  const person = async () => (await joins(shop, people.partner, 'manager')).person_id;
  const order = () => shop.place(customer);
  const paid = async (placed?: OrderView) => {
    const view = await shop.pay(customer, placed ?? (await order()));
    await shop.work();
    return view;
  };
  const priceRule = async () => {
    const client_key = randomBytes(8).toString('hex');
    const { machine_id, shell_id } = CHOICE;
    const asked = { client_key, machine_id, shell_id, price: money(2_490, 'EUR') };
    return (await people.partner.must('Partner.setPrice', asked)).rule_id;
  };
  const coupon = async () => {
    const asked = { code: randomBytes(8).toString('hex'), kind: 'free' } as const;
    return (await people.partner.must('Partner.addCoupon', asked)).coupon_id;
  };
  const prints = printsOf(shop, people, paid);
  const testPrint = (chart?: 'rgb') => async () => {
    const { tests } = await people.partner.must('Partner.testPrint', { machine_id: CHOICE.machine_id, chart });
    return tests.find((test) => test.chart === (chart ?? null) && test.state === 'waiting')?.test_id ?? '';
  };
  return {
    ...filesOf(shop, customer, { work, entry, paid }),
    work,
    share,
    pairRoom: async () => (await customer.must('PairRoom.open', A_ROOM)).room_id,
    address,
    entry,
    person,
    ...browsersOf(customer, people.manager),
    order,
    paid,
    priceRule,
    coupon,
    ...prints,
    ...cashOf(shop, people, order),
    withdrawal: async () => {
      await paid();
      return asksWithdrawal(people.partner);
    },
    receipt: async () => receiptOf(await customer.must('Order.bills', await paid())),
    monthlyBill: () => issuesMonthlyBill(shop, paid),
    chart: testPrint('rgb'),
    testPage: testPrint(),
    ...fleetOf(shop, people),
    ...parcelsOf(people, address, prints),
    ...problemsOf(shop, customer, share),
    ...reviewsOf(shop, people),
    ...drawingsOf(shop, customer),
  };
}

/** Files of the customer, by the value that names them in a URL. */
function filesOf(
  { app, services, work: workOff }: TestShop,
  customer: Caller,
  make: { readonly work: () => Promise<WorkId>; readonly entry: () => Promise<ShoppingEntryId>; readonly paid: Paid },
) {
  const there = (asset: AssetId | null | undefined) => {
    if (asset == null) throw new Error('world: the print file is missing');
    return asset;
  };
  return {
    picture: async () => (await upload(app, customer.headers, await photo(32, 24))).data.asset,
    async workPicture() {
      const work_id = await make.work();
      services.clock.pass(ART_PAUSE_MS);
      await workOff();
      return there((await customer.must('Work.list', {})).find((work) => work.work_id === work_id)?.thumbnail);
    },
    async entryPicture() {
      const entry_id = await make.entry();
      await workOff();
      const { entries } = await customer.must('ShoppingList.list', { machine_id: CHOICE.machine_id });
      return there(entries.find((one) => one.entry_id === entry_id)?.thumbnail);
    },
    async orderPicture() {
      const { order_id } = await make.paid();
      return there((await customer.must('Order.get', { order_id })).items[0]?.thumbnail);
    },
    async uploadInParts() {
      const headers = { ...customer.headers, 'tus-resumable': '1.0.0', 'upload-length': '4' };
      const { headers: created } = await app.inject({ method: 'POST', url: '/api/upload/parts', headers });
      return String(created.location).split('/').at(-1) ?? '';
    },
  };
}

type Paid = (placed?: OrderView) => Promise<OrderView>;

/** Prints at the first shop's station. */
function printsOf(shop: TestShop, { customer, partner, station }: World['people'], paid: Paid) {
  const report = (job_id: PrintJobId, fence: number, ...kinds: readonly JobEvent['kind'][]) =>
    station.must('PrintJob.report', { job_id, fence, events: kinds.map((kind, index) => event(index + 1, kind)) });
  /** Leases the next job of an order; test prints before it are finished on the way. */
  const next = async () => {
    for (;;) {
      const job = await station.must('PrintJob.lease', { wait_ms: 0 });
      if (job?.kind !== 'test') return job;
      await report(job.job_id, job.fence, 'started', 'finished');
    }
  };
  /** The job of a new order. What waits before it, such as a reprint, is given back as faulted. */
  const leased = async (placed?: OrderView) => {
    const { order_id, order_number } = await paid(placed);
    for (let job = await next(); job; job = await next()) {
      if (job.order_number === order_number) return { ...job, order_id };
      await report(job.job_id, job.fence, 'faulted');
    }
    throw new Error('world: expected a print job to lease');
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
  /** A finished item, as the ids of order and item. */
  const finished = async () => {
    const { order_id } = await laid();
    const [item] = (await customer.must('Order.get', { order_id })).items;
    return `${order_id} ${item?.item_id ?? ''}`;
  };
  /** An item whose reprint waits. */
  const reprinted = async () => {
    const ids = await finished();
    const [order_id = '', item_id = ''] = ids.split(' ');
    const item = { order_id: brand<OrderId>(order_id), item_id: brand<OrderItemId>(item_id) };
    await partner.must('Partner.reprint', { ...item, client_key: 'again', bearer: 'shop', reason: 'a stripe' });
    return ids;
  };
  const unclaimed = async () => {
    const { job_id } = await ready();
    const ready_at = shop.services.clock.now() - 15 * 86_400_000;
    await shop.services.db.transact((tx) =>
      tx.updateTable('print_jobs').set({ ready_at }).where('id', '=', job_id).execute(),
    );
    return job_id;
  };
  return { leased, laid, unsure, ready, finished, reprinted, unclaimed };
}

/** Maintenance and versions of the first shop's station. */
function fleetOf({ services }: TestShop, { partner, operator }: World['people']) {
  const { machine_id } = CHOICE;
  let days = 0;
  const window = async () => {
    days += 1;
    const from = services.clock.now() + days * 86_400_000;
    const plan = { stations: [machine_id], from, until: from + 3_600_000, reason: 'new ink' };
    const windows = await partner.must('Partner.planWindow', plan);
    return windows.find((planned) => planned.from === from)?.window_id ?? '';
  };
  /** A version that the station is told to run; nobody else is. */
  const release = async () => {
    const version = `9.9.${(days += 1)}`;
    const file = await services.blobs.put(Buffer.from(`// ${version}`));
    const { person_id } = await operator.must('Partner.me', {});
    const row = { version, file, person_id, sha256: '', bytes: 1, signature: '', notes: '', share: 0, added_at: 0 };
    await services.db.transact(async (tx) => {
      await tx
        .insertInto('agent_releases')
        .values({ ...row, state: 'added', rolled: 0, judged_from: 0 })
        .execute();
    });
    await operator.must('Operator.rollOut', { version, share: 0, stations: [machine_id], reason: 'a try' });
    return version;
  };
  return { window, release };
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
    if (!refund) throw new Error('world: expected a cash refund');
    return refund.refund_id;
  };
  return { counterOrder, counterRefund };
}

/** The bank data of a shop. */
export const BANK_DATA = {
  holder: 'Demo Shop GmbH',
  account: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
  street: 'Schönhauser Allee 1',
  postal_code: '10119',
  city: 'Berlin',
  country: 'DE',
};

/** Asks for all that is due to the first shop. */
async function asksWithdrawal(partner: Caller): Promise<string> {
  await partner.must('Partner.setBankAccount', BANK_DATA);
  const [balance] = await partner.must('Partner.balance', {});
  if (!balance) throw new Error('world: expected a balance');
  const client_key = randomBytes(8).toString('hex');
  return (await partner.must('Partner.askWithdrawal', { amount: balance.available, client_key })).withdrawal_id;
}

function receiptOf([bill]: readonly BillView[]): string {
  if (!bill) throw new Error('world: expected a receipt');
  return bill.bill_id;
}

/** Issues a bill of the first shop, as if the month of its sales were over. */
async function issuesMonthlyBill({ services }: TestShop, paid: Paid): Promise<string> {
  await paid();
  const soon = { ...services.clock, now: () => services.clock.now() + 40 * 86_400_000 };
  await issueMonthlyBills({ ...services, clock: soon }, new AbortController().signal);
  const rows = await services.db.read.selectFrom('bills').select('id').where('kind', '=', 'monthly').execute();
  return rows.at(-1)?.id ?? '';
}

/** What customers and visitors report. */
function problemsOf({ app, pay, place, work, visitor }: TestShop, customer: Caller, share: () => Promise<ShareId>) {
  const reported = async () => {
    const { order_id, items } = await pay(customer, await place(customer));
    const { asset } = (await upload(app, customer.headers, await photo(32, 24))).data;
    const about = { order_id, item_id: items[0]?.item_id ?? brand(''), client_key: order_id, photos: [asset] };
    return customer.must('Problem.report', { ...PROBLEM, ...about });
  };
  return {
    problem: async () => (await reported()).problem_id,
    problemPhoto: async () => (await reported()).messages[0]?.photos[0] ?? '',
    async reportedShare() {
      const share_id = await share();
      await work();
      await visitor.must('Share.report', { share_id, reason: 'rude' });
      return share_id;
    },
  };
}

/** Orders that the first shop sends. */
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

export const PROBLEM = { kind: 'damaged', words: 'A crack', photos: [] } as const;

/** The input for adding a plain red case to the shopping list. */
export const entryOf = () => ({ client_key: randomBytes(8).toString('hex'), ...CHOICE, document: redCase() });
