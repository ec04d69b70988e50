import { ORDER_STATUS, brand, type AddressId, type StationId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../base/db/database.ts';
import { caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { printNext } from '../../testing/printer.ts';
import { notifyingShop, pushServer, shownBy } from '../../testing/push.ts';
import { SPARE_ADDRESS, type TestShop, soleItem, orderOfItems, testShop } from '../../testing/shop.ts';
import { registered } from '../../testing/texts.ts';

const DAY_MS = 24 * 3_600_000;
const PHONE = { phone: '13800138000', country: 'CN', password: 'correct horse' };

/** A paid order of so many items, whose customer's browser is subscribed. */
async function awaited(db: Database, items = 1) {
  const { shop, push, agree } = await notifyingShop(db);
  const customer = await shop.customer();
  const browser = await agree(customer);
  const placed = await customer.must('Order.place', orderOfItems(...Array.from({ length: items }, () => ({}))));
  const order = await shop.pay(customer, placed);
  await shop.work();
  return { shop, push, agree, customer, browser, order };
}

const waiting = ({ services }: TestShop) =>
  services.db.read.selectFrom('background_jobs').selectAll().where('kind', '=', 'notifications.send').execute();

const browsersOf = ({ services }: TestShop) =>
  services.db.read.selectFrom('push_subscriptions').select(['endpoint', 'language', 'account_id']).execute();

describe.each(databases())('notifications on $engine', ({ open }) => {
  it('[QU-02.4] [QU-02.5] [QU-02.6] every subscribed browser is notified once, in its language, what is ready and where', async () => {
    const { shop, agree, customer, browser, order } = await awaited(await open());
    const arabic = await agree(customer, 'ar');
    const stranger = await agree(await shop.customer());
    await printNext(shop, 'A1');
    await shop.work();
    const [notice, ...more] = await shownBy(browser);
    expect([notice?.title, more]).toEqual(['Ready to pick up', []]);
    expect(notice?.body.replaceAll(/[\u2068\u2069]/g, '')).toBe(
      `Order ${order.order_number} is waiting for you at Demo. Open this for your pickup code.`,
    );
    const url = `/#/pages/mine/orderDetail?order_id=${order.order_id}&machine_id=demo`;
    expect(notice?.url).toBe(url);
    expect(browser.headers()).toEqual([{ ttl: 3 * 86_400, topic: notice?.tag, urgency: 'high' }]);
    const [other] = await shownBy(arabic);
    expect(other).toMatchObject({ lang: 'ar', dir: 'rtl', tag: notice?.tag, url });
    expect(other?.body).toMatch(/\p{Script=Arabic}/u);
    const { pickup_code, pickup_token } = soleItem(await customer.must('Order.get', order));
    const messages = JSON.stringify([await browser.shown(), await arabic.shown()]);
    expect([pickup_code, pickup_token].map((code) => messages.includes(code ?? ''))).toEqual([false, false]);
    await shop.work();
    expect([browser.taken(), arabic.taken(), stranger.taken()]).toEqual([1, 1, 0]);
  });

  it('[QU-02.4] [OR-10] for several items a newer notice replaces the older one', async () => {
    const { shop, browser } = await awaited(await open(), 2);
    await printNext(shop, 'A1');
    await shop.work();
    expect((await shownBy(browser))[0]?.body).toMatch(/^1 of 2 items of order .* is waiting/);
    await printNext(shop, 'A2');
    await shop.work();
    expect((await shownBy(browser)).map(({ body }) => body)).toEqual([
      expect.stringMatching(/^2 of 2 items of order .* are waiting/),
    ]);
    expect(browser.taken()).toBe(2);
  });

  it('[QU-03.1] an item in its bay for days is reminded of, a collected one not', async () => {
    const { shop, push, customer, browser, order } = await awaited(await open());
    await printNext(shop, 'A1');
    await shop.work();
    const code = soleItem(await customer.must('Order.get', order)).pickup_code ?? '';
    push.clock.pass(3 * DAY_MS);
    await shop.work();
    const [notice, ...more] = await shownBy(browser);
    expect([notice?.title, more]).toEqual(['Still waiting for you', []]);
    expect(notice?.body).toMatch(/for 3 days\./);
    push.standin.misbehave('busy');
    push.clock.pass(3 * DAY_MS);
    await shop.work();
    expect(await waiting(shop)).toHaveLength(1);
    await shop.screen.must('Pickup.verify', { code });
    push.clock.pass(120_000);
    await shop.work();
    expect([browser.taken(), await waiting(shop)]).toEqual([2, []]);
  });

  it('[QU-02.4] [PY-05.1] a failed order is reported with its refund, except to the customer who cancelled it', async () => {
    const { shop, customer, browser, order } = await awaited(await open());
    const own = await shop.paidOrder(customer);
    await customer.must('Order.cancel', { order_id: own.order_id });
    await shop.work();
    const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    const lease = { job_id: job?.job_id ?? brand(''), fence: job?.fence ?? 0 };
    const events = (['started', 'unsure'] as const).map((kind, index) => {
      return { seq: index + 1, kind, percent: 0, reason: '', bay: '', at: 0 };
    });
    await shop.station.must('PrintJob.report', { ...lease, events });
    const partner = await shop.partner();
    const given = { decision: 'cancel', piece: 'used', reason: 'smeared', bay: '' } as const;
    await partner.must('Partner.decideJob', { job_id: lease.job_id, ...given });
    await shop.work();
    expect(await customer.must('Order.get', order)).toMatchObject({ status: ORDER_STATUS.closed });
    const [notice, ...more] = await shownBy(browser);
    expect([notice?.title, more]).toEqual(['Your order was cancelled', []]);
    expect(notice?.body).toMatch(new RegExp(`${order.order_number}.* cannot be fulfilled\\. What you paid goes back`));
  });

  it('[QU-02.4] [OR-10] one of several items that cannot be made is reported', async () => {
    const { shop, browser } = await awaited(await open(), 2);
    const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    if (!job) throw new Error('expected a print job to lease');
    const fault = { seq: 1, kind: 'faulted', percent: 0, reason: '', bay: '', at: 0 } as const;
    await shop.station.must('PrintJob.report', { job_id: job.job_id, fence: job.fence, events: [fault] });
    const given = { decision: 'cancel', piece: 'unused', reason: 'no ink', bay: '' } as const;
    await (await shop.partner()).must('Partner.decideJob', { job_id: job.job_id, ...given });
    await shop.work();
    expect((await shownBy(browser)).map(({ title }) => title)).toEqual(['One item was cancelled']);
  });

  it('[QU-02.4] [JN-04] a sent parcel is reported, and never as ready for pickup', async () => {
    const { shop, agree } = await notifyingShop(await open());
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const browser = await agree(customer);
    await partner.must('Partner.setDeliveryFee', { machine_id: brand<StationId>('demo'), fee: 490 });
    const { address_id } = await customer.must('Address.save', SPARE_ADDRESS);
    const delivery = { address_id: brand<AddressId>(address_id) };
    const { order_id } = await shop.pay(
      customer,
      await customer.must('Order.place', { ...orderOfItems({}), delivery }),
    );
    await shop.work();
    await printNext(shop, 'A2');
    const shipping = { order_id, company: 'Express', express_number: 'EX-12345' };
    await partner.must('Partner.ship', shipping);
    await partner.must('Partner.ship', { ...shipping, express_number: 'EX-54321' });
    await shop.work();
    expect((await shownBy(browser)).map(({ title }) => title)).toEqual(['On its way to you']);
    expect(JSON.stringify(await browser.shown())).not.toMatch(/EX-|Lovelace|Berlin/);
  });

  it('[QU-02.4] [RL-03.5] a busy push service is asked again when it says, and gets each notice once', async () => {
    const { shop, push, browser } = await awaited(await open());
    await printNext(shop, 'A1');
    const next = async () => ((await waiting(shop))[0]?.run_at ?? 0) - push.clock.now();
    push.standin.misbehave('busy');
    await shop.work();
    expect(await next()).toBe(90_000);
    push.clock.pass(90_000);
    push.standin.misbehave('busyUntil');
    await shop.work();
    expect(await next()).toBe(90_000);
    push.clock.pass(90_000);
    push.standin.misbehave('away');
    await shop.work();
    expect(await next()).toBe(1_000);
    push.clock.pass(1_000);
    push.standin.misbehave('answerLost');
    await shop.work();
    push.clock.pass(await next());
    await shop.work();
    expect([browser.taken(), (await shownBy(browser)).length, await waiting(shop)]).toEqual([2, 1, []]);
    const [endpoint] = (await browsersOf(shop)).map((row) => new URL(row.endpoint).pathname);
    expect(JSON.stringify(shop.services.log.lines)).not.toContain(endpoint);
  });

  it('[QU-02.4] outdated news is dropped, and so is what a push service refuses', async () => {
    const { shop, push, browser } = await awaited(await open());
    await printNext(shop, 'A1');
    push.standin.misbehave('refused');
    await shop.work();
    const errors = shop.services.log.lines.filter(({ level }) => level === 'error');
    expect(errors.map(({ facts }) => facts)).toEqual([{ host: expect.stringMatching(/^127\.0\.0\.1:/), status: 400 }]);
    expect([await waiting(shop), browser.taken()]).toEqual([[], 0]);
    push.clock.pass(3 * DAY_MS);
    push.standin.misbehave('away');
    await shop.work();
    expect(await waiting(shop)).toHaveLength(1);
    // From here on only the next reminder is news.
    push.clock.pass(3 * DAY_MS);
    await shop.work();
    expect([await waiting(shop), browser.taken()]).toEqual([[], 1]);
    expect((await shownBy(browser))[0]?.body).toMatch(/for 6 days\./);
  });

  it('[QU-02.4] a browser that is gone is never asked again', async () => {
    const { shop, push, browser } = await awaited(await open());
    browser.leave();
    await printNext(shop, 'A1');
    await shop.work();
    expect([await browsersOf(shop), await waiting(shop)]).toEqual([[], []]);
    push.clock.pass(3 * DAY_MS);
    await shop.work();
    expect([browser.taken(), shop.services.log.lines.filter(({ level }) => level === 'error')]).toEqual([0, []]);
  });

  it('[QU-02.4] [RL-02] several processes sign with one key and tell each event once', async () => {
    const db = await open();
    const push = await pushServer();
    const one = await testShop(db, { overrides: push.overrides });
    const two = await testShop(db, { overrides: push.overrides, joins: true });
    const customer = await one.customer();
    const there = caller(two.app, customer.headers);
    const keys = await Promise.all([customer, there, customer, there].map((who) => who.must('Notification.get', {})));
    expect(new Set(keys.map(({ key }) => key)).size).toBe(1);
    const browser = push.standin.browser(keys[0]?.key ?? '');
    await there.must('Notification.subscribe', browser.subscription);
    await one.paidOrder(customer);
    await one.work();
    await printNext(two, 'A1');
    await Promise.all([one.work(), two.work(), one.work(), two.work()]);
    expect(browser.taken()).toBe(1);
  });

  it('[QU-02.4] [SE-01] a browser is notified only of the orders of its current account', async () => {
    const { shop, push, agree, customer, browser } = await awaited(await open());
    const { endpoint } = browser.subscription;
    const other = await shop.customer();
    expect((await other.must('Notification.get', { endpoint })).language).toBeNull();
    expect(await other.must('Notification.unsubscribe', { endpoint })).toEqual({ ended: 0 });
    // The address alone is not enough to take the browser over.
    const { p256dh, auth } = push.standin.browser('').subscription;
    const taken = await other.call('Notification.subscribe', { endpoint, p256dh, auth });
    expect(taken.data).toMatchObject({ error: 'pushUnsuitable' });
    expect((await customer.must('Notification.get', { endpoint })).language).toBe('en-us');
    // The browser itself goes over to the account that logs in on it.
    await other.must('Notification.subscribe', browser.subscription);
    expect((await customer.must('Notification.get', { endpoint })).language).toBeNull();
    await printNext(shop, 'A1');
    await shop.work();
    expect(browser.taken()).toBe(0);
    const eleven = [];
    for (let n = 0; n < 11; n += 1) {
      push.clock.pass(1);
      eleven.push((await agree(other)).subscription.endpoint);
    }
    expect((await browsersOf(shop)).map((row) => row.endpoint).toSorted()).toEqual(eleven.slice(1).toSorted());
  });

  it('[QU-02.4] [SN-03.2] a guest who becomes an account stays subscribed; logout ends it', async () => {
    const { shop, customer: guest, browser } = await awaited(await open());
    await registered(shop.visitor, shop.services.texts, PHONE);
    const session = await guest.must('User.login', PHONE);
    const account = caller(shop.app, { authorization: session.tokenHead + session.token });
    const { endpoint } = browser.subscription;
    expect((await account.must('Notification.get', { endpoint })).language).toBe('en-us');
    await printNext(shop, 'A1');
    await shop.work();
    expect(browser.taken()).toBe(1);
    expect(await account.must('User.logout', { endpoint })).toEqual({ ended: 1 });
    expect(await browsersOf(shop)).toEqual([]);
  });

  it('[QU-02.4] a deleted account loses its browsers', async () => {
    const { shop, agree } = await notifyingShop(await open());
    const customer = await shop.customer();
    await agree(customer);
    const { uid } = await customer.must('User.verifyToken', {});
    await shop.services.db.transact((tx) => tx.deleteFrom('accounts').where('id', '=', uid).execute());
    expect(await browsersOf(shop)).toEqual([]);
  });

  it('[QU-02.4] [SE-05] an address outside the push services is refused, and so are invalid keys', async () => {
    const { shop, push } = await notifyingShop(await open());
    const { p256dh, auth } = push.standin.browser('').subscription;
    const customer = await shop.customer();
    const good = { endpoint: 'https://push.example/a', p256dh, auth };
    const refused = async (wrong: Partial<typeof good>) =>
      expect((await customer.call('Notification.subscribe', { ...good, ...wrong })).data).toMatchObject({
        error: 'pushUnsuitable',
      });
    await refused({ endpoint: 'https://internal.example/a' });
    await refused({ auth: 'AAAA' });
    // The right length, but not a point of the curve.
    await refused({ p256dh: `B${'A'.repeat(86)}` });
    expect(await customer.must('Notification.subscribe', good)).toEqual({ language: 'en-us' });
  });
});
