import {
  HOLD_MS,
  ORDER_STATUS,
  type OrderStatus,
  type PaymentState,
  type PrintJobState,
  type ReviewDecision,
  STATION_SILENT_MS,
  UNBEGUN_HOLD_MS,
} from '@cpc/domain';

/** The expected state of one order with one item, by the rules alone. */
export interface OrderModel {
  status: OrderStatus;
  readonly placedAt: number;
  holdUntil: number;
  /** The state of the attempt that counts; null if none was begun. */
  payment: PaymentState | null;
  /** What the payer did at the provider. */
  payer: 'none' | 'asked' | 'agreed' | 'willBeDeclined' | 'charged';
  job: PrintJobState | null;
  piece: 'held' | 'released' | 'used';
  /** The latest lease of the job: `fence` as the server knows it, `agentFence` as the station knows it. */
  fence: number;
  agentFence: number;
  /** What the shop has given back of it, in minor units. */
  back: number;
  /** A person had it printed again: the customer cannot cancel it for money. */
  reprinted: boolean;
  /** What it was before a reprint that no station has begun. */
  before: Pick<OrderModel, 'job' | 'status' | 'reprinted'> | null;
  leaseUntil: number;
}

/** The whole shop: orders of one kind of piece at one station. */
export interface ShopModel {
  readonly orders: OrderModel[];
  /** The states seen in all runs together: a state that was never reached was not tested. */
  readonly seen: Set<string>;
  now: number;
  lastSeen: number;
  /** Pieces that no order holds, and pieces in the station. */
  available: number;
  onHand: number;
  /** The shop looks at designs before it prints them. */
  reviews: boolean;
}

const LEASE_MS = 60_000;
const TAKEN_BACK: readonly (PrintJobState | null)[] = [null, 'waiting', 'review', 'queued', 'held'];
const { unpaid, awaitingDelivery, delivering, finished, closed } = ORDER_STATUS;

export function placed(shop: ShopModel): boolean {
  if (shop.available === 0) return false;
  shop.available -= 1;
  shop.orders.push({
    status: unpaid,
    placedAt: shop.now,
    holdUntil: shop.now + UNBEGUN_HOLD_MS,
    payment: null,
    payer: 'none',
    job: null,
    piece: 'held',
    fence: 0,
    agentFence: 0,
    back: 0,
    reprinted: false,
    before: null,
    leaseUntil: 0,
  });
  return true;
}

/** The station reports after a silence: jobs that it could not begin return to the queue. */
export function noteHeartbeat(shop: ShopModel): void {
  const silent = shop.now - shop.lastSeen > STATION_SILENT_MS;
  shop.lastSeen = shop.now;
  if (!silent) return;
  for (const order of shop.orders) if (order.job === 'held') order.job = 'queued';
}

/** @returns the error, or undefined if the payer may continue */
export function begun(shop: ShopModel, order: OrderModel): string | undefined {
  if (order.status !== unpaid) return 'orderClosed';
  if (shop.now >= order.holdUntil) return 'holdExpired';
  if (order.payment !== 'approving') order.payer = 'asked';
  order.holdUntil = order.placedAt + HOLD_MS;
  order.payment = 'approving';
  return undefined;
}

/** The server asked the provider and acted on the answer. This may happen repeatedly, in any way and at any time. */
export function settled(shop: ShopModel, order: OrderModel): void {
  if (order.payment !== 'approving') return;
  if (order.payer === 'willBeDeclined') {
    order.payment = 'declined';
    order.payer = 'asked';
  }
  if (order.payer !== 'agreed') return;
  order.payer = 'charged';
  order.payment = 'settled';
  order.status = awaitingDelivery;
  order.job = shop.reviews ? 'review' : 'queued';
}

/** A person looks at a design. Each order of the test has a design of its own. @returns the error, or undefined */
export function reviewed(shop: ShopModel, order: OrderModel, decision: ReviewDecision): string | undefined {
  if (order.job !== 'review') return 'reviewedAlready';
  if (decision === 'approved') order.job = 'queued';
  else close(shop, order);
  shop.seen.add(decision);
  return undefined;
}

/** @returns true if it was possible */
export function cancelled(shop: ShopModel, order: OrderModel): boolean {
  if (order.status === closed) return true;
  const open = order.status === unpaid || order.status === awaitingDelivery;
  if (!open || order.reprinted || !TAKEN_BACK.includes(order.job)) return false;
  close(shop, order);
  return true;
}

/** Closes the order: a payment is refunded, and the piece is released. */
function close(shop: ShopModel, order: OrderModel): void {
  order.status = closed;
  if (order.payment === 'approving') order.payment = 'cancelled';
  if (order.payment === 'settled') order.payment = 'refunded';
  if (order.job !== null) order.job = 'cancelled';
  if (order.piece !== 'held') return;
  order.piece = 'released';
  shop.available += 1;
}

/** Time has passed, and all due jobs have run. */
export function passed(shop: ShopModel, ms: number): void {
  shop.now += ms;
  for (const order of shop.orders) {
    settled(shop, order);
    if (order.status === unpaid && shop.now >= order.holdUntil) close(shop, order);
    if (order.leaseUntil >= shop.now) continue;
    if (order.job === 'dispatching') order.job = 'queued';
    if (order.job === 'printing') order.job = 'unsure';
  }
}

export function leased(shop: ShopModel, order: OrderModel): void {
  order.job = 'dispatching';
  order.fence += 1;
  order.agentFence = order.fence;
  order.leaseUntil = shop.now + LEASE_MS;
}

export type ReportedEvent = 'started' | 'finished' | 'placed' | 'faulted' | 'released' | 'unsure';

const WAY: readonly PrintJobState[] = ['dispatching', 'printing', 'printed', 'discharging', 'ready'];
const LEADS_TO: Readonly<Partial<Record<ReportedEvent, PrintJobState>>> = {
  started: 'printing',
  finished: 'printed',
  placed: 'ready',
};

/** @returns false if the report was refused, because the job has another lease or was given up */
export function reported(shop: ShopModel, order: OrderModel, kind: ReportedEvent): boolean {
  const givenUp = order.job === 'waiting' || order.job === 'held' || order.job === 'cancelled';
  if (order.agentFence === 0 || order.agentFence !== order.fence || givenUp) return false;
  order.leaseUntil = shop.now + LEASE_MS;
  const to = LEADS_TO[kind];
  if (to) return advanced(shop, order, to);
  if (order.job === 'dispatching') order.job = kind === 'faulted' ? 'held' : kind === 'released' ? 'queued' : 'unsure';
  else if (order.job === 'queued' && kind === 'faulted') order.job = 'held';
  else if (order.job === 'printing' && kind !== 'released') order.job = 'unsure';
  return true;
}

function advanced(shop: ShopModel, order: OrderModel, to: PrintJobState): boolean {
  // A station whose lease ended by time alone may still report the result.
  if (order.job === 'queued') order.job = 'dispatching';
  if (order.job === 'unsure' && to !== 'printing') {
    consume(shop, order);
    order.job = 'printed';
  }
  const from = WAY.indexOf(order.job ?? 'queued');
  if (from < 0 || from >= WAY.indexOf(to)) return true;
  consume(shop, order);
  order.job = to;
  if (to === 'ready') order.status = delivering;
  return true;
}

/** The blank is in the printer. */
function consume(shop: ShopModel, order: OrderModel): void {
  if (order.piece !== 'held') return;
  order.piece = 'used';
  shop.onHand -= 1;
}

export interface Decided {
  readonly decision: 'printed' | 'reprint' | 'cancel';
  readonly piece: 'used' | 'unused';
}

/** @returns the error, or undefined */
export function decided(shop: ShopModel, order: OrderModel, { decision, piece }: Decided): string | undefined {
  if (order.job === 'held') return decidedHeld(shop, order, decision);
  if (order.job !== 'unsure') return 'decidedAlready';
  if (decision === 'reprint' && piece === 'used' && shop.available === 0) return 'notInStock';
  order.fence += 1;
  if (decision === 'printed') {
    consume(shop, order);
    order.job = 'ready';
    order.status = delivering;
    return undefined;
  }
  if (piece === 'used') consume(shop, order);
  else if (order.piece === 'used') shop.onHand += 1;
  if (decision === 'reprint') {
    order.before = null;
    if (piece === 'used') shop.available -= 1;
    order.piece = 'held';
    order.job = 'queued';
    return undefined;
  }
  if (piece === 'unused') order.piece = 'held';
  close(shop, order);
  return undefined;
}

/** A print that the station could not begin was never printed: its blank is still held. */
function decidedHeld(shop: ShopModel, order: OrderModel, decision: Decided['decision']): string | undefined {
  if (decision === 'printed') return 'decidedAlready';
  if (decision === 'cancel') close(shop, order);
  else {
    order.fence += 1;
    order.job = 'queued';
  }
  return undefined;
}

export function pickedUp(order: OrderModel): void {
  order.job = 'collected';
  order.status = finished;
}

/** The shop gives a part back. @returns the error, or undefined */
export function gaveBack(order: OrderModel, amount: number, price: number): string | undefined {
  if (order.payment === 'refunded') return 'refundedAlready';
  if (order.payment !== 'settled') return 'nothingPaid';
  if (order.back === price) return 'refundedAlready';
  if (order.back + amount > price) return 'refundTooMuch';
  order.back += amount;
  return undefined;
}

/** A person has a finished item printed again. @returns the error, or undefined */
export function reprinted(shop: ShopModel, order: OrderModel): string | undefined {
  if (order.job !== 'ready' && order.job !== 'collected') return 'notReprintable';
  if (shop.available === 0) return 'notInStock';
  shop.available -= 1;
  order.before = { job: order.job, status: order.status, reprinted: order.reprinted };
  order.piece = 'held';
  order.job = 'queued';
  order.status = awaitingDelivery;
  order.fence += 1;
  order.reprinted = true;
  shop.seen.add('reprinted');
  return undefined;
}

/** A person calls a reprint off that no station has begun. @returns the error, or undefined */
export function calledOff(shop: ShopModel, order: OrderModel): string | undefined {
  if (order.before === null || !TAKEN_BACK.includes(order.job)) return 'reprintNotWaiting';
  Object.assign(order, order.before);
  order.before = null;
  order.piece = 'used';
  order.fence += 1;
  shop.available += 1;
  shop.seen.add('calledOff');
  return undefined;
}
