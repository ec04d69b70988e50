import { CallError, type QueueView } from '@cpc/contract';
import {
  type AccountId,
  type AssetId,
  type StationId,
  ORDER_STATUS,
  type OrderId,
  type PrintJobState,
  orderLabel,
} from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { fullBays } from '../../records/bays/held.ts';
import { stationCondition } from '../../records/stations/condition.ts';
import { PRINTING_STATES, QUEUED_STATES, queueLoad } from '../../records/queue/load.ts';
import { queuePlaces } from '../../records/queue/places.ts';

type Entry = QueueView['entries'][number];
type Area = Entry['area'];

/** Jobs that need a person are shown with the printer. */
const AREA_OF: readonly { readonly area: Area; readonly states: readonly PrintJobState[] }[] = [
  // A design that the shop looks at has no place yet: its position is 0.
  { area: 'queue', states: ['review', ...QUEUED_STATES] },
  { area: 'print', states: [...PRINTING_STATES, 'held', 'unsure'] },
  { area: 'pickup', states: ['ready'] },
];
const SHOWN = AREA_OF.flatMap(({ states }) => states);

/** An entry with its owner, who is never shown to others. */
interface OwnedEntry {
  readonly account: AccountId;
  readonly order: OrderId;
  readonly picture: AssetId | null;
  readonly nickname: string | null;
  readonly bay: string | null;
  readonly entry: Omit<Entry, 'mine' | 'order_id' | 'picture' | 'nickname' | 'bay'>;
}

/** A station's queue with its owners. `seenBy` reduces it to what a viewer may see. */
export interface StationQueue extends Omit<QueueView, 'entries'> {
  readonly entries: readonly OwnedEntry[];
}

/**
 * A station's queue in its areas (QU-01).
 * @throws CallError deviceMissing
 */
export async function stationQueue(
  { db, clock, config }: With<'db' | 'clock' | 'config'>,
  stationId: StationId,
): Promise<StationQueue> {
  const [reader, now] = [db.read, clock.now()];
  const station = await reader.selectFrom('machines').select('id').where('id', '=', stationId).executeTakeFirst();
  if (!station) throw new CallError('deviceMissing');
  const [condition, load, full, paying, made] = await Promise.all([
    stationCondition(reader, stationId, now),
    queueLoad(reader, stationId),
    fullBays(reader, [stationId]),
    payingEntries(reader, stationId, now),
    madeEntries(reader, stationId),
  ]);
  return {
    machine_id: stationId,
    state: condition.state,
    reasons: [...condition.reasons],
    opens_at: condition.opensAt,
    maintained_until: condition.maintainedUntil ?? null,
    bays: full.get(stationId)?.level ?? 'room',
    estimate_s: load.estimate_s,
    origin: config.publicUrl,
    entries: [...paying, ...made],
  };
}

/** Who looks at a queue: a customer, the station's own display, or anybody. */
export type Viewer = { readonly account: AccountId } | 'display' | 'anybody';

/**
 * The queue as a viewer may see it: order numbers, no people. Only the viewer's own entries carry an order id, and only
 * the station's own display shows pictures: people find their case by it (QU-05). It calls those by a nickname who gave one,
 * and only to them it names the bay.
 */
export function seenBy(queue: StationQueue, viewer: Viewer): QueueView {
  const entries = queue.entries.map(({ account, order, picture, nickname, bay, entry }) => {
    const mine = typeof viewer === 'object' && account === viewer.account;
    const shown = viewer === 'display' ? { picture, nickname, bay } : { picture: null, nickname: null, bay: null };
    return { ...entry, mine, order_id: mine ? order : null, ...shown };
  });
  return { ...queue, entries };
}

async function payingEntries(reader: Reader, stationId: StationId, now: number): Promise<OwnedEntry[]> {
  const orders = await reader
    .selectFrom('orders')
    .select(['id', 'number', 'account_id', 'status'])
    .where('machine_id', '=', stationId)
    .where('status', '=', ORDER_STATUS.unpaid)
    .where('hold_until', '>', now)
    .orderBy('created_at')
    .execute();
  return orders.map((order) => ({
    account: order.account_id,
    order: order.id,
    picture: null,
    nickname: null,
    bay: null,
    entry: {
      order_number: order.number,
      print_number: null,
      area: 'payment',
      percent: 0,
      position: 0,
      label: orderLabel({ status: order.status, sent: false }),
      ready_at: null,
    },
  }));
}

async function madeEntries(reader: Reader, stationId: StationId): Promise<OwnedEntry[]> {
  const [jobs, places] = await Promise.all([
    reader
      .selectFrom('print_jobs')
      .innerJoin('orders', 'orders.id', 'print_jobs.order_id')
      .innerJoin('order_items', 'order_items.id', 'print_jobs.item_id')
      .leftJoin('deliveries', 'deliveries.order_id', 'orders.id')
      .leftJoin('nicknames', 'nicknames.order_id', 'orders.id')
      .select([
        'orders.id',
        'orders.number',
        'orders.account_id',
        'orders.status',
        'print_jobs.item_id',
        'print_jobs.number as print_number',
        'print_jobs.state',
        'print_jobs.percent',
        'print_jobs.ready_at',
        'print_jobs.bay',
        'nicknames.name as nickname',
        'order_items.thumbnail',
        'deliveries.order_id as sent_order',
      ])
      .where('print_jobs.machine_id', '=', stationId)
      .where('print_jobs.state', 'in', SHOWN)
      // A printed item that is sent waits for the partner, not in the queue.
      .where((build) =>
        build.or([build('deliveries.order_id', 'is', null), build('print_jobs.state', '<>', 'printed')]),
      )
      .orderBy('print_jobs.created_at')
      .orderBy('print_jobs.order_id')
      .orderBy('print_jobs.line')
      .execute(),
    queuePlaces(reader, [stationId]),
  ]);
  return jobs.map((job) => ({
    account: job.account_id,
    order: job.id,
    picture: job.thumbnail,
    nickname: job.nickname,
    bay: job.nickname !== null && job.state === 'ready' ? job.bay : null,
    entry: {
      order_number: job.number,
      print_number: job.print_number,
      area: AREA_OF.find(({ states }) => states.includes(job.state))?.area ?? 'queue',
      percent: job.percent,
      position: places.get(job.item_id)?.position ?? 0,
      label: orderLabel({ status: job.status, job: job.state, sent: job.sent_order !== null }),
      ready_at: job.state === 'ready' ? job.ready_at : null,
    },
  }));
}
