import { sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { ORDER_STATUS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../base/ports/clock.ts';
import { databases } from '../../testing/databases.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { testClock } from '../../testing/services.ts';
import { standinServer, testShop } from '../../testing/shop.ts';

interface Delivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A shop whose webhooks are caught, with one approved payment. */
async function approved(db: Parameters<typeof testShop>[0]) {
  const clock = testClock();
  const provider = await standinServer(clock);
  const shop = await testShop(db, { overrides: { clock }, standin: provider });
  const caught: Delivery[] = [];
  const customer = await shop.customer();
  const order = await shop.place(customer);
  const token = await shop.begin(customer, order);
  const deliver = async ({ headers, body }: Delivery) =>
    (await shop.app.inject({ method: 'POST', url: '/api/Paypal/webhook', headers, payload: body })).statusCode;
  shop.intercept(async (headers, body) => {
    caught.push({ headers, body });
    return 200;
  });
  await shop.choose(token, 'pay');
  await shop.standin.idle();
  const [event] = caught;
  if (!event) throw new Error('no event was sent');
  return { shop, customer, order, event, caught, deliver, provider };
}

describe.each(databases())('webhooks on $engine', ({ open }) => {
  it('[PY-04.1] a genuine event settles, and the same event again changes nothing', async () => {
    const { shop, customer, order, event, deliver, caught } = await approved(await open());
    for (let time = 0; time < 3; time += 1) expect(await deliver(event)).toBe(200);
    const paid = await customer.must('Order.get', order);
    expect(paid).toMatchObject({ status: ORDER_STATUS.awaitingDelivery, payment: 'settled' });
    await shop.standin.idle();
    // The event of the capture comes after the answer to the capture, and is delivered late.
    for (const later of caught.slice(1).reverse()) expect(await deliver(later)).toBe(200);
    expect((await customer.must('Order.get', order)).history).toEqual(paid.history);
    const seen = await shop.services.db.read.selectFrom('payment_notices').select('type').execute();
    expect(seen.map((notice) => notice.type).sort()).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED']);
  });

  it('[PY-04.1] an event that cannot be processed is answered 503, so it comes again', async () => {
    const { shop, customer, order, event, deliver } = await approved(await open());
    shop.standin.misbehave('get', 'unavailable');
    expect(await deliver(event)).toBe(503);
    expect(await deliver(event)).toBe(200);
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'settled' });
  });

  it('[PY-04.1] an event that comes after its successor settles nothing twice', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.place(customer);
    const token = await shop.begin(customer, order);
    shop.standin.misbehave('webhook', 'webhookLate');
    await shop.choose(token, 'pay');
    await shop.post('/api/Paypal/success', { token });
    await shop.standin.idle();
    const seen = await shop.services.db.read.selectFrom('payment_notices').select('type').execute();
    expect(seen).toHaveLength(2);
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'settled' });
    await expectReconciled(shop);
  });

  it('[PY-03] a forged event is refused and changes nothing', async () => {
    const { shop, customer, order, event, deliver } = await approved(await open());
    const other = await standinServer(shop.services.clock, { fresh: true });
    const elsewhere = await standinServer(shop.services.clock, { fresh: true });
    const paypal = shop.services.config.paypal ?? expect.fail('no provider');
    // Even at an address of the provider, a certificate without a trusted root does not count.
    Object.assign(paypal, { certificateHosts: [...paypal.certificateHosts, new URL(other.url).host] });
    const forgeries: Record<string, Delivery> = {
      'another body': { ...event, body: event.body.replace('APPROVED', 'COMPLETED') },
      'no signature': { ...event, headers: omit(event.headers, 'paypal-transmission-sig') },
      'another algorithm': withHeader(event, 'paypal-auth-algo', 'none'),
      'another time': withHeader(event, 'paypal-transmission-time', '2026-11-21T09:00:00Z'),
      'an old time': withHeader(event, 'paypal-transmission-time', '2026-11-01T00:00:00Z'),
      'a certificate elsewhere': withHeader(event, 'paypal-cert-url', 'http://evil.example/v1/notifications/certs/X'),
      'a certificate of another path': withHeader(
        event,
        'paypal-cert-url',
        event.headers['paypal-cert-url']?.replace('/v1/notifications/certs', '/checkoutnow') ?? '',
      ),
      'credentials in the address': withHeader(
        event,
        'paypal-cert-url',
        event.headers['paypal-cert-url']?.replace('127.0.0.1', 'a:b@127.0.0.1') ?? '',
      ),
      'an untrusted root': signedBy(event, other, `${other.url}/demo-paypal/v1/notifications/certs/X`),
      'a certificate at another port': signedBy(
        event,
        elsewhere,
        `${elsewhere.url}/demo-paypal/v1/notifications/certs/X`,
      ),
      'nothing at all': { headers: { 'content-type': 'application/json' }, body: '' },
    };
    const answers: Record<string, number> = {};
    for (const [what, forgery] of Object.entries(forgeries)) answers[what] = await deliver(forgery);
    expect(answers).toEqual(Object.fromEntries(Object.keys(forgeries).map((what) => [what, 400])));
    // No forged event makes the server call an address that the sender chose.
    expect([other, elsewhere].map(({ requests }) => requests.length)).toEqual([1, 0]);
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'approving' });
    expect(await shop.services.db.read.selectFrom('payment_notices').selectAll().execute()).toEqual([]);
  });

  it('[PY-03] a genuine event that comes again after four days is refused', async () => {
    const { shop, event, deliver } = await approved(await open());
    shop.services.clock.pass(4 * DAY_MS - 60_000);
    expect(await deliver(event)).toBe(200);
    shop.services.clock.pass(2 * 60_000);
    expect(await deliver(event)).toBe(400);
  });

  it('[SE-05] [PY-03] forged events cause a bounded number of certificate downloads', async () => {
    const { event, deliver, provider } = await approved(await open());
    const downloads = () => provider.requests.filter(({ path }) => path.includes('/certs/')).length;
    await deliver(event);
    const before = downloads();
    const address = event.headers['paypal-cert-url'] ?? '';
    for (let nth = 0; nth < 60; nth += 1)
      expect(await deliver(withHeader(event, 'paypal-transmission-sig', `AAAA${nth}`))).toBe(400);
    expect(downloads()).toBe(before);
    const missing = address.replace('CERT-stand-in', 'gone');
    const forged = withHeader(event, 'paypal-transmission-sig', 'AAAA');
    for (let nth = 0; nth < 60; nth += 1) await deliver(withHeader(forged, 'paypal-cert-url', `${missing}-${nth}`));
    expect(downloads() - before).toBeLessThanOrEqual(20);
    // A genuine event still gets through.
    expect(await deliver(event)).toBe(200);
  });

  it('[SE-05] [PY-03] a certificate that cannot be fetched is not requested each time', async () => {
    const { shop, event, deliver, provider } = await approved(await open());
    provider.answering(false);
    const before = provider.requests.length;
    for (let nth = 0; nth < 20; nth += 1) expect(await deliver(event)).toBe(503);
    expect(provider.requests.length - before).toBe(1);
    provider.answering(true);
    shop.services.clock.pass(60_000);
    expect(await deliver(event)).toBe(200);
  });

  it.each(['', 'not JSON', '[]', 'null', '{"id":1}'])(
    '[SE-05] [PY-03] a signed body that is no event: %j',
    async (body) => {
      const { event, deliver, provider } = await approved(await open());
      const signed = signedBy({ ...event, body }, provider, event.headers['paypal-cert-url'] ?? '');
      expect(await deliver(signed)).toBe(400);
    },
  );

  it('[PY-04.1] a genuine event about an unknown payment is accepted and ignored', async () => {
    const { shop, event, deliver } = await approved(await open());
    await shop.services.db.transact((tx) => tx.deleteFrom('payments').execute());
    expect(await deliver(event)).toBe(200);
  });
});

function withHeader(event: Delivery, name: string, value: string): Delivery {
  return { ...event, headers: { ...event.headers, [name]: value } };
}

function omit(headers: Delivery['headers'], name: string): Delivery['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
}

/** The same event, signed with another certificate. */
function signedBy(event: Delivery, other: Awaited<ReturnType<typeof standinServer>>, url: string): Delivery {
  const text = `${event.headers['paypal-transmission-id']}|${event.headers['paypal-transmission-time']}|WH-TEST|${crc32(event.body)}`;
  const signature = sign('RSA-SHA256', Buffer.from(text), other.signingKey()).toString('base64');
  return withHeader(withHeader(event, 'paypal-cert-url', url), 'paypal-transmission-sig', signature);
}
