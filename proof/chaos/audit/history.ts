import { nextState, ORDER_TABLE, PAYMENT_TABLE, PRINT_JOB_TABLE, type StateTable } from '@cpc/domain';
import type { Audit } from '../evidence.ts';

const TABLES = { order: ORDER_TABLE, payment: PAYMENT_TABLE, printJob: PRINT_JOB_TABLE } as const;

/** Every history is a path through its state table without a gap, and ends in the state of the row. */
export const history: Audit = async ({ read }) => {
  const events = await read.selectFrom('order_events').selectAll().orderBy('order_id').orderBy('seq').execute();
  const orders = await read.selectFrom('orders').select(['id', 'status']).execute();
  const jobs = await read.selectFrom('print_jobs').select(['item_id', 'state']).execute();
  const wrong: string[] = [];
  const last = new Map<string, string>();
  const numbers = new Map<string, number>();
  for (const { order_id, seq, machine, event, from_state, to_state, item_id } of events) {
    if (seq !== (numbers.get(order_id) ?? 0) + 1) wrong.push(`order ${order_id} has no event before number ${seq}`);
    numbers.set(order_id, seq);
    const key = `${machine} ${machine === 'printJob' ? item_id : order_id}`;
    if (from_state !== '' && last.get(key) !== from_state)
      wrong.push(`${key}: expected a step from ${last.get(key) ?? 'no state'}, got one from ${from_state}`);
    if (from_state !== '' && from_state !== to_state && !allowed(TABLES[machine], from_state, event, to_state))
      wrong.push(`${key}: ${event} does not lead from ${from_state} to ${to_state}`);
    last.set(key, to_state);
  }
  for (const { id, status } of orders)
    if (last.get(`order ${id}`) !== String(status))
      wrong.push(`order ${id} has status ${status}, but its history differs`);
  for (const { item_id, state } of jobs)
    if (last.get(`printJob ${item_id}`) !== state)
      wrong.push(`the print of ${item_id} is in state ${state}, but its history differs`);
  return { asked: 'histories have no gap', counted: events.length, wrong };
};

function allowed(table: StateTable<number | string, string>, from: string, on: string, to: string): boolean {
  const known = table.transitions.find((transition) => String(transition.from) === from);
  const next = known && nextState(table, known.from, on);
  return String(next) === to;
}
