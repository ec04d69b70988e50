import type { OrderId } from '@cpc/domain';
import { plain, STATION } from '@cpc/testkit';
import type { Attack, Scene } from '../attack.ts';
import { awaitReady, pay, place } from '../buy.ts';
import type { Person } from '../person.ts';

const TIMES = 40;
const LIES = { short: 50, full: 300, long: 300 } as const;
const MAX_READY_MS = 200_000;
const JSON_TYPE = { 'content-type': 'application/json' };

const many = <T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

/** Bar 9: the same request sent many times at once takes effect once, and false messages move no money. */
export const money: Attack = {
  name: 'money',
  title: 'one key 40 times, payments confirmed 40 times, forged webhooks, one code 20 times',
  async run(scene) {
    const self = await scene.shop.guest();
    const order_id = await sameKey(scene, self);
    await lies(scene, self, order_id);
    await ends(scene, self, order_id);
    await sameCode(scene, self, order_id);
  },
};

async function sameKey({ shop, hold }: Scene, self: Person): Promise<OrderId> {
  const [kind] = shop.kinds;
  if (!kind) throw new Error('the demo shop has no goods in stock');
  const order = { client_key: 'one key', machine_id: STATION, items: [plain(kind, '#446688')] };
  const answers = await many(TIMES, () => self.call('Order.place', order));
  const orders = new Set(answers.flatMap(({ output }) => output?.order_id ?? []));
  hold(orders.size === 1, `one key made ${orders.size} orders`);
  return [...orders][0] ?? place(self, 'another key', order.items);
}

/** Webhooks without a signature, or with a wrong one. */
async function lies({ shop, scale, hold }: Scene, self: Person, order_id: OrderId): Promise<void> {
  const { approve_url } = await self.must('Payment.begin', { order_id });
  const reference = new URL(approve_url).searchParams.get('token');
  const body = JSON.stringify({
    id: 'WH-1',
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { id: 'CAP-1', supplementary_data: { related_ids: { order_id: reference } } },
  });
  const signed = {
    ...JSON_TYPE,
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-transmission-id': 'x',
    'paypal-transmission-sig': 'eA==',
    'paypal-transmission-time': new Date().toISOString(),
    'paypal-cert-url': `${shop.origin}/demo-paypal/cert.pem`,
  };
  const liar = shop.visitor();
  for (let n = 0; n < LIES[scale]; n += 1) {
    const headers = n % 2 === 0 ? signed : JSON_TYPE;
    const lie = n % 5 === 0 ? 'no JSON' : body;
    const { status } = await liar.send({ method: 'POST', path: '/api/Paypal/webhook', headers, body: lie });
    hold(status < 500 && status !== 0, `a forged webhook got status ${status}`);
  }
  const { output } = await self.call('Order.get', { order_id });
  hold(output?.payment !== 'settled', 'a forged webhook paid an order');
}

/** A stranger ends the payment or claims that it is paid; then its owner ends it many times at once. */
async function ends({ shop, hold }: Scene, self: Person, order_id: OrderId): Promise<void> {
  const { approve_url } = await self.must('Payment.begin', { order_id });
  const token = new URL(approve_url).searchParams.get('token') ?? '';
  const body = JSON.stringify({ token });
  const other = await shop.guest();
  await other.send({ method: 'POST', path: '/api/Paypal/cancel', headers: JSON_TYPE, body });
  await pay(self, order_id).catch((error: unknown) =>
    hold(false, `another customer ended a payment: ${String(error)}`),
  );
  const answers = await many(TIMES, (n) =>
    self.send({
      method: 'POST',
      path: n % 2 === 0 ? '/api/Paypal/success' : '/api/Paypal/cancel',
      headers: JSON_TYPE,
      body,
    }),
  );
  hold(
    answers.every(({ status }) => status > 0 && (status < 500 || status === 503)),
    'an end of a payment failed',
  );
  const { output } = await self.call('Order.get', { order_id });
  hold(output?.payment === 'settled', `a settled payment became ${String(output?.payment)}`);
  hold(output?.refunded.amount === 0, 'a settled payment was refunded after it was confirmed twice');
}

async function sameCode({ shop, hold }: Scene, self: Person, order_id: OrderId): Promise<void> {
  const code = await awaitReady(self, order_id, MAX_READY_MS);
  const answers = await many(20, () => shop.screen.call('Pickup.verify', { code }));
  const opened = answers.filter(({ output }) => output !== undefined).length;
  hold(opened === 1, `one pickup code opened ${opened} times`);
}
