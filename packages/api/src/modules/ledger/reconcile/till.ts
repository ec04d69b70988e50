import { LEDGER, type PartnerId, brand } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../../base/db/database.ts';
import { tillSeries } from '../../../records/till/journal.ts';
import { UNVERIFIED, verifyTill } from '../../../records/till/verify.ts';
import type { Difference } from './difference.ts';

/** How many entries are verified at a time: other work goes on in between. */
const BATCH = 500;
const NOBODY = brand<PartnerId>('');
const CASH = sql.lit(LEDGER.cash(NOBODY));
const DRAWER = sql.lit(LEDGER.drawer(NOBODY));

/** Compares the journals of tills with the ledger, and verifies their chains (PA-15). */
export async function tillsAgree(reader: Reader, signal: AbortSignal): Promise<Difference[]> {
  return [...(await cashAgrees(reader)), ...(await chainsHold(reader, signal))];
}

interface Row {
  readonly id: string;
  readonly partner_id: string;
  readonly order_id: string | null;
  readonly expected: number;
  readonly found: number;
}

/** Cash of the ledger that is not in the journal, and the other way. */
async function cashAgrees(reader: Reader): Promise<Difference[]> {
  const [lines, entries] = await Promise.all([
    sql<Row>`
      select entry as id, substr(account, length(case when account like ${CASH} || '%' then ${CASH} else ${DRAWER} end) + 1)
        as partner_id, order_id, line.amount as expected, coalesce(till.amount, 0) as found
      from ledger_lines as line inner join ledger_entries on ledger_entries.key = entry
      left join till_entries as till on till.key = entry and till.currency = line.currency
        and line.account in (${CASH} || till.partner_id, ${DRAWER} || till.partner_id)
      where (account like ${CASH} || '%' or account like ${DRAWER} || '%')
        and line.amount <> coalesce(till.amount, 0)`.execute(reader),
    sql<Row>`
      select key as id, partner_id, null as order_id, 0 as expected, amount as found from till_entries as till
      where amount <> 0 and not exists (select 1 from ledger_lines
        where entry = key and account in (${CASH} || partner_id, ${DRAWER} || partner_id))`.execute(reader),
  ]);
  return [...lines.rows, ...entries.rows].map((row): Difference => ({ kind: 'tillDiffers', ...row }));
}

async function chainsHold(reader: Reader, signal: AbortSignal): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const { id } of await reader.selectFrom('partners').select('id').orderBy('id').execute()) {
    if (signal.aborted) break;
    found.push(...(await chainHolds(reader, id, signal)));
  }
  return found;
}

async function chainHolds(reader: Reader, partnerId: PartnerId, signal: AbortSignal): Promise<Difference[]> {
  const found: Difference[] = [];
  const series = tillSeries(partnerId);
  const counter = await reader
    .selectFrom('number_series')
    .select('last')
    .where('series', '=', series)
    .executeTakeFirst();
  const last = counter?.last ?? 0;
  const broken = (place: number, expected: string | number, value: string | number): Difference => {
    const id = `${series}.${place}`;
    return { kind: 'tillBroken', id, partner_id: partnerId, order_id: null, expected, found: value };
  };
  let verified = UNVERIFIED;
  while (!signal.aborted) {
    const rows = await reader
      .selectFrom('till_entries')
      .selectAll()
      .where('partner_id', '=', partnerId)
      .where('place', '>', verified.place)
      // What is written meanwhile is verified the next night.
      .where('place', '<=', last)
      .orderBy('place')
      .limit(BATCH)
      .execute();
    const next = verifyTill(verified, rows);
    verified = next.verified;
    found.push(...next.faults.map((fault) => broken(fault.place, fault.expected, fault.found)));
    if (rows.length < BATCH) break;
  }
  if (!signal.aborted && verified.place !== last) found.push(broken(last, last, verified.place));
  return found;
}
