import { X509Certificate, randomBytes, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import type { StandinStore } from '../store.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { paypalDescriptions } from '../testing.ts';
import { paypalStandin } from './standin.ts';

const PREFIX = '/demo-paypal';
const BASIC = `Basic ${Buffer.from('shop:secret').toString('base64')}`;
const described = paypalDescriptions();
const open: FastifyInstance[] = [];

afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(open.splice(0).map((app) => app.close()));
});

async function merchant(store: StandinStore = memoryStore(), besideShop = false) {
  const delivered: { headers: Readonly<Record<string, string>>; body: string }[] = [];
  const post = async (headers: Readonly<Record<string, string>>, body: string) => {
    delivered.push({ headers, body });
    return 200;
  };
  const standin = await paypalStandin({
    prefix: PREFIX,
    publicUrl: () => 'https://shop.example',
    besideShop,
    clientId: 'shop',
    clientSecret: 'secret',
    store,
    clock: () => Date.UTC(2026, 0, 2),
    random: randomBytes,
    webhook: { id: 'WEBHOOK', post },
  });
  const app = Fastify();
  open.push(app);
  await app.register(standin.plugin, { prefix: PREFIX });
  const login = await app.inject({
    method: 'POST',
    url: `${PREFIX}/v1/oauth2/token`,
    headers: { authorization: BASIC, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'grant_type=client_credentials',
  });
  const authorization = `Bearer ${login.json<{ access_token: string }>().access_token}`;

  /** One call of the merchant. Every answer is checked against PayPal's own description. */
  async function call(method: 'GET' | 'POST', path: string, body?: unknown, requestId?: string) {
    const answer = await app.inject({
      method,
      url: PREFIX + path,
      headers: {
        authorization,
        'content-type': 'application/json',
        ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const parsed = answer.json<Answer>();
    const repeatedRefund = path.endsWith('/refund') && answer.statusCode === 200;
    if (!repeatedRefund)
      expect(described.answer(method === 'GET' ? 'get' : 'post', path, answer.statusCode, parsed)).toEqual([]);
    return { status: answer.statusCode, body: parsed };
  }
  const choose = (token: string, choice: string) =>
    app.inject({
      method: 'POST',
      url: `${PREFIX}/checkoutnow?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `choice=${choice}`,
    });
  const create = (invoice: string, value = '14.90', requestId = `create-${invoice}`) =>
    call('POST', '/v2/checkout/orders', request(invoice, value), requestId);
  return { standin, app, delivered, call, choose, create };
}

interface Answer {
  readonly id: string;
  readonly status: string;
  readonly details?: readonly { readonly issue: string }[];
  readonly links: readonly { readonly rel: string; readonly href: string }[];
  readonly purchase_units?: readonly {
    readonly payments?: { readonly captures: readonly { readonly id: string; readonly status: string }[] };
  }[];
}

const request = (invoice: string, value: string, shop = 'https://shop.example') => ({
  intent: 'CAPTURE',
  purchase_units: [{ reference_id: 'default', invoice_id: invoice, amount: { currency_code: 'EUR', value } }],
  payment_source: { paypal: { experience_context: { return_url: `${shop}/back`, cancel_url: `${shop}/no` } } },
});

it('[PY-02.1] create, approve, capture and refund follow the provider’s protocol', async () => {
  const { call, choose, create } = await merchant();
  const created = await create('A1');
  expect(created).toMatchObject({ status: 201, body: { status: 'PAYER_ACTION_REQUIRED' } });
  expect(created.body.links.find((link) => link.rel === 'payer-action')?.href).toBe(
    `https://shop.example${PREFIX}/checkoutnow?token=${created.body.id}`,
  );

  const early = await call('POST', `/v2/checkout/orders/${created.body.id}/capture`, {}, 'capture-A1');
  expect(early).toMatchObject({ status: 422, body: { details: [{ issue: 'ORDER_NOT_APPROVED' }] } });

  const back = await choose(created.body.id, 'pay');
  expect(back.statusCode).toBe(303);
  expect(back.headers.location).toMatch(
    new RegExp(`^https://shop.example/back\\?token=${created.body.id}&PayerID=\\w+$`),
  );

  const captured = await call('POST', `/v2/checkout/orders/${created.body.id}/capture`, {}, 'capture-A1');
  expect(captured).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
  const capture = captured.body.purchase_units?.[0]?.payments?.captures[0];
  const refund = await call('POST', `/v2/payments/captures/${capture?.id}/refund`, {}, 'refund-A1');
  expect(refund).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
  expect(await call('GET', `/v2/payments/captures/${capture?.id}`)).toMatchObject({ body: { status: 'REFUNDED' } });
  expect(await call('GET', `/v2/payments/refunds/${refund.body.id}`)).toMatchObject({ body: { id: refund.body.id } });
  expect(await call('POST', `/v2/payments/captures/${capture?.id}/refund`, {}, 'refund-B')).toMatchObject({
    body: { details: [{ issue: 'CAPTURE_FULLY_REFUNDED' }] },
  });
});

it('[PY-02.1] [OP-04.2] the merchant’s webhook is described as the provider does, and no other one', async () => {
  const { call } = await merchant();
  expect(await call('GET', '/v1/notifications/webhooks/WEBHOOK')).toMatchObject({
    status: 200,
    body: { id: 'WEBHOOK', url: 'https://merchant.invalid/webhook' },
  });
  expect(await call('GET', '/v1/notifications/webhooks/OTHER')).toMatchObject({ status: 404 });
});

it('[PY-02.1] partial, pending and failed refunds appear in their order as described', async () => {
  const { call, choose, create, standin } = await merchant();
  const { body } = await create('A1');
  await choose(body.id, 'pay');
  await call('POST', `/v2/checkout/orders/${body.id}/capture`, {}, 'capture');
  const path = `/v2/payments/captures/${standin.provider.order(body.id).captureId}/refund`;
  const part = (value: string, custom_id: string) =>
    call('POST', path, { amount: { currency_code: 'EUR', value }, custom_id }, custom_id);
  expect(await part('4.90', 'r1')).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
  standin.misbehave('refund', 'refundPending');
  const waiting = await part('5.00', 'r2');
  expect(waiting).toMatchObject({ status: 201, body: { status: 'PENDING' } });
  expect(await part('5.01', 'r3')).toMatchObject({ body: { details: [{ issue: 'REFUND_AMOUNT_EXCEEDED' }] } });
  standin.misbehave('refund', 'refundFails');
  expect(await part('5.00', 'r4')).toMatchObject({ status: 201, body: { status: 'FAILED' } });
  standin.provider.endRefund(waiting.body.id, true);
  const order = await call('GET', `/v2/checkout/orders/${body.id}`);
  expect(order.body.purchase_units?.[0]?.payments).toMatchObject({
    captures: [{ status: 'PARTIALLY_REFUNDED' }],
    refunds: [
      { status: 'COMPLETED', custom_id: 'r1', amount: { value: '4.90' } },
      { status: 'COMPLETED', custom_id: 'r2' },
      { status: 'FAILED', custom_id: 'r4' },
    ],
  });
});

it('[PY-02.1] the same PayPal-Request-Id gets the first answer, and nothing is done twice', async () => {
  const { call, choose, create } = await merchant();
  const first = await create('A1');
  const again = await create('A1');
  expect(again).toEqual({ status: 200, body: first.body });
  await choose(first.body.id, 'pay');
  const path = `/v2/checkout/orders/${first.body.id}/capture`;
  const captured = await call('POST', path, {}, 'one');
  expect(await call('POST', path, {}, 'one')).toEqual({ status: 200, body: captured.body });
  expect(await call('POST', path, {}, 'two')).toMatchObject({
    status: 422,
    body: { details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] },
  });
});

it('[PY-02.1] a declined card is refused at the capture, and another one may be tried', async () => {
  const { call, choose, create } = await merchant();
  const { body } = await create('A1');
  const path = `/v2/checkout/orders/${body.id}/capture`;
  await choose(body.id, 'decline');
  expect(await call('POST', path, {}, 'one')).toMatchObject({
    status: 422,
    body: { details: [{ issue: 'INSTRUMENT_DECLINED' }] },
  });
  await choose(body.id, 'pay');
  expect(await call('POST', path, {}, 'two')).toMatchObject({ status: 201 });
});

it('[PY-02.1] a second capture for one invoice is refused', async () => {
  const { call, choose, create } = await merchant();
  const [first, second] = [await create('A1'), await create('A1', '14.90', 'another')];
  for (const order of [first, second]) await choose(order.body.id, 'pay');
  await call('POST', `/v2/checkout/orders/${first.body.id}/capture`, {}, 'one');
  expect(await call('POST', `/v2/checkout/orders/${second.body.id}/capture`, {}, 'two')).toMatchObject({
    status: 422,
    body: { details: [{ issue: 'DUPLICATE_INVOICE_ID' }] },
  });
});

it.each([
  ['{', 400, 'MALFORMED_REQUEST_JSON'],
  ['{"intent":"CAPTURE"}', 400, 'MISSING_REQUIRED_PARAMETER'],
  [JSON.stringify(request('A1', '1.234')), 422, 'DECIMAL_PRECISION'],
  [JSON.stringify(request('A1', '0.00')), 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
])('[PY-02.1] refuses %s with %i %s', async (payload, status, issue) => {
  const { app } = await merchant();
  const login = await app.inject({
    method: 'POST',
    url: `${PREFIX}/v1/oauth2/token`,
    headers: { authorization: BASIC },
  });
  const authorization = `Bearer ${login.json<{ access_token: string }>().access_token}`;
  const answer = await app.inject({
    method: 'POST',
    url: `${PREFIX}/v2/checkout/orders`,
    headers: { authorization, 'content-type': 'application/json', 'paypal-request-id': 'x' },
    payload,
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.json<Answer>().details?.[0]?.issue).toBe(issue);
  expect(described.answer('post', '/v2/checkout/orders', status, answer.json())).toEqual([]);
});

it('[PY-02.1] events are signed with a certificate that the stand-in’s root issued', async () => {
  const { standin, app, delivered, choose, create } = await merchant();
  const { body } = await create('A1');
  await choose(body.id, 'pay');
  await standin.idle();
  const [event] = delivered;
  if (!event) throw new Error('nothing was delivered');
  expect(JSON.parse(event.body)).toMatchObject({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: body.id } });

  const address = new URL(event.headers['paypal-cert-url'] ?? '');
  const pem = (await app.inject({ url: address.pathname })).body;
  const leaf = new X509Certificate(pem);
  const root = new X509Certificate(standin.rootCertificate);
  expect(leaf.checkIssued(root) && leaf.verify(root.publicKey)).toBe(true);
  expect(leaf.subject).toBe(`CN=${standin.certificateName}`);
  const text = `${event.headers['paypal-transmission-id']}|${event.headers['paypal-transmission-time']}|WEBHOOK|${crc32(event.body)}`;
  expect(
    verify(
      'RSA-SHA256',
      Buffer.from(text),
      leaf.publicKey,
      Buffer.from(event.headers['paypal-transmission-sig'] ?? '', 'base64'),
    ),
  ).toBe(true);
});

it('[PY-02.1] a restart remembers orders, answers and the signing identity', async () => {
  const store = memoryStore();
  const before = await merchant(store);
  const { body } = await before.create('A1');
  await before.choose(body.id, 'pay');
  const after = await merchant(store);
  expect(after.standin.rootCertificate).toBe(before.standin.rootCertificate);
  expect(await after.create('A1')).toMatchObject({ status: 200, body: { id: body.id } });
  expect(await after.call('POST', `/v2/checkout/orders/${body.id}/capture`, {}, 'one')).toMatchObject({ status: 201 });
});

it('[PY-02.1] the approval page is labelled as a demo, has no script, and escapes its texts', async () => {
  const { app, create } = await merchant();
  const { body } = await create('<b>&"');
  const shown = await app.inject({ url: `${PREFIX}/checkoutnow?token=${body.id}` });
  expect(shown.body).toContain('Demo – no money moves');
  expect(shown.body).not.toMatch(/<script|<b>|style=/);
});

it('[LG-04.1] the approval page uses the merchant’s language and its text direction', async () => {
  const { app, call } = await merchant();
  const asked = request('A1', '14.90');
  Object.assign(asked.payment_source.paypal.experience_context, { locale: 'ar-EG' });
  const { body } = await call('POST', '/v2/checkout/orders', asked, 'create');
  const shown = await app.inject({ url: `${PREFIX}/checkoutnow?token=${body.id}` });
  expect(shown.body).toContain('<html lang="ar" dir="rtl">');
  const missing = await app.inject({
    url: `${PREFIX}/checkoutnow?token=x`,
    headers: { 'accept-language': 'zh-CN,zh;q=0.9' },
  });
  expect([missing.statusCode, missing.body]).toEqual([404, expect.stringContaining('此付款不存在')]);
});

it('[PY-02.1] a stand-in of the shop’s own server sends payers to the origin they came from', async () => {
  const { call } = await merchant(memoryStore(), true);
  const { body } = await call(
    'POST',
    '/v2/checkout/orders',
    request('A1', '14.90', 'http://192.168.1.7:8080'),
    'create',
  );
  const approve = body.links.find((link) => link.rel === 'payer-action')?.href;
  expect(approve).toBe(`http://192.168.1.7:8080${PREFIX}/checkoutnow?token=${body.id}`);
});

it('[PY-02.2] the PayPal stand-in refuses to run in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(merchant()).rejects.toThrow(/production/);
});

it('a wrong secret and an unknown token are refused', async () => {
  const { app } = await merchant();
  expect(
    (await app.inject({ method: 'POST', url: `${PREFIX}/v1/oauth2/token`, headers: { authorization: 'Basic eDp5' } }))
      .statusCode,
  ).toBe(401);
  expect(
    (await app.inject({ url: `${PREFIX}/v2/checkout/orders/X`, headers: { authorization: 'Bearer x' } })).statusCode,
  ).toBe(401);
});

it('[SE-05] a body with an unknown content type is refused', async () => {
  const { app } = await merchant();
  const headers = { 'content-type': 'nonsense' };
  const answer = await app.inject({ method: 'POST', url: `${PREFIX}/checkoutnow?token=x`, headers, payload: '{}' });
  expect(answer.statusCode).toBe(415);
});
