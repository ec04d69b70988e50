import { Failed } from '../lib/attempt.ts';
import { ms, table, times } from '../lib/figures.ts';
import type { Pace } from './load.ts';
import type { Measured } from './measured.ts';
import { VENDURE } from './vendure/install.ts';

/** Results of one run. */
export interface Seen {
  readonly floor: Measured;
  readonly floorOnPostgres: Measured | Failed;
  readonly ours: Measured;
  readonly vendure: Measured | Failed;
}

/** Calls with a durable transaction per order of ours: place, begin to pay, confirm. The floor has one. */
const CALLS = 3;

export function report({ floor, floorOnPostgres, ours, vendure }: Seen): string {
  const rows = [
    row('floor, embedded database', floor),
    row('floor, PostgreSQL', floorOnPostgres),
    row('ours, embedded database', ours),
    row('Vendure, PostgreSQL', vendure),
  ];
  return `## Orders

Complete orders a second (placed with preflight and a held piece, payment begun, paid at the counter, print job
created: three calls, each a durable transaction) with 1 and 16 clients, compared with the floor: the same framework and engine
with one call and one durable transaction for each order, and nothing else. Print files are painted at the same time. Reads
are a customer's list of ten orders. Every server is warm.

${ABOUT_VENDURE}

${table(['', 'orders/s, 1 / 16', 'p50, p99', 'reads/s, 1 / 16', 'start', 'memory, idle'], rows)}

${shares(ours, floor)}${vendure instanceof Failed ? '' : `\n\n${peer(ours, vendure)}`}`;
}

const ABOUT_VENDURE = `Vendure is the core of ${VENDURE} with nothing added: a guest's order of one piece through its Shop API in six calls,
from the empty basket to the settled payment, and the list of a customer with an account. It prints nothing. Its
PostgreSQL syncs to disk before it answers, like every database here, and its memory is not counted.`;

const paceRow = (paces: readonly Pace[]) => paces.map(({ perSecond }) => rate(perSecond)).join(' / ');

const rate = (perSecond: number) => perSecond.toFixed(perSecond < 20 ? 1 : 0);

function row(name: string, seen: Measured | Failed): string[] {
  if (seen instanceof Failed) return [name, String(seen), '', '', '', ''];
  const { orders, reads, startMs, memoryMb } = seen;
  return [
    name,
    paceRow(orders),
    orders.map(({ p50, p99 }) => `${ms(p50)}, ${ms(p99)}`).join(' / '),
    paceRow(reads),
    `${(startMs / 1_000).toFixed(1)} s`,
    `${memoryMb.toFixed(0)} MB`,
  ];
}

/** One value for each number of clients. */
const each = (of: readonly Pace[], to: readonly Pace[], text: (of: Pace, to: Pace) => string) =>
  of.map((pace, n) => text(pace, to[n] ?? pace)).join(' / ');

function shares(ours: Measured, floor: Measured): string {
  const percent = (calls: number) => (of: Pace, to: Pace) =>
    `${((of.perSecond * calls * 100) / to.perSecond).toFixed(0)} %`;
  const slower = each(ours.orders, floor.orders, (of, to) => times(of.p99, to.p99));
  return `Share of the floor on the same database: orders ${each(ours.orders, floor.orders, percent(1))}, reads ${each(ours.reads, floor.reads, percent(1))}; p99 of an order ${slower}.
Share by calls (our order is three durable calls, the floor's is one): ${each(ours.orders, floor.orders, percent(CALLS))}.`;
}

const peer = (ours: Measured, vendure: Measured) => {
  const more = (part: 'orders' | 'reads') =>
    each(ours[part], vendure[part], (of, to) => times(of.perSecond, to.perSecond));
  return `Ours / Vendure: orders ${more('orders')}, reads ${more('reads')}.`;
};
