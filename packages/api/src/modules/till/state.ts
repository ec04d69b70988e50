import type { Till } from '@cpc/contract';
import { type Currency, LEDGER, money, type PartnerId } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { namesOf, personOf } from '../../records/partners/actor.ts';
import type { TillRow } from '../../records/till/journal.ts';

/** What must be in the till in a currency, in minor units: what was counted last, and what changed since then. */
export async function mustBeIn(
  reader: Reader,
  partnerId: PartnerId,
  currency: Currency,
  last?: TillRow,
): Promise<number> {
  const { sum } = await reader
    .selectFrom('till_entries')
    .select(sql<number | null>`cast(sum(amount) as bigint)`.as('sum'))
    .where('partner_id', '=', partnerId)
    .where('currency', '=', currency)
    .where('place', '>', last?.place ?? 0)
    .executeTakeFirstOrThrow();
  return (last?.counted ?? 0) + (sum ?? 0);
}

/** The last time that the till was counted in a currency: it was opened, or closed. */
export function lastCount(reader: Reader, partnerId: PartnerId, currency: Currency): Promise<TillRow | undefined> {
  return reader
    .selectFrom('till_entries')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('currency', '=', currency)
    .where('counted', 'is not', null)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The currencies of a shop's stations, and of its till: each is found from the one before it, without a look at its entries. */
export async function currenciesOf(reader: Reader, partnerId: PartnerId): Promise<Currency[]> {
  const { rows } = await sql<{ currency: Currency }>`
    with recursive used(currency) as (
      select min(currency) from till_entries where partner_id = ${partnerId}
      union all select (select min(currency) from till_entries where partner_id = ${partnerId} and currency > used.currency)
        from used where used.currency is not null)
    select currency from machines where partner_id = ${partnerId}
    union select currency from used where currency is not null order by currency`.execute(reader);
  return rows.map(({ currency }) => currency);
}

/** The till of a shop in each of its currencies. @param since the beginning of the day; UTC, ms */
export async function tillsOf(reader: Reader, partnerId: PartnerId, since: number): Promise<Till[]> {
  const [currencies, people] = [await currenciesOf(reader, partnerId), await takings(reader, partnerId, since)];
  return Promise.all(
    currencies.map(async (currency) => {
      const last = await lastCount(reader, partnerId, currency);
      const nameOf = await namesOf(reader, [last?.person_id]);
      return {
        open: last?.kind === 'opened',
        last: last ? { at: last.at, by: nameOf(last.person_id), counted: money(last.counted ?? 0, currency) } : null,
        expected: money(await mustBeIn(reader, partnerId, currency, last), currency),
        people: people
          .filter((one) => one.currency === currency)
          .map(({ by, sales, taken, back }) => {
            return { by, sales, taken: money(taken, currency), given_back: money(0 - back, currency) };
          }),
      };
    }),
  );
}

/** What each person took and gave back since a moment, as the ledger says it; who took most comes first. */
async function takings(reader: Reader, partnerId: PartnerId, since: number) {
  const rows = await reader
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.key', 'entry')
    .select(['actor', 'currency'])
    .select([
      sql<number>`cast(sum(case when amount > 0 then amount else 0 end) as bigint)`.as('taken'),
      sql<number>`cast(sum(case when amount < 0 then amount else 0 end) as bigint)`.as('back'),
      sql<number>`cast(sum(case when amount > 0 then 1 else 0 end) as bigint)`.as('sales'),
    ])
    .where('account', '=', LEDGER.cash(partnerId))
    .where('ledger_lines.at', '>=', since)
    .groupBy(['actor', 'currency'])
    .execute();
  const nameOf = await namesOf(
    reader,
    rows.map(({ actor }) => personOf(actor)),
  );
  return rows
    .map(({ actor, ...row }) => ({ ...row, by: nameOf(personOf(actor)) }))
    .toSorted((a, b) => b.taken - a.taken || (a.by ?? '').localeCompare(b.by ?? ''));
}
