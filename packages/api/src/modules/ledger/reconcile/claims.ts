import { sql } from 'kysely';
import type { Reader } from '../../../base/db/database.ts';
import type { Difference } from './difference.ts';

interface Row {
  readonly id: string;
  readonly order_id: string | null;
  readonly expected: number;
  readonly found: number;
}

/**
 * Approved claims and entries of reprints: each claim is in the ledger once, with the amount that was approved, and once
 * more the other way if its reprint was called off.
 */
export async function claimsAgree(reader: Reader): Promise<Difference[]> {
  const [missing, kept, stray] = await Promise.all([
    sql<Row>`
      select reprints.id as id, reprints.order_id as order_id, coalesce(paid_amount, 0) as expected,
        cast(coalesce(sum(amount), 0) as bigint) as found
      from reprints left join ledger_lines on entry = 'reprint.' || reprints.id and amount > 0
      where reprints.claim is not null
      group by reprints.id, reprints.order_id, paid_amount
      having coalesce(paid_amount, 0) <> coalesce(sum(amount), 0)`.execute(reader),
    sql<Row>`
      select reprints.id as id, reprints.order_id as order_id,
        case when called_off_at is null then 0 else coalesce(paid_amount, 0) end as expected,
        cast(coalesce(sum(amount), 0) as bigint) as found
      from reprints left join ledger_lines on entry = 'reprint.' || reprints.id || '.calledOff' and amount > 0
      where reprints.claim is not null
      group by reprints.id, reprints.order_id, paid_amount, called_off_at
      having case when called_off_at is null then 0 else coalesce(paid_amount, 0) end <> coalesce(sum(amount), 0)`.execute(
      reader,
    ),
    sql<Pick<Row, 'id' | 'order_id'>>`
      select key as id, order_id from ledger_entries
      where kind = 'reprint' and not exists (select 1 from reprints
        where key in ('reprint.' || reprints.id, 'reprint.' || reprints.id || '.calledOff'))`.execute(reader),
  ]);
  return [
    ...[...missing.rows, ...kept.rows].map((row): Difference => ({ kind: 'reprintNotBooked', ...row })),
    ...stray.rows.map((row): Difference => ({ kind: 'entryStray', ...row, expected: 'nothing', found: row.id })),
  ];
}
