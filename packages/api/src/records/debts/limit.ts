import { CallError } from '@cpc/contract';
import { type Currency, LEDGER, type PartnerId } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';

const NOBODY = '' as PartnerId;
export const PARTNER_ACCOUNT = sql.lit(LEDGER.partner(NOBODY));
export const CASH_ACCOUNT = sql.lit(LEDGER.cash(NOBODY));

/** A shop that owes more than its limit in a currency; amounts in minor units. */
interface Stopped {
  readonly partner_id: PartnerId;
  readonly currency: Currency;
  /** When it took cash last, or when the limit was set if that was later. */
  readonly since: number;
}

interface Which {
  readonly partnerId?: PartnerId | undefined;
  readonly currency?: string;
}

/** The shops that owe more than their limit, and so take no cash (PA-14). Only shops with a limit are added up. */
export async function stoppedCash(reader: Reader, { partnerId, currency }: Which = {}): Promise<readonly Stopped[]> {
  const { rows } = await sql<Stopped & { readonly taken_at: number | null; readonly set_at: number }>`
    select debt_limits.partner_id as partner_id, debt_limits.currency as currency, debt_limits.at as set_at,
      max(case when account = ${CASH_ACCOUNT} || debt_limits.partner_id and ledger_lines.amount > 0
        then ledger_lines.at else 0 end) as taken_at
    from debt_limits inner join ledger_lines
      on account in (${PARTNER_ACCOUNT} || debt_limits.partner_id, ${CASH_ACCOUNT} || debt_limits.partner_id)
      and ledger_lines.currency = debt_limits.currency
    where ${partnerId === undefined ? sql`1 = 1` : sql`debt_limits.partner_id = ${partnerId}`}
      and ${currency === undefined ? sql`1 = 1` : sql`debt_limits.currency = ${currency}`}
    group by debt_limits.partner_id, debt_limits.currency, debt_limits.amount, debt_limits.at
    having sum(ledger_lines.amount) > debt_limits.amount`.execute(reader);
  return rows.map(({ partner_id, currency: of, taken_at, set_at }) => {
    return { partner_id, currency: of, since: Math.max(set_at, taken_at ?? 0) };
  });
}

/** Whether a shop takes cash in a currency: it owes no more than its limit (PA-14). */
export const takesCash = async (reader: Reader, partnerId: PartnerId, currency: string): Promise<boolean> =>
  (await stoppedCash(reader, { partnerId, currency })).length === 0;

/**
 * Refuses cash of a shop that owes more than its limit. Until the transaction ends, no other one takes cash for it: of many
 * orders at once, one alone passes the limit. @throws CallError owesTooMuch
 */
export async function refuseOverLimit(tx: Tx, partnerId: PartnerId, currency: string): Promise<void> {
  const limited = await tx
    .updateTable('debt_limits')
    .set((limit) => ({ at: limit.ref('at') }))
    .where('partner_id', '=', partnerId)
    .where('currency', '=', currency as Currency)
    .returning('currency')
    .execute();
  if (limited.length > 0 && !(await takesCash(tx, partnerId, currency))) throw new CallError('owesTooMuch');
}
