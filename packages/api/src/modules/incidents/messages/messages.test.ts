import { brand, type PartnerId, type PartnerRole, type StationId } from '@cpc/domain';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../base/db/database.ts';
import { type Caller, caller } from '../../../testing/caller.ts';
import { databases } from '../../../testing/databases.ts';
import { printNext } from '../../../testing/printer.ts';
import { notifyingShop, shownBy } from '../../../testing/push.ts';
import { operatorOf } from '../../../testing/operator.ts';
import { passServed } from '../../../testing/served.ts';
import { CHOICE, type TestShop, testShop } from '../../../testing/shop.ts';
import { TEST_CONFIG } from '../../../testing/services.ts';
import { watchShops } from './watch.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PASSWORD = 'a password of its own';
const { machine_id } = CHOICE;

async function openShop(db: Database, pieces = 100) {
  const { shop, push, tell } = await notifyingShop(db, { pieces });
  const partner = await shop.partner();
  const heard = (state: 'ready' | 'fault', reasons: string[] = []) =>
    shop.station.must('Station.heartbeat', { version: '1', state, reasons });
  /** What the server does all the time: it looks, and sends what it has found. */
  const look = async () => {
    await watchShops(shop.services);
    await shop.work();
  };
  /** Lets time pass; the station is heard before each look of the server. */
  const pass = async (ms: number, state: 'ready' | 'fault') => {
    for (let left = ms; left > 0; left -= 4 * MINUTE) {
      shop.services.clock.pass(Math.min(left, 4 * MINUTE));
      await heard(state);
      await look();
    }
  };
  return { shop, push, tell, partner, heard, look, pass };
}

/** A person whom the owner adds, limited to some stations if they are named. */
async function joins({ app, visitor }: TestShop, owner: Caller, role: PartnerRole, stations?: readonly string[]) {
  const { person_id, code } = await owner.must('Partner.addPerson', { name: role, username: `the.${role}`, role });
  const limit = stations?.map((id) => brand<StationId>(id));
  if (limit) await owner.must('Partner.setPersonStations', { person_id, stations: limit });
  const { tokenHead, token } = await visitor.must('Partner.join', { code, password: PASSWORD });
  return { person_id, who: caller(app, { authorization: tokenHead + token }) };
}

/** Stations like the first one, heard at the same moment. */
async function moreStations({ services }: TestShop, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => brand<StationId>(`more-${index + 10}`));
  await services.db.transact(async (tx) => {
    const machine = await tx.selectFrom('machines').selectAll().where('id', '=', machine_id).executeTakeFirstOrThrow();
    await tx
      .insertInto('machines')
      .values(ids.map((id) => ({ ...machine, id, name: `Hall ${id}` })))
      .execute();
    const reports = tx.selectFrom('station_reports').selectAll().where('machine_id', '=', machine_id);
    const report = await reports.executeTakeFirstOrThrow();
    const states = tx.selectFrom('station_states').selectAll().where('machine_id', '=', machine_id);
    const state = await states.executeTakeFirstOrThrow();
    for (const id of ids) {
      await tx
        .insertInto('station_reports')
        .values({ ...report, machine_id: id })
        .execute();
      await tx
        .insertInto('station_states')
        .values({ ...state, machine_id: id })
        .execute();
    }
  });
}

const plain = (text: string | undefined) => text?.replaceAll(/[\u2068\u2069]/g, '');

describe.each(databases())('messages to people of a shop on $engine', ({ open }) => {
  it('[PA-12.6] [PA-12.8] a fault is told at once and once, in the language of the browser, and leads to its station', async () => {
    const { tell, partner, heard, look, pass } = await openShop(await open());
    const [english, arabic] = [await tell(partner), await tell(partner, 'ar')];
    await look();
    expect(english.taken()).toBe(0);
    await heard('fault', ['media-jam-error']);
    await look();
    const [message, ...more] = await shownBy(english);
    expect(more).toEqual([]);
    expect({ ...message, body: plain(message?.body) }).toMatchObject({
      title: 'The printer has a fault',
      body: 'Demo: A case is stuck: open the printer and take it out.',
      url: '/partner/#/stations/demo?shop=partner-a',
    });
    expect(english.headers()).toEqual([{ ttl: 12 * 3_600, topic: message?.tag, urgency: 'high' }]);
    const [other] = await shownBy(arabic);
    expect(other).toMatchObject({ lang: 'ar', dir: 'rtl', title: expect.stringMatching(/\p{Script=Arabic}/u) });
    await pass(20 * MINUTE, 'fault');
    expect([english.taken(), arabic.taken()]).toEqual([1, 1]);
  });

  it('[PA-12.1] [PA-12.6] a message says what the list says when it is sent', async () => {
    const { shop, tell, partner, heard, look } = await openShop(await open());
    const browser = await tell(partner);
    await heard('fault');
    await watchShops(shop.services);
    shop.services.clock.pass(MINUTE / 2);
    await heard('fault', ['door-open-error']);
    await look();
    expect((await shownBy(browser)).map(({ body }) => plain(body))).toEqual(['Demo: A door is open: close it.']);
  });

  it('[PA-12.6] a loose cable sends one message; a fault that comes back later sends another', async () => {
    const { tell, partner, heard, look, pass } = await openShop(await open());
    const browser = await tell(partner);
    for (let times = 0; times < 3; times += 1) {
      await heard('fault');
      await look();
      await pass(2 * MINUTE, 'ready');
    }
    expect(browser.taken()).toBe(1);
    await pass(10 * MINUTE, 'ready');
    await heard('fault');
    await look();
    expect(browser.taken()).toBe(2);
  });

  it('[PA-12.7] a network that is gone is one message about all stations, after five minutes', async () => {
    const { shop, tell, partner, look } = await openShop(await open());
    await moreStations(shop, 11);
    const browser = await tell(partner);
    await passServed(shop, 4 * MINUTE);
    await look();
    expect(browser.taken()).toBe(0);
    await passServed(shop, MINUTE);
    await look();
    await passServed(shop, 30 * MINUTE);
    await look();
    const messages = await shownBy(browser);
    expect(messages.map(({ title, body, url }) => ({ title, body: plain(body), url }))).toEqual([
      {
        title: '12 stations are silent',
        body: 'Demo, Hall more-10, Hall more-11, and 9 more',
        url: '/partner/#/attention?kind=offline&shop=partner-a',
      },
    ]);
  });

  it('[PA-12.2] [PA-12.6] [PA-09.1] a person is told what their duties and stations let them see', async () => {
    const { shop, tell, partner, heard, look } = await openShop(await open());
    await moreStations(shop, 1);
    const { who: counting } = await joins(shop, partner, 'accountant');
    const accountant = await tell(counting);
    const technician = await tell((await joins(shop, partner, 'technician')).who);
    const elsewhere = await tell((await joins(shop, partner, 'manager', ['more-10'])).who);
    await shop.paidOrder(await shop.customer());
    await shop.work();
    const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    const events = (['started', 'unsure'] as const).map((kind, index) => {
      return { seq: index + 1, kind, percent: 0, reason: '', bay: '', at: 0 };
    });
    await shop.station.must('PrintJob.report', { job_id: job?.job_id ?? brand(''), fence: job?.fence ?? 0, events });
    await heard('fault');
    await look();
    const titles = async (browser: typeof accountant) => (await shownBy(browser)).map(({ title }) => title);
    expect(await titles(accountant)).toEqual(['The printer has a fault']);
    shop.services.clock.pass(5 * MINUTE);
    await heard('fault');
    await look();
    expect(await titles(accountant)).toEqual(['The printer has a fault', 'The station is silent']);
    expect((await titles(technician)).toSorted()).toEqual([
      '1 print with an unknown outcome',
      'The printer has a fault',
      'The station is silent',
    ]);
    const unsure = { machine_id, kind: 'unsure', minutes: 60 } as const;
    expect(await counting.call('Partner.snoozeIncident', unsure)).toMatchObject({ data: { error: 'dutyMissing' } });
    // Its own station has fallen silent; nothing is said about the other one.
    expect((await shownBy(elsewhere)).map(({ body }) => plain(body))).toEqual([
      'Hall more-10: Check its power and its network.',
    ]);
    const all = JSON.stringify(await technician.shown());
    const [order] = await shop.services.db.read.selectFrom('orders').select(['id', 'number']).execute();
    expect([order?.id, order?.number].map((secret) => all.includes(secret ?? '?'))).toEqual([false, false]);
  });

  it('[PA-12.3] [PA-12.6] what is put off is not told until its time is over', async () => {
    const { shop, tell, partner, heard, look, pass } = await openShop(await open());
    await heard('fault');
    await partner.must('Partner.snoozeIncident', { machine_id, kind: 'fault', minutes: 60 });
    const browser = await tell(partner);
    await look();
    await pass(59 * MINUTE, 'fault');
    expect(browser.taken()).toBe(0);
    await pass(2 * MINUTE, 'fault');
    expect(browser.taken()).toBe(1);
    await partner.must('Partner.snoozeIncident', { machine_id, kind: 'fault', minutes: 60 });
    await pass(HOUR + MINUTE, 'fault');
    expect(browser.taken()).toBe(2);
    expect(shop.services.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('[PA-12.6] [OP-05.5] nothing is told of a station in maintenance, or of one that rests', async () => {
    const { tell, partner, heard, look, pass } = await openShop(await open());
    const browser = await tell(partner);
    for (const state of ['maintenance', 'resting'] as const) {
      await partner.must('Partner.setStation', { machine_id, state });
      await heard('fault');
      await look();
      await pass(10 * MINUTE, 'fault');
    }
    expect(browser.taken()).toBe(0);
    await partner.must('Partner.setStation', { machine_id, state: 'open' });
    await look();
    expect((await shownBy(browser)).map(({ title }) => title)).toEqual(['The printer has a fault']);
  });

  it('[PA-12.6] [QU-05.6] [SK-04.1] full bays and a kind that runs out are told', async () => {
    const { shop, tell, partner, look } = await openShop(await open(), 1);
    const browser = await tell(partner);
    await partner.must('Partner.setBays', { machine_id, bays: [{ name: 'A1', capacity: 1 }] });
    await shop.paidOrder(await shop.customer());
    await shop.work();
    await printNext(shop, 'A1');
    await look();
    const stock = (await shownBy(browser)).find(({ title }) => title === '1 kind has run out');
    expect(plain(stock?.body)).toMatch(/^Demo: iPhone 15 · [^,]* · [^,]* · Refill it: nobody can order it now\.$/);
    expect((await shownBy(browser)).map(({ title, url }) => `${title} ${url}`).toSorted()).toEqual([
      '1 kind has run out /partner/#/stock?level=empty&station=demo&shop=partner-a',
      'All bays are full /partner/#/stations/demo?shop=partner-a',
    ]);
    await look();
    expect(browser.taken()).toBe(2);
  });

  it('[PA-12.2] [PA-12.6] [PA-09.1] who may not act for the shop any more is not told', async () => {
    const { shop, tell, partner, heard, look, pass } = await openShop(await open());
    const blocked = await joins(shop, partner, 'technician');
    const limited = await joins(shop, partner, 'counter');
    const [toBlocked, toLimited, toOwner] = [await tell(blocked.who), await tell(limited.who), await tell(partner)];
    await moreStations(shop, 1);
    await heard('fault');
    await watchShops(shop.services);
    // Found, and not sent yet.
    await partner.must('Partner.blockPerson', { person_id: blocked.person_id });
    await partner.must('Partner.setPersonStations', {
      person_id: limited.person_id,
      stations: [brand<StationId>('more-10')],
    });
    await shop.work();
    expect([toBlocked.taken(), toLimited.taken(), toOwner.taken()]).toEqual([0, 0, 1]);
    await pass(12 * MINUTE, 'ready');
    const operator = await operatorOf(shop);
    const state = { partner_id: brand<PartnerId>('partner-a'), reason: 'gone' } as const;
    await operator.must('Operator.setShopState', { ...state, to: 'suspended' });
    await operator.must('Operator.setShopState', { ...state, to: 'closed' });
    const before = toOwner.taken();
    // The station of a closed shop has no key any more.
    await expect(heard('fault')).rejects.toThrow('401');
    await look();
    expect(toOwner.taken()).toBe(before);
  });

  it('[PA-12.6] a browser that is gone is forgotten, and a busy push service is asked again', async () => {
    const { shop, push, tell, partner, heard, look } = await openShop(await open());
    const [gone, stays] = [await tell(partner), await tell(partner)];
    gone.leave();
    push.standin.misbehave('busy');
    await heard('fault');
    await look();
    expect([gone.taken(), stays.taken()].reduce((sum, n) => sum + n)).toBeLessThan(2);
    push.clock.pass(90_000);
    await heard('fault');
    await shop.work();
    expect([gone.taken(), stays.taken()]).toEqual([0, 1]);
    const left = await shop.services.db.read.selectFrom('shop_push_subscriptions').select('endpoint').execute();
    expect(left).toEqual([{ endpoint: stays.subscription.endpoint }]);
  });

  it('[PA-12.2] [PA-12.6] [SE-01] a browser gets the messages of the person and the shop that asked last', async () => {
    const { shop, tell, partner, heard, look } = await openShop(await open());
    const { who: other } = await joins(shop, partner, 'manager');
    const browser = await tell(partner);
    const { endpoint } = browser.subscription;
    expect(await partner.must('Partner.messages', { endpoint })).toMatchObject({ language: 'en-us' });
    expect(await other.must('Partner.messages', { endpoint })).toMatchObject({ language: null });
    expect(await other.must('Partner.stopMessages', { endpoint })).toEqual({ ended: 0 });
    const stolen = { ...browser.subscription, auth: 'A'.repeat(22) };
    expect(await other.call('Partner.startMessages', stolen)).toMatchObject({ data: { error: 'pushUnsuitable' } });
    const away = { ...browser.subscription, endpoint: 'https://elsewhere.example/1' };
    expect(await other.call('Partner.startMessages', away)).toMatchObject({ data: { error: 'pushUnsuitable' } });
    await other.must('Partner.startMessages', browser.subscription);
    expect(await partner.must('Partner.messages', { endpoint })).toMatchObject({ language: null });
    await heard('fault');
    await look();
    expect(browser.taken()).toBe(1);
    expect(await other.must('Partner.stopMessages', { endpoint })).toEqual({ ended: 1 });
    expect(await other.must('Partner.stopMessages', { endpoint })).toEqual({ ended: 0 });
  });

  it('[PA-12.6] [SE-02.1] a new password ends the messages to all browsers of the person', async () => {
    const { shop, tell, partner } = await openShop(await open());
    const { who } = await joins(shop, partner, 'manager');
    const [lost, stays] = [await tell(who), await tell(partner)];
    await who.must('Partner.changePassword', { password: PASSWORD, new_password: 'another one of mine' });
    const left = await shop.services.db.read.selectFrom('shop_push_subscriptions').select('endpoint').execute();
    expect(left).toEqual([{ endpoint: stays.subscription.endpoint }]);
    expect(left).not.toContainEqual({ endpoint: lost.subscription.endpoint });
  });

  it('[PA-12.6] the first browser of a shop is told what lasts, also after the last one has gone', async () => {
    const { tell, partner, heard, look } = await openShop(await open());
    const first = await tell(partner);
    await heard('fault');
    await look();
    await partner.must('Partner.stopMessages', { endpoint: first.subscription.endpoint });
    await look();
    const next = await tell(partner);
    await look();
    expect([first.taken(), next.taken()]).toEqual([1, 1]);
  });

  it('[PA-12.6] a browser that is taken over counts as the newest of its person', async () => {
    const { shop, push, tell, partner } = await openShop(await open());
    const { who } = await joins(shop, partner, 'manager');
    const shared = await tell(who);
    for (let times = 0; times < 10; times += 1) {
      push.clock.pass(1);
      await tell(partner);
    }
    push.clock.pass(1);
    await partner.must('Partner.startMessages', shared.subscription);
    const { endpoint } = shared.subscription;
    expect(await partner.must('Partner.messages', { endpoint })).toMatchObject({ language: 'en-us' });
    expect(await shop.services.db.read.selectFrom('shop_push_subscriptions').select('id').execute()).toHaveLength(10);
  });

  it('[PA-12.6] a look that changes nothing writes nothing, and one that fails stops no other', async () => {
    const { shop, tell, partner, heard, look } = await openShop(await open());
    const browser = await tell(partner);
    const { db } = shop.services;
    let writes = 0;
    const transact = () => {
      writes += 1;
      return Promise.reject(new Error('the database is locked'));
    };
    const watch = () => watchShops({ ...shop.services, db: { ...db, transact } });
    await watch();
    expect(writes).toBe(0);
    await heard('fault');
    expect(await watch()).toEqual({ again: MINUTE / 2 });
    expect(writes).toBe(1);
    const said = 'the incidents of a shop could not be told';
    expect(shop.services.log.lines).toContainEqual(expect.objectContaining({ level: 'error', what: said }));
    await look();
    expect(browser.taken()).toBe(1);
    await watch();
    expect(writes).toBe(1);
  });

  it('[PA-12.6] news that joins a message which still waits is told after the time of that one', async () => {
    const { shop, tell, partner, heard } = await openShop(await open());
    const browser = await tell(partner);
    await heard('fault');
    await watchShops(shop.services);
    for (const [time, state] of [
      [11 * HOUR, 'ready'] as const,
      [11 * MINUTE, 'ready'] as const,
      [0, 'fault'] as const,
    ]) {
      shop.services.clock.pass(time);
      await heard(state);
      await watchShops(shop.services);
    }
    shop.services.clock.pass(HOUR);
    await heard('fault');
    await shop.work();
    expect((await shownBy(browser)).map(({ title }) => title)).toEqual(['The printer has a fault']);
  });

  it('[PA-12.6] [SE-01] a logout ends the messages to the own browser, and to no other', async () => {
    const { shop, tell, partner } = await openShop(await open());
    const { who } = await joins(shop, partner, 'manager');
    const [own, others] = [await tell(who), await tell(partner)];
    const left = async () =>
      (await shop.services.db.read.selectFrom('shop_push_subscriptions').select('endpoint').execute()).length;
    const again = await joins(shop, partner, 'counter');
    expect(await again.who.must('Partner.logout', { endpoint: others.subscription.endpoint })).toEqual({ ended: true });
    expect(await left()).toBe(2);
    expect(await who.must('Partner.logout', { endpoint: own.subscription.endpoint })).toEqual({ ended: true });
    expect(await partner.must('Partner.messages', { endpoint: others.subscription.endpoint })).toMatchObject({
      language: 'en-us',
    });
    expect(await left()).toBe(1);
  });

  it('[PA-12.6] a server without push says so', async () => {
    const { notifications: _, ...config } = TEST_CONFIG;
    const shop = await testShop(await open(), { overrides: { config } });
    const partner = await shop.partner();
    expect(await partner.must('Partner.messages', {})).toEqual({ key: null, language: null });
    const browser = { endpoint: 'https://push.example/1', p256dh: 'x', auth: 'y' };
    expect(await partner.call('Partner.startMessages', browser)).toMatchObject({ data: { error: 'notificationsOff' } });
  });

  it('[PA-12.6] a look costs as many statements at 41 stations as at one, and two without a browser', async () => {
    const { shop, tell, partner } = await openShop(await open());
    expect(await statementsOf(shop)).toBe(2);
    await tell(partner);
    const one = await statementsOf(shop);
    await moreStations(shop, 40);
    expect(await statementsOf(shop)).toBe(one);
    shop.services.clock.pass(6 * MINUTE);
    // All are silent: the look is repeated for writing, the readers are found, and one job is written.
    await statementsOf(shop);
    expect(await statementsOf(shop)).toBe(one);
  });
});

/** How many statements one look makes. */
async function statementsOf({ services }: TestShop): Promise<number> {
  let made = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      made += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db: Database = {
    ...services.db,
    read: services.db.read.withPlugin(counting),
    transact: (fn, turn) => services.db.transact((tx) => fn(tx.withPlugin(counting)), turn),
  };
  await watchShops({ ...services, db });
  return made;
}
