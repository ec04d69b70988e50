import { sql } from 'kysely';
import type { Reader } from '../../../base/db/database.ts';
import type { Difference } from './difference.ts';

/** Withdrawals whose state and ledger differ, and entries that no withdrawal caused (OP-06). */
export async function withdrawalsAgree(reader: Reader): Promise<Difference[]> {
  const [wrong, stray] = await Promise.all([
    sql<{ id: string; expected: number; found: number }>`
      select id, expected, found from (
        select id, case when state = 'paid' then amount else 0 end as expected,
          cast(coalesce((select sum(ledger_lines.amount) from ledger_lines
            where entry in ('withdrawal.' || withdrawals.id, 'withdrawalReturned.' || withdrawals.id)
              and account = 'partner:' || withdrawals.partner_id
              and ledger_lines.currency = withdrawals.currency), 0) as bigint) as found
        from withdrawals) as checked
      where expected <> found`.execute(reader),
    sql<{ key: string }>`
      select key from ledger_entries where kind in ('withdrawal', 'withdrawalReturned')
        and not exists (select 1 from withdrawals where key = ledger_entries.kind || '.' || withdrawals.id)`.execute(
      reader,
    ),
  ]);
  return [
    ...wrong.rows.map((row): Difference => ({ kind: 'withdrawalNotBooked', order_id: null, ...row })),
    ...stray.rows.map(({ key }): Difference => {
      return { kind: 'entryStray', id: key, order_id: null, expected: 'nothing', found: key };
    }),
  ];
}
