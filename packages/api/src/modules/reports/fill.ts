import type { EntryKind } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { type Posted, keepFree, keepMoney } from '../../records/reports/money-facts.ts';

export const FILL_JOB = 'reports.fill';
export const DAY_MS = 86_400_000;
/** Entries in one transaction: no sale waits long for it. */
const BATCH = 200;

/** Adds what reports lack: what happened before there were reports, or under a server that knew none. Then once a day. */
export async function fill({ db }: With<'db'>, signal: AbortSignal): Promise<{ readonly again: number }> {
  // A refund is shared by what is left of its sale.
  for (const kind of ['sale', 'refund', 'reprint'] as const) {
    let last: Begin | undefined = { at: -1, key: '' };
    while (last && !signal.aborted) {
      const begin: Begin = last;
      last = await db.transact((tx) => fillMoney(tx, kind, begin));
    }
  }
  await db.transact(fillFree);
  await db.transact(fillPrints);
  return { again: DAY_MS };
}

interface Begin {
  readonly at: number;
  readonly key: string;
}

/** Adds the rows of some entries, the oldest first. @returns the last one; undefined at the end */
async function fillMoney(tx: Tx, kind: EntryKind, begin: Begin): Promise<Begin | undefined> {
  const missing = await missingEntries(tx, kind, begin);
  for (const entry of missing) await keepMoney(tx, entry);
  return missing.at(-1);
}

async function missingEntries(reader: Reader, kind: EntryKind, { at, key }: Begin): Promise<Posted[]> {
  const entries = await reader
    .selectFrom('ledger_entries')
    .select(['key', 'kind', 'order_id as orderId', 'payment_id as paymentId', 'at'])
    .where('kind', '=', kind)
    .where(sql<boolean>`(at > ${at} or (at = ${at} and key > ${key}))`)
    .where(sql<boolean>`not exists (select 1 from report_money where entry = key)`)
    .orderBy('at')
    .orderBy('key')
    .limit(BATCH)
    .execute();
  if (entries.length === 0) return [];
  const keys = entries.map((entry) => entry.key);
  const lines = await reader
    .selectFrom('ledger_lines')
    .select(['entry', 'account', 'kind', 'amount', 'currency'])
    .where('entry', 'in', keys)
    .orderBy('id')
    .execute();
  return entries.map((entry) => ({ ...entry, lines: lines.filter((line) => line.entry === entry.key) }));
}

async function fillFree(tx: Tx): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .innerJoin('print_jobs', (join) =>
      join.onRef('print_jobs.order_id', '=', 'orders.id').on('print_jobs.line', '=', 1),
    )
    .select(['orders.id', 'orders.price_currency', 'print_jobs.created_at as at'])
    .where('orders.price_amount', '=', 0)
    .where(sql<boolean>`not exists (select 1 from report_money where entry = 'free.' || orders.id)`)
    .execute();
  for (const { at, ...order } of orders) await keepFree(tx, order, at);
}

/** The steps of print jobs without any rows, from their history. */
async function fillPrints(tx: Tx): Promise<void> {
  const started = sql`(select max(begun.at) from order_events as begun
    where begun.order_id = step.order_id and begun.item_id = step.item_id and begun.event = 'started' and begun.seq < step.seq)`;
  const sent = sql`exists (select 1 from deliveries where deliveries.order_id = step.order_id)`;
  const kinds = [
    ['printed', sql`step.to_state = 'printed'`, sql`step.at - coalesce(${started}, step.at)`],
    [
      'ready',
      sql`(step.to_state = 'ready' or (step.to_state = 'printed' and ${sent}))`,
      sql`step.at - print_jobs.created_at`,
    ],
  ] as const;
  for (const [kind, isStep, took] of kinds)
    await sql`
      insert into report_prints (job_id, kind, nth, partner_id, machine_id, goods_id, shell_id, at, took_ms)
      select print_jobs.id, ${sql.lit(kind)}, row_number() over (partition by print_jobs.id order by step.seq),
        machines.partner_id, print_jobs.machine_id, order_items.goods_id, order_items.shell_id, step.at, ${took}
      from order_events as step
      inner join print_jobs on print_jobs.item_id = step.item_id
      inner join order_items on order_items.id = step.item_id
      inner join machines on machines.id = print_jobs.machine_id
      where step.machine = 'printJob' and ${isStep}
        and not exists (select 1 from report_prints where job_id = print_jobs.id and report_prints.kind = ${sql.lit(kind)})`.execute(
      tx,
    );
}
