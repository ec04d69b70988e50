import { type OrderId, type PaymentId, type RefundId, brand, money } from '@cpc/domain';
import { paypalDescriptions } from '@cpc/standins/testing';
import { expect, it, onTestFinished } from 'vitest';
import { TEST_CONFIG } from '../../../testing/services.ts';
import { standinServer } from '../../../testing/shop.ts';
import { ProviderUnavailable } from '../../../records/payments/provider.ts';
import { paypalProvider } from './adapter.ts';

const described = paypalDescriptions();
const clock = { now: () => Date.UTC(2026, 10, 21) };
const paymentId = brand<PaymentId>('payment1');

const refundOf = (amount: number, key = 'refund1') => ({
  refundId: brand<RefundId>(key),
  key,
  amount: money(amount, 'EUR'),
});

async function opened(clientSecret = 'secret') {
  const server = await standinServer(clock);
  const config = TEST_CONFIG.paypal ?? expect.fail('no provider');
  const provider = paypalProvider({ ...config, apiUrl: `${server.url}/demo-paypal`, clientSecret }, clock);
  onTestFinished(() => provider.close());
  const initiate = (amount = money(1490, 'EUR')) =>
    provider.initiate({
      paymentId,
      orderId: brand<OrderId>('order1'),
      orderNumber: 'ABC123',
      amount,
      description: 'Order ABC123',
      shopUrl: 'https://shop.example',
      returnUrl: 'https://shop.example/paypal/return',
      cancelUrl: 'https://shop.example/paypal/cancel',
      language: 'en-US',
    });
  return { ...server, provider, initiate };
}

it("[PY-01.1] every request matches PayPal's API description", async () => {
  const { provider, initiate, standin, requests } = await opened();
  const { reference } = await initiate();
  standin.provider.approve(reference, false);
  const report = await provider.capture({ paymentId, reference });
  if (report.kind !== 'captured') throw new Error('not captured');
  await provider.refund(report.captureId, refundOf(1490));
  const posts = requests.filter(({ method, path }) => method === 'POST' && path.startsWith('/v2/'));
  expect(posts.map(({ requestId }) => requestId)).toEqual(['payment1-create', 'payment1-capture', 'refund1']);
  expect(posts.flatMap(({ path, body }) => described.request('post', path, JSON.parse(body)))).toEqual([]);
});

it('[PY-01.1] create, approve, capture, fetch and refund', async () => {
  const { provider, initiate, standin } = await opened();
  const first = await initiate();
  expect(await initiate()).toEqual(first);
  expect(await provider.fetch(first.reference)).toEqual({ kind: 'awaitingPayer' });
  expect(await provider.capture({ paymentId, reference: first.reference })).toEqual({ kind: 'awaitingPayer' });
  standin.provider.approve(first.reference, false);
  expect(await provider.fetch(first.reference)).toEqual({ kind: 'approved' });
  const captured = await provider.capture({ paymentId, reference: first.reference });
  expect(captured).toMatchObject({ kind: 'captured', amount: { amount: 1490, currency: 'EUR' } });
  expect(await provider.capture({ paymentId: brand<PaymentId>('again'), reference: first.reference })).toEqual(
    captured,
  );
  if (captured.kind !== 'captured') throw new Error('not captured');
  const part = await provider.refund(captured.captureId, refundOf(490));
  expect(part).toMatchObject({ kind: 'refunded' });
  expect(await provider.refund(captured.captureId, refundOf(490))).toEqual(part);
  expect(await provider.fetch(first.reference)).toMatchObject({
    kind: 'captured',
    refunds: [{ reference: part.reference, refundId: 'refund1', amount: { amount: 490 }, kind: 'refunded' }],
  });
  expect(await provider.refund(captured.captureId, refundOf(1001, 'refund2'))).toEqual({
    reference: '',
    kind: 'failed',
    problem: 'REFUND_AMOUNT_EXCEEDED',
  });
  await provider.refund(captured.captureId, refundOf(1000, 'refund3'));
  expect(await provider.fetch(first.reference)).toMatchObject({ kind: 'refunded' });
  expect(await provider.fetch('UNKNOWN')).toEqual({ kind: 'unknown' });
});

it.each([
  [1490, 'EUR', '14.90'],
  [5, 'USD', '0.05'],
  [1490, 'JPY', '1490'],
  [149_000, 'HUF', '1490'],
  [5_00, 'TWD', '5'],
])('[PY-08.1] %i minor units of %s travel as %s and come back unchanged', async (amount, currency, value) => {
  const { provider, initiate, standin } = await opened();
  const whole = money(amount, currency);
  const { reference } = await initiate(whole);
  expect(standin.provider.order(reference).unit.amount).toEqual({ currency_code: currency, value });
  standin.provider.approve(reference, false);
  const captured = await provider.capture({ paymentId, reference });
  if (captured.kind !== 'captured') throw new Error('not captured');
  const given = await provider.refund(captured.captureId, { ...refundOf(0), amount: whole });
  expect([captured.amount, given.kind]).toEqual([whole, 'refunded']);
  expect(await provider.fetch(reference)).toMatchObject({ amount: whole, refunds: [{ amount: whole }] });
});

it.each(['HUF', 'TWD'])('[PY-08.2] a fraction of one %s is never sent', async (currency) => {
  const { provider, initiate, requests } = await opened();
  await expect(initiate(money(149_050, currency))).rejects.toThrow(RangeError);
  const share = { ...refundOf(0), amount: money(50, currency) };
  expect(await provider.refund('CAPTURE', share)).toMatchObject({ kind: 'failed', problem: 'AMOUNT_DIVIDED' });
  expect(requests).toEqual([]);
});

it('[PY-01.1] a declined instrument is a declined payment', async () => {
  const { provider, initiate, standin } = await opened();
  const { reference } = await initiate();
  standin.provider.approve(reference, true);
  expect(await provider.capture({ paymentId, reference })).toEqual({ kind: 'declined' });
});

it('[PY-01.1] an expired access token is renewed within the call and kept between calls', async () => {
  const { provider, initiate, standin, requests } = await opened();
  const { reference } = await initiate();
  await provider.fetch(reference);
  expect(requests.filter(({ path }) => path === '/v1/oauth2/token')).toHaveLength(1);
  standin.misbehave('get', 'tokenExpired');
  expect(await provider.fetch(reference)).toEqual({ kind: 'awaitingPayer' });
  expect(requests.filter(({ path }) => path === '/v1/oauth2/token')).toHaveLength(2);
});

it('[PY-01.1] silence, 5xx and a wrong secret mean an unavailable provider; no error carries a secret', async () => {
  const { provider, initiate, standin } = await opened();
  const { reference } = await initiate();
  for (const what of ['refused', 'unavailable', 'answerLost'] as const) {
    standin.misbehave('get', what);
    await expect(provider.fetch(reference)).rejects.toThrow(ProviderUnavailable);
  }
  const wrong = await opened('another');
  const error: unknown = await wrong.initiate().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProviderUnavailable);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/another|Basic|Bearer/);
});

it('[PY-01.1] denied, pending and repeated captures are reported as what they are', async () => {
  const outcomeOf = async (what: 'captureDenied' | 'slow' | 'answerLost') => {
    const { provider, initiate, standin } = await opened();
    const { reference } = await initiate();
    standin.provider.approve(reference, false);
    standin.misbehave('capture', what);
    const report = await provider.capture({ paymentId, reference });
    return [report.kind, (await provider.capture({ paymentId: brand<PaymentId>('again'), reference })).kind];
  };
  expect(await Promise.all([outcomeOf('captureDenied'), outcomeOf('slow'), outcomeOf('answerLost')])).toEqual([
    ['declined', 'declined'],
    ['captured', 'captured'],
    ['captured', 'captured'],
  ]);
});
