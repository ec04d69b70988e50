import { CallError } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import { keyOf, queueUp } from '../accounts/attempts.ts';
import type { Tx } from '../db/database.ts';
import { addressOf } from '../http/address.ts';
import type { Services } from '../services.ts';
import type { OrderRow } from './store.ts';

/** What was let go unpaid is remembered so long. */
const REMEMBERED_MS = 60 * 60_000;
/** What is kept unpaid is counted so long. */
const LONGEST_MS = 24 * 60 * 60_000;

/** Where an order is placed from, as a hash: it tells two places apart and names none. */
export const placeOf = (ip: string): string => keyOf(['placed from', addressOf(ip)]);

/**
 * Bounds what one customer, and all behind one address, keep unpaid at a station: so many pieces at a time, and twice
 * as many within an hour with those they let go, or a shelf could be kept empty for ever by whoever never pays
 * (decision 008). Call it before the order takes its pieces there.
 * @param pieces how many it wants to take
 * @throws CallError tooManyUnpaid
 */
export async function refuseTooManyUnpaid(
  tx: Tx,
  { clock, config }: Services,
  order: Pick<OrderRow, 'account_id' | 'client_key' | 'machine_id' | 'placed_from'>,
  pieces: number,
): Promise<void> {
  if (pieces === 0) return;
  const { account_id, placed_from } = order;
  await queueUp(tx, clock, [
    ['unpaid of', account_id],
    ['unpaid from', placed_from ?? ''],
  ]);
  const { customer, address } = config.unpaidPieces;
  const bounds = [
    { most: customer, by: { account_id } },
    { most: address, by: { placed_from: placed_from ?? '' } },
  ];
  for (const { most, by } of bounds) {
    const of = (await unpaidOf(tx, order, clock.now(), by)).filter((row) => row.machine_id === order.machine_id);
    const kept = sum(of.filter(({ status }) => status === ORDER_STATUS.unpaid)) + pieces;
    if (kept > most || sum(of) + pieces > 2 * most) throw new CallError('tooManyUnpaid');
  }
}

const sum = (rows: readonly { readonly pieces: number }[]) => rows.reduce((all, { pieces }) => all + pieces, 0);

/**
 * The pieces lately taken by a customer or from an address, for orders nobody paid, by station and state. Of every
 * station, so that the customer's or the address's index is the one that serves, and no station's whole past is read.
 */
function unpaidOf(
  tx: Tx,
  { account_id, client_key }: Pick<OrderRow, 'account_id' | 'client_key'>,
  now: number,
  by: Pick<OrderRow, 'account_id'> | { readonly placed_from: string },
) {
  return (
    tx
      .selectFrom('orders')
      .innerJoin('stock_holds', 'stock_holds.order_id', 'orders.id')
      .select(['orders.machine_id', 'orders.status'])
      .select((build) => build.fn.countAll<number>().as('pieces'))
      .where((build) => build.and(by))
      // Old orders are not gone through: what is unpaid for longer has its money on the way.
      .where('orders.created_at', '>=', now - LONGEST_MS)
      .where('orders.status', 'in', [ORDER_STATUS.unpaid, ORDER_STATUS.closed])
      .where((build) =>
        build.or([
          build('orders.created_at', '>=', now - REMEMBERED_MS),
          build('orders.status', '=', ORDER_STATUS.unpaid),
        ]),
      )
      // The same order, placed by the first of two taps.
      .where((build) =>
        build.not(build.and([build('account_id', '=', account_id), build('client_key', '=', client_key)])),
      )
      .where((build) =>
        build.not(
          build.exists(
            build
              .selectFrom('payments')
              .select('payments.id')
              .whereRef('payments.order_id', '=', 'orders.id')
              .where('captured_amount', 'is not', null),
          ),
        ),
      )
      .groupBy(['orders.machine_id', 'orders.status'])
      .execute()
  );
}
