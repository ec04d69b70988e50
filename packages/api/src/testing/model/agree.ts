import { expect } from 'vitest';
import type { OrderModel, ShopModel } from './model.ts';
import { type RealShop, readSnapshot } from './real.ts';

type Snapshot = Awaited<ReturnType<typeof readSnapshot>>;

/** Compares the shop's tables, its ledger and the provider's state with the model. */
export async function agree(model: ShopModel, real: RealShop): Promise<void> {
  const found = await readSnapshot(real.shop.services.db, real);
  expect(real.orders.map((_, index) => summary(found, real, index))).toEqual(model.orders.map(predicted));
  for (const { payment, job, piece } of model.orders)
    for (const state of [payment, job, piece]) model.seen.add(String(state));
  expect([found.count.available, found.count.on_hand]).toEqual([model.available, model.onHand]);
  for (const [index, order] of model.orders.entries()) money(found, real, index, order);
}

const predicted = ({ status, payment, job, piece, fence }: OrderModel) => ({
  status,
  // An attempt that is over counts as none: another one may begin.
  payment: payment === 'declined' || payment === 'cancelled' ? null : payment,
  job,
  piece,
  fence,
});

function summary({ rows, jobs, holds, payments }: Snapshot, { orders }: RealShop, index: number) {
  const id = orders[index]?.id;
  const job = jobs.find(({ order_id }) => order_id === id);
  const live = payments.filter((one) => one.order_id === id && one.state !== 'declined' && one.state !== 'cancelled');
  expect(live.length).toBeLessThanOrEqual(1);
  return {
    status: rows.find((row) => row.id === id)?.status,
    payment: live[0]?.state ?? null,
    job: job?.state ?? null,
    piece: holds.find(({ order_id }) => order_id === id)?.state,
    fence: job?.fence ?? 0,
  };
}

/**
 * Checks the money: each settled payment has one capture at the provider, its money is in the ledger, and refunded
 * money is out of it.
 */
function money(
  { lines, payments, rows }: Snapshot,
  { orders, shop }: RealShop,
  index: number,
  model: OrderModel,
): void {
  const id = orders[index]?.id;
  const own = lines.filter(({ order_id }) => order_id === id);
  const entries = new Map<string, number>();
  for (const { entry, amount } of own) entries.set(entry, (entries.get(entry) ?? 0) + amount);
  expect([...entries.values()].filter((total) => total !== 0)).toEqual([]);
  const price = rows.find((row) => row.id === id)?.price_amount ?? 0;
  const held = own.filter(({ account, kind }) => account === 'clearing:paypal' && kind === 'money');
  const expected = model.payment === 'settled' ? price - model.back : 0;
  expect(held.reduce((sum, { amount }) => sum + amount, 0)).toBe(expected);
  const captured = payments.filter(
    ({ order_id, reference }) => order_id === id && reference !== null && isCaptured(shop, reference),
  );
  expect(captured.length).toBe(model.payer === 'charged' ? 1 : 0);
}

function isCaptured({ standin }: RealShop['shop'], reference: string): boolean {
  return standin.provider.captureOf(standin.provider.order(reference)) !== undefined;
}
