import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { type Family, gauge } from '../../base/metrics/family.ts';

/** Money that waits for a person (RL-05): payments whose outcome is unknown for too long, and refused refunds. */
export async function measureMoney(reader: Reader): Promise<readonly Family[]> {
  const [{ doubted }, { refused }] = await Promise.all([
    reader
      .selectFrom('payments')
      .select((payment) => payment.fn.countAll<number>().as('doubted'))
      .where('doubted_at', 'is not', null)
      .executeTakeFirstOrThrow(),
    reader
      .selectFrom('refunds')
      .select((refund) => refund.fn.countAll<number>().as('refused'))
      // In these words, so that SQLite reads the index of refused refunds.
      .where(sql<boolean>`state = 'failed'`)
      .executeTakeFirstOrThrow(),
  ]);
  const one = (name: string, help: string, value: number) => gauge({ name, help }, () => [{ labels: {}, value }]);
  return [
    one('cpc_payments_in_doubt', 'Payments whose outcome is unknown for too long.', doubted),
    one('cpc_refunds_refused', 'Refunds that the provider refused and a person must decide.', refused),
  ];
}
