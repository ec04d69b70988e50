import { Failed } from '../lib/attempt.ts';
import { ms, table, times } from '../lib/figures.ts';
import { MANY_STATIONS, ORDERS, STATIONS } from './build.ts';
import type { Measured, Took } from './measure.ts';

interface Seen {
  readonly sqlite: Measured | Failed;
  readonly postgres: Measured | Failed;
}

/** The most that a first answer of a page may take at the server. */
const MAX_MS = 300;

export function report({ sqlite, postgres }: Seen): string {
  return `## Shop

Answers of the partner app's calls in a shop with ${STATIONS} stations and ${ORDERS.toLocaleString('en')} orders of one year, over HTTP
on the same computer: the first answer after the start of the server, then median and 95th percentile of 20 more. The rows are
copies of an order that was placed and paid through the server. The work is the processor time of the server's process
for a call; PostgreSQL's own is not in it. The floor is a call that reads one row. The goal is
${MAX_MS} ms for every first answer. The second table is of ${MANY_STATIONS} stations, all with incidents and some silent. Alone: \`npm run bench -- shop\`.

${engine('Embedded database', sqlite)}

${engine('PostgreSQL', postgres)}`;
}

function engine(name: string, seen: Measured | Failed): string {
  if (seen instanceof Failed) return `${name}: ${String(seen)}`;
  return `${tableOf(name, seen.orders)}\n\n${tableOf(`${name}, ${MANY_STATIONS} stations`, seen.stations)}`;
}

function tableOf(name: string, seen: readonly Took[]): string {
  const floor = seen[0]?.median ?? Number.NaN;
  const rows = seen.map(({ name: call, first, median, p95, work }) => [
    call,
    `${ms(first)}${first > MAX_MS ? ' (missed)' : ''}`,
    ms(median),
    ms(p95),
    ms(work),
    times(median, floor),
  ]);
  return table([name, 'first', 'median', '95 %', 'work', 'beside the floor'], rows);
}
