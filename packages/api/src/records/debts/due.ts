import type { MonthlyBill } from '@cpc/bills';
import { type BillId, type Currency, LEDGER, type PartnerId } from '@cpc/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { MONTHLY, readBill } from '../bills/store.ts';
import { CASH_ACCOUNT, PARTNER_ACCOUNT } from './limit.ts';

/** A shop's account in a currency. */
export interface ShopCurrency {
  readonly partner_id: PartnerId;
  readonly currency: Currency;
}

export interface AskingBill {
  readonly billId: BillId;
  readonly number: string;
  /** The end of its month: what arose later is no part of it. */
  readonly until: number;
  readonly due: NonNullable<MonthlyBill['due']>;
}

/** What each entry changed between a shop and the platform: positive if the shop owes more. */
export const changes = (since: number, of?: PartnerId): RawBuilder<unknown> => sql`
  select partners.id as partner_id, currency, entry, ledger_lines.at as at, sum(amount) as change
  from partners inner join ledger_lines
    on account in (${PARTNER_ACCOUNT} || partners.id, ${CASH_ACCOUNT} || partners.id)
  where ledger_lines.at >= ${since} ${of === undefined ? sql`` : sql`and partners.id = ${of}`}
  group by partners.id, currency, entry, ledger_lines.at`;

/** The part of a debt that is older than a moment: payments settle the oldest part first. */
export const olderPart = (owed: number, grownSince: number): number => Math.max(0, owed - grownSince);

const billsAsking = (reader: Reader) => reader.selectFrom('bills').where('kind', '=', MONTHLY).where('amount', '<', 0);

/** The bills that ask a shop for money, newest first. */
export async function askingBills(reader: Reader, { partner_id, currency }: ShopCurrency): Promise<AskingBill[]> {
  const rows = await billsAsking(reader)
    .select(['id', 'content'])
    .where('partner_id', '=', partner_id)
    .where('currency', '=', currency)
    .orderBy('month', 'desc')
    // One is due later than the next is issued, if the days to pay are more than a month.
    .limit(4)
    .execute();
  return rows.flatMap((row) => {
    const bill = readBill(row);
    if (bill.kind !== 'monthly' || bill.due === undefined) return [];
    return [{ billId: row.id, number: bill.number, until: bill.until, due: bill.due }];
  });
}

/**
 * What is not paid of a bill, in minor units: the part of the debt that is older than the end of its month. A settlement
 * that was taken back brings an old debt back, no new one.
 */
export async function openPart(
  reader: Reader,
  { partner_id, currency, owed }: ShopCurrency & { readonly owed: number },
  bill?: AskingBill,
): Promise<number> {
  if (!bill) return 0;
  const { rows } = await sql<{ sum: number | null }>`
    select cast(sum(change) as bigint) as sum from (${changes(bill.until, partner_id)}) as changes
    where currency = ${currency} and change > 0 and entry not like 'settlementUndone.%'`.execute(reader);
  return olderPart(owed, rows[0]?.sum ?? 0);
}

/** What a shop owes in a currency, in minor units; negative if the platform owes it. */
async function owedBy(reader: Reader, { partner_id, currency }: ShopCurrency): Promise<number> {
  const total = await reader
    .selectFrom('ledger_lines')
    .select(sql<number | null>`cast(sum(amount) as bigint)`.as('sum'))
    .where('account', 'in', [LEDGER.partner(partner_id), LEDGER.cash(partner_id)])
    .where('currency', '=', currency)
    .executeTakeFirst();
  return total?.sum ?? 0;
}

interface Overdue extends ShopCurrency {
  readonly bill: AskingBill;
  /** What is not paid of it, in minor units. */
  readonly left: number;
}

/** The last bill of each shop and currency that is due and not paid (PA-14). @param of only this shop */
export async function overdueBills(reader: Reader, now: number, of?: PartnerId): Promise<Overdue[]> {
  const accounts = await billsAsking(reader)
    .select(['partner_id', 'currency'])
    .$call((query) => (of === undefined ? query : query.where('partner_id', '=', of)))
    .distinct()
    .orderBy('partner_id')
    .orderBy('currency')
    .$narrowType<{ currency: Currency }>()
    .execute();
  const overdue: Overdue[] = [];
  for (const account of accounts) {
    const bill = (await askingBills(reader, account)).find(({ due }) => due.at <= now);
    if (!bill) continue;
    const left = await openPart(reader, { ...account, owed: await owedBy(reader, account) }, bill);
    if (left > 0) overdue.push({ ...account, bill, left });
  }
  return overdue;
}
