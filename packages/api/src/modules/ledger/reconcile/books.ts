import { sql } from 'kysely';
import type { Reader } from '../../../base/db/database.ts';
import type { Difference } from './difference.ts';

/** Entries that do not balance, or that nothing in the shop caused. */
export async function booksAgree(reader: Reader): Promise<Difference[]> {
  const [unbalanced, strayPayments, strayRefunds, reports] = await Promise.all([
    sql<{ key: string; order_id: string | null; sum: number }>`
      select key, order_id, cast(coalesce(sum(amount), 0) as bigint) as sum
      from ledger_entries left join ledger_lines on entry = key
      group by key, order_id, currency having sum(amount) <> 0 or count(entry) = 0`.execute(reader),
    sql<UnknownEntry>`
      select key, order_id from ledger_entries
      where kind in ('sale', 'receipt', 'fee')
        and not exists (select 1 from payments
          where payments.id = payment_id and captured_amount is not null and key = ledger_entries.kind || '.' || payments.id)`.execute(
      reader,
    ),
    sql<UnknownEntry>`
      select key, order_id from ledger_entries
      where kind in ('refund', 'refundPaid')
        and not exists (select 1 from refunds where key = ledger_entries.kind || '.' || refunds.id)
        and not exists (select 1 from payments where key = ledger_entries.kind || '.' || payments.id)`.execute(reader),
    // Entries without rows are filled in by a job of their own (decision 181).
    sql<{ key: string; order_id: string | null; expected: number; found: number }>`
      select key, order_id, cast(income as bigint) as expected, cast(reported as bigint) as found
      from ledger_entries
      inner join (select entry, -sum(amount) as income from ledger_lines
        where account like 'partner:%' and kind not like 'withdrawal%' group by entry) as lines on lines.entry = key
      inner join (select entry, sum(goods + delivery - refunds - commission - promoted + reprints) as reported
        from report_money group by entry) as shares on shares.entry = key
      where income <> reported`.execute(reader),
  ]);
  return [
    ...unbalanced.rows.map(({ key, order_id, sum }): Difference => {
      return { kind: 'entryUnbalanced', id: key, order_id, expected: 0, found: sum };
    }),
    ...reports.rows.map(({ key, ...sums }): Difference => ({ kind: 'reportDiffers', id: key, ...sums })),
    ...[...strayPayments.rows, ...strayRefunds.rows].map(({ key, order_id }): Difference => {
      return { kind: 'entryStray', id: key, order_id, expected: 'nothing', found: key };
    }),
  ];
}

interface UnknownEntry {
  readonly key: string;
  readonly order_id: string | null;
}
