import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderId } from '@cpc/domain';
import { type Chance, guest, type Kind, plain, type ProviderProcess, Refused, STATION, type Wire } from '@cpc/testkit';
import type { Acknowledged } from './acknowledged.ts';

export interface World {
  readonly visitor: Wire;
  /** The station's display, where codes are typed. */
  readonly screen: Wire;
  readonly provider: ProviderProcess;
  readonly kinds: readonly [Kind, ...Kind[]];
  readonly acknowledge: (acknowledged: Acknowledged) => void;
  /** Aborts when no new customers should come. */
  readonly closing: AbortSignal;
  /** Aborts when customers should stop waiting for their prints. */
  readonly closed: AbortSignal;
}

const LOOK_MS = 250;
const COLOURS = ['#cc2233', '#2233cc', '#22cc33'] as const;

/** Comes back with another order each time until the world closes. */
export async function customer(world: World, chance: Chance, name: string): Promise<void> {
  for (let visit = 1; !world.closing.aborted; visit += 1) {
    const self = await guest(world.visitor, chance.whole(0, 60_000));
    await order(world, chance.fork(`${name} ${visit}`), self, `${name}-${visit}`).catch(ignoreStationRefusal);
  }
}

/** A station that is down for a moment may turn customers away. */
async function ignoreStationRefusal(error: unknown): Promise<void> {
  const expectedRefusals = ['stationOffline', 'stationFault', 'notInStock', 'holdExpired', 'orderClosed'];
  if (!(error instanceof Refused) || !expectedRefusals.includes(error.error)) throw error;
  await sleep(LOOK_MS);
}

async function order(world: World, chance: Chance, self: Wire, key: string): Promise<void> {
  const { provider, acknowledge } = world;
  const items = Array.from({ length: chance.happens(0.2) ? 2 : 1 }, () =>
    plain(chance.oneOf([...world.kinds]), chance.oneOf([...COLOURS])),
  );
  const asked = { client_key: key, machine_id: STATION, items };
  const { order_id } = await self.call('Order.place', asked);
  acknowledge({ what: 'placed', orderId: order_id });
  if (chance.happens(0.1)) return void (await cancel(world, self, order_id));

  const { approve_url } = await self.call('Payment.begin', { order_id });
  const reference = new URL(approve_url).searchParams.get('token') ?? '';
  acknowledge({ what: 'begun', orderId: order_id, reference });
  await provider.choose(reference, 'pay');
  // One customer in five closes the page: a webhook or the sweep settles the payment.
  if (!chance.happens(0.2)) {
    const { state } = (await self.post('/api/Paypal/success', { token: reference })) as { readonly state: string };
    if (state === 'settled') acknowledge({ what: 'paid', orderId: order_id, reference, state });
  }
  // The print has begun, or the first of two calls, whose answer was lost, closed the order: the order is waited for.
  if (chance.happens(0.1) && (await cancel(world, self, order_id))) return;
  await collect(world, self, order_id);
}

/** @returns whether the order could be cancelled */
async function cancel({ acknowledge }: World, self: Wire, order_id: OrderId): Promise<boolean> {
  try {
    await self.call('Order.cancel', { order_id });
    acknowledge({ what: 'cancelled', orderId: order_id });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** Waits at the station and takes each item out of its bay. */
async function collect({ screen, acknowledge, closed }: World, self: Wire, order_id: OrderId): Promise<void> {
  const entered = new Set<string>();
  while (!closed.aborted) {
    const { status, items } = await self.call('Order.get', { order_id });
    if (status >= 3) {
      if (status === 3) acknowledge({ what: 'collected', orderId: order_id });
      return;
    }
    for (const { pickup_code: code, job } of items) {
      if (code === null || job !== 'ready' || entered.has(code)) continue;
      acknowledge({ what: 'ready', orderId: order_id, code });
      await screen.call('Pickup.verify', { code }).catch(ignoreUsedCode);
      entered.add(code);
    }
    await sleep(LOOK_MS);
  }
}

/** The first entry opened the bay, but its answer was lost, and the code is used up. */
export function ignoreUsedCode(error: unknown): void {
  if (!(error instanceof Refused) || error.error !== 'pickupCodeWrong') throw error;
}
