import { CallError } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import { keyOf, queueUp } from '../accounts/attempts.ts';
import type { Tx } from '../db/database.ts';
import { addressOf } from '../http/address.ts';
import type { Services } from '../services.ts';
import type { OrderRow } from './store.ts';

/** What was let go unpaid is remembered so long. */
const REMEMBERED_MS = 60 * 60_000;

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
  const rows = await unpaidOf(tx, order, clock.now() - REMEMBERED_MS);
  const { customer, address } = config.unpaidPieces;
  const bounds = [
    { most: customer, of: rows.filter((row) => row.account_id === account_id) },
    { most: address, of: rows.filter((row) => row.placed_from === placed_from) },
  ];
  for (const { most, of } of bounds) {
    const kept = sum(of.filter(({ status }) => status === ORDER_STATUS.unpaid)) + pieces;
    if (kept > most || sum(of) + pieces > 2 * most) throw new CallError('tooManyUnpaid');
  }
}

const sum = (rows: readonly { readonly pieces: number }[]) => rows.reduce((all, { pieces }) => all + pieces, 0);

/** The pieces lately taken at a station by this customer or from this address, for orders nobody paid. */
function unpaidOf(
  tx: Tx,
  {
    account_id,
    client_key,
    placed_from,
    machine_id,
  }: Pick<OrderRow, 'account_id' | 'client_key' | 'machine_id' | 'placed_from'>,
  since: number,
) {
  return (
    tx
      .selectFrom('orders')
      .innerJoin('stock_holds', 'stock_holds.order_id', 'orders.id')
      .select(['orders.account_id', 'orders.placed_from', 'orders.status'])
      .select((build) => build.fn.countAll<number>().as('pieces'))
      .where('orders.machine_id', '=', machine_id)
      .where('orders.status', 'in', [ORDER_STATUS.unpaid, ORDER_STATUS.closed])
      .where((build) =>
        build.or([build('orders.created_at', '>=', since), build('orders.status', '=', ORDER_STATUS.unpaid)]),
      )
      // The same order, placed by the first of two taps.
      .where((build) =>
        build.not(build.and([build('account_id', '=', account_id), build('client_key', '=', client_key)])),
      )
      .where((build) => build.or([build('account_id', '=', account_id), build('placed_from', '=', placed_from)]))
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
      .groupBy(['orders.account_id', 'orders.placed_from', 'orders.status'])
      .execute()
  );
}
