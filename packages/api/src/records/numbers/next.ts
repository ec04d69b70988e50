import type { Tx } from '../../base/db/database.ts';

/** The next number of a series. Until the transaction ends, no other one gets a number of it; if it fails, none is lost. */
export async function nextNumber(tx: Tx, series: string): Promise<number> {
  const { last } = await tx
    .insertInto('number_series')
    .values({ series, last: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet((now) => ({ last: now('number_series.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
