import type { QueueView, StationView } from '@cpc/contract';
import { acceptsOrders } from '@cpc/domain';
import { entryName } from '../../data/queue.ts';

export type Entry = QueueView['entries'][number] & { readonly name: string };

/** The state of the station as its queue tells it: pushed, so it is newer than the last answer about the station. */
export type StationNow = Pick<QueueView, 'state' | 'opens_at' | 'maintained_until'> & { readonly open: boolean };

/** What the display says about the present print. */
export type Now =
  | { readonly at: 'printing' | 'out'; readonly entry: Entry }
  /** Nothing is in the printer; this print begins in a moment. */
  | { readonly at: 'next'; readonly entry: Entry }
  | { readonly at: 'idle' }
  /** Nothing is printed until somebody picks up: all bays are full. */
  | { readonly at: 'full' }
  /** Nothing is printed, and nothing begins: the station does not work. */
  | { readonly at: 'nothing' };

/** @returns undefined while neither is known */
export function stationNow(station: StationView | undefined, queue: QueueView | null): StationNow | undefined {
  const source = queue ?? station;
  if (!source) return undefined;
  const { state, opens_at, maintained_until = null } = source;
  return { state, opens_at, maintained_until, open: acceptsOrders(state) };
}

/** All entries of one area, with their names. */
function inArea(queue: QueueView, area: Entry['area']): Entry[] {
  return queue.entries
    .filter((entry) => entry.area === area)
    .map((entry) => ({ ...entry, name: entryName(entry, queue) }));
}

/**
 * The print in the printer, else the one on its way to a bay, else the one that begins next. A print that needs a person
 * is none of them, although it is listed with the printer.
 */
export function printingNow(queue: QueueView, { open }: StationNow): Now {
  const print = inArea(queue, 'print');
  const printing = print.find(({ label }) => label === 'inProduction');
  if (printing) return { at: 'printing', entry: printing };
  if (open && queue.bays === 'full') return { at: 'full' };
  const [next] = waiting(queue);
  if (open && next) return { at: 'next', entry: next };
  const out = print.find(({ label }) => label === 'productionComplete' || label === 'discharging');
  if (out) return { at: 'out', entry: out };
  return { at: open && !next ? 'idle' : 'nothing' };
}

/** Who waits, the next one first. A design that the shop still looks at has no position yet. */
export const waiting = (queue: QueueView): Entry[] =>
  inArea(queue, 'queue')
    .filter(({ position }) => position > 0)
    .sort((a, b) => a.position - b.position);

/** What can be picked up, the one that was called last first. */
export const ready = (queue: QueueView): Entry[] =>
  inArea(queue, 'pickup').sort((a, b) => (b.ready_at ?? 0) - (a.ready_at ?? 0));

/** One page of a list that shows `fit` entries at a time. Every entry is on one page; the pages come in turn. */
export function pageOf<T>(
  all: readonly T[],
  fit: number,
  turn: number,
): { shown: readonly T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(all.length / Math.max(1, fit)));
  const page = turn % pages;
  return { shown: all.slice(page * fit, (page + 1) * fit), page, pages };
}

/** Nothing prints, waits or can be picked up. */
export const isCalm = (queue: QueueView | null): boolean =>
  queue === null ||
  queue.entries.every(({ area, label }) => area === 'payment' || label === 'equipmentFault' || label === 'inReview');

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The origin in the code that phones scan: the operator's public address. A server without one names `localhost`, which
 * no phone can open; then the address at which this display was opened is better.
 */
export function scannedOrigin(configured: string | undefined, here: string): string {
  if (configured === undefined || !URL.canParse(configured)) return here;
  return LOOPBACK.test(new URL(configured).hostname) ? here : configured;
}

/** How many of its last signs people look for. */
const TAIL = 4;

/** A number in two parts: the end is what people remember and look for. */
export function numberParts(name: string): { readonly head: string; readonly tail: string } {
  const [order = '', line] = name.split('-');
  const tail = order.slice(-TAIL) + (line === undefined ? '' : `-${line}`);
  return { head: order.slice(0, -TAIL), tail };
}
