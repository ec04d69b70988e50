import { setTimeout as sleep } from 'node:timers/promises';
import type { ItemChoice } from '@cpc/contract';
import type { OrderId } from '@cpc/domain';
import { STATION } from '@cpc/testkit';
import { type Person, fieldsOf } from './person.ts';

/** Places an order without paying. @throws Error when it is refused */
export async function place(self: Person, key: string, items: readonly ItemChoice[]): Promise<OrderId> {
  const { order_id } = await self.must('Order.place', { client_key: key, machine_id: STATION, items: [...items] });
  return order_id;
}

/** Pays at the demo's payment provider and returns to the shop. @throws Error when the payment is not settled */
export async function pay(self: Person, order_id: OrderId): Promise<void> {
  const { approve_url } = await self.must('Payment.begin', { order_id });
  const { pathname, search, searchParams } = new URL(approve_url);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await self.send({ method: 'POST', path: pathname + search, headers: form, body: 'choice=pay' });
  const token = searchParams.get('token') ?? '';
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ token });
  const settled = await self.send({ method: 'POST', path: '/api/Paypal/success', headers: json, body });
  const { state } = fieldsOf(settled.data);
  if (state !== 'settled')
    throw new Error(`expected a settled payment, got ${JSON.stringify(settled.data)}, HTTP ${settled.status}`);
}

const LOOK_MS = 150;

/** Waits until the first item is in a bay. @returns its pickup code @throws Error when it takes too long */
export async function awaitReady(self: Person, order_id: OrderId, patienceMs: number): Promise<string> {
  const until = performance.now() + patienceMs;
  let seen = 'nothing';
  while (performance.now() < until) {
    const { output } = await self.call('Order.get', { order_id });
    const [item] = output?.items ?? [];
    seen = item?.job ?? seen;
    if (item?.job === 'ready' && item.pickup_code !== null) return item.pickup_code;
    await sleep(LOOK_MS);
  }
  throw new Error(`expected a finished print within ${patienceMs} ms, got ${seen}`);
}
