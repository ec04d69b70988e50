import { CallError } from '@cpc/contract';
import { type AccountId, MIN_UNPAID_ALLOWED, mostUnpaid, ORDER_STATUS } from '@cpc/domain';
import { keyOf, queueUp } from '../../records/accounts/attempts.ts';
import { isGuest } from '../../records/accounts/is-guest.ts';
import type { Reader, Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import { addressOf } from '../../base/http/address.ts';
import type { With } from '../../base/services.ts';
import { freePieces } from '../../records/stock/free-pieces.ts';
import { type StockItem, keyOfKind } from '../../records/stock/item.ts';
import type { OrderRow } from '../../records/orders/store.ts';

/** Pieces released unpaid count for this long. */
const REMEMBERED_MS = 60 * 60_000;
/** Pieces kept unpaid count for this long. */
const MAX_MS = 24 * 60 * 60_000;

/** The place an order comes from, as a hash: it distinguishes two addresses and reveals none. */
export const placeOf = (ip: string): string => keyOf(['placed from', addressOf(ip)]);

/** The limits of a customer or an address, with what it keeps unpaid and lately released at the station. */
interface Bound {
  /** Maximum pieces at a time. */
  readonly most: number;
  /** The share of the remaining pieces of one kind, see {@link mostUnpaid}. */
  readonly share: number;
  readonly least: number;
  readonly here: readonly Unpaid[];
}

/** Pieces of one kind that a customer, and an address, may keep unpaid however few are left. */
const MIN_PIECES = { customer: MIN_UNPAID_ALLOWED, address: 6 } as const;
/** Including those released within the last hour, this multiple of the limit is allowed: for all kinds, and for one. */
const ALL_WITHIN_HOUR = 2;
const KIND_WITHIN_HOUR = 3;

/**
 * Limits what one customer, and all guests behind one address, keep unpaid at a station: a number of pieces, and for
 * one kind a share of what is left, so that holds shrink as stock does (decisions 008 and 117). A customer with a
 * proved phone number is limited only by the own account: neighbours do not shut such a customer out. Pieces released
 * within the last hour count too; otherwise customers who never pay could keep the stock empty. Call it before the
 * order takes its pieces.
 * @param pieces the kind of each piece it wants to take
 * @throws CallError tooManyUnpaid or tooManyOfThese
 */
export async function refuseTooManyUnpaid(
  tx: Tx,
  { clock, config }: With<'clock' | 'config'>,
  order: Pick<OrderRow, 'account_id' | 'client_key' | 'machine_id' | 'placed_from'>,
  pieces: readonly Kind[],
): Promise<void> {
  if (pieces.length === 0) return;
  const { account_id, machine_id } = order;
  const placed_from = order.placed_from ?? '';
  await queueUp(tx, clock, [
    ['unpaid of', account_id],
    ['unpaid from', placed_from],
  ]);
  const now = clock.now();
  const times = { longest: now - MAX_MS, remembered: now - REMEMBERED_MS };
  // The same order, placed by the first of two taps, is not counted.
  const asked = { account_id, client_key: order.client_key, ...times };
  const { customer, address, customerShare, addressShare } = config.unpaidPieces;
  const atStation = (rows: readonly Unpaid[]) => rows.filter((row) => row.machine_id === machine_id);
  const bounds: Bound[] = [
    { most: customer, share: customerShare, least: MIN_PIECES.customer, here: atStation(await unpaidOf(tx, asked)) },
  ];
  if (await isGuest(tx, account_id)) {
    const here = atStation(await unpaidFrom(tx, { ...asked, placed_from }));
    bounds.push({ most: address, share: addressShare, least: MIN_PIECES.address, here });
  }
  for (const { most, here } of bounds) refuseMoreThan(most, pieces.length, here);
  for (const [kind, wanted] of kindsOf(pieces)) {
    const free = await freePieces(tx, { machine_id, ...kind });
    for (const bound of bounds) refuseMoreOfKind(bound, kind, wanted, free);
  }
}

function refuseMoreThan(most: number, pieces: number, here: readonly Unpaid[]): void {
  const held = sum(here.filter(isHeld)) + pieces;
  if (held > most || sum(here) + pieces > ALL_WITHIN_HOUR * most) throw new CallError('tooManyUnpaid');
}

function refuseMoreOfKind({ share, least, here }: Bound, kind: Kind, wanted: number, free: number): void {
  const ofKind = here.filter((row) => keyOfKind(row) === keyOfKind(kind));
  const held = sum(ofKind.filter(isHeld));
  const most = mostUnpaid(free + held, share, least);
  const left = Math.min(most - held, KIND_WITHIN_HOUR * most - sum(ofKind));
  // If fewer pieces are free than wanted, the stock itself refuses the order.
  if (wanted > left && wanted <= free) throw new CallError('tooManyOfThese', { most: Math.max(0, left) });
}

function kindsOf(pieces: readonly Kind[]): ReadonlyMap<Kind, number> {
  const byKey = new Map<string, readonly [Kind, number]>();
  for (const { goods_id, shell_id, colour_id } of pieces) {
    const kind = { goods_id, shell_id, colour_id };
    byKey.set(keyOfKind(kind), [kind, (byKey.get(keyOfKind(kind))?.[1] ?? 0) + 1]);
  }
  return new Map(byKey.values());
}

type Kind = Omit<StockItem, 'machine_id'>;

/** Pieces of one kind, taken at a station for orders in one state. */
type Unpaid = Pick<OrderRow, 'machine_id' | 'status'> & Kind & { readonly pieces: number };

const sum = (rows: readonly Unpaid[]) => rows.reduce((all, { pieces }) => all + pieces, 0);
const isHeld = ({ status }: Unpaid) => status === ORDER_STATUS.unpaid;

interface Asked {
  readonly account_id: AccountId;
  readonly client_key: string;
  readonly longest: number;
  readonly remembered: number;
}

/**
 * The pieces lately taken for unpaid orders, by station and state. Over all stations, so that the index of the customer
 * or the address is used and the whole past of a station is not read.
 */
function unpaid(reader: Reader, { account_id, client_key, longest, remembered }: Asked) {
  return (
    reader
      .selectFrom('orders')
      .innerJoin('stock_holds', 'stock_holds.order_id', 'orders.id')
      .select(['orders.machine_id', 'orders.status'])
      .select(['stock_holds.goods_id', 'stock_holds.shell_id', 'stock_holds.colour_id'])
      .select((build) => build.fn.countAll<number>().as('pieces'))
      // Older orders are not read: if they are still unpaid, their money is on its way.
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
      .groupBy(['stock_holds.goods_id', 'stock_holds.shell_id', 'stock_holds.colour_id'])
  );
}
const unpaidOf = prepared((reader, asked: Asked) => unpaid(reader, asked).where('account_id', '=', asked.account_id));
const unpaidFrom = prepared((reader, asked: Asked & { readonly placed_from: string }) =>
  unpaid(reader, asked).where('placed_from', '=', asked.placed_from),
);
