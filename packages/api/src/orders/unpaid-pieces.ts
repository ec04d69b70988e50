import { CallError } from '@cpc/contract';
import { type AccountId, type MachineId, ORDER_STATUS } from '@cpc/domain';
import { keyOf, queueUp } from '../accounts/attempts.ts';
import type { Reader, Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
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
  const now = clock.now();
  const times = { longest: now - LONGEST_MS, remembered: now - REMEMBERED_MS };
  // The same order, placed by the first of two taps, is not counted.
  const asked = { account_id, client_key: order.client_key, ...times };
  const { customer, address } = config.unpaidPieces;
  refuseMoreThan(customer, pieces, order.machine_id, await unpaidOf(tx, asked));
  refuseMoreThan(address, pieces, order.machine_id, await unpaidFrom(tx, { ...asked, placed_from: placed_from ?? '' }));
}

function refuseMoreThan(most: number, pieces: number, machine: MachineId, counted: readonly Unpaid[]): void {
  const here = counted.filter(({ machine_id }) => machine_id === machine);
  const kept = sum(here.filter(({ status }) => status === ORDER_STATUS.unpaid)) + pieces;
  if (kept > most || sum(here) + pieces > 2 * most) throw new CallError('tooManyUnpaid');
}

/** Pieces taken at a station for orders in a state. */
type Unpaid = Pick<OrderRow, 'machine_id' | 'status'> & { readonly pieces: number };

const sum = (rows: readonly Unpaid[]) => rows.reduce((all, { pieces }) => all + pieces, 0);

interface Asked {
  readonly account_id: AccountId;
  readonly client_key: string;
  readonly longest: number;
  readonly remembered: number;
}

/**
 * The pieces lately taken for orders nobody paid, by station and state. Of every station, so that the customer's or the
 * address's index is the one that serves, and no station's whole past is read.
 */
function unpaid(reader: Reader, { account_id, client_key, longest, remembered }: Asked) {
  return (
    reader
      .selectFrom('orders')
      .innerJoin('stock_holds', 'stock_holds.order_id', 'orders.id')
      .select(['orders.machine_id', 'orders.status'])
      .select((build) => build.fn.countAll<number>().as('pieces'))
      // Old orders are not gone through: what is unpaid for longer has its money on the way.
      .where('orders.created_at', '>=', longest)
      .where('orders.status', 'in', [ORDER_STATUS.unpaid, ORDER_STATUS.closed])
      .where((build) =>
        build.or([build('orders.created_at', '>=', remembered), build('orders.status', '=', ORDER_STATUS.unpaid)]),
      )
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
  );
}
const unpaidOf = prepared((reader, asked: Asked) => unpaid(reader, asked).where('account_id', '=', asked.account_id));
const unpaidFrom = prepared((reader, asked: Asked & { readonly placed_from: string }) =>
  unpaid(reader, asked).where('placed_from', '=', asked.placed_from),
);
