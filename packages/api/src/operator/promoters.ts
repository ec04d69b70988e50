import { type ActionInput, CallError, type PromoterLine, type PromoterView } from '@cpc/contract';
import { LEDGER, type Money, money, type PersonId, promoterPaidPosting } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader, Tx } from '../base/db/database.ts';
import { containsWords, named } from '../base/db/search-name.ts';
import type { Call } from '../base/http/call.ts';
import { fromBegin } from '../base/http/flow.ts';
import type { Page } from '../base/http/page.ts';
import type { With } from '../base/services.ts';
import { transition } from '../base/transition.ts';
import { balancesOf } from '../records/ledger/balances.ts';
import { isPosted, keyWithin } from '../records/ledger/once.ts';
import { post } from '../records/ledger/post.ts';
import { required } from '../modules/payouts/withdrawals/required.ts';
import { checkName } from '../modules/partners/login/username.ts';
import { noteDeed } from '../records/partners/deeds.ts';

/** One page of the promoters, by name. */
export async function promoterPage(
  reader: Reader,
  { search = '' }: ActionInput<'Operator.promoters'>,
  page: Page,
): Promise<{ readonly promoters: PromoterView[]; readonly total: number }> {
  const found = reader.selectFrom('promoters').where(containsWords(sql`search_name || ' ' || lower(id)`, search));
  const [rows, { total }] = await Promise.all([
    found.selectAll().orderBy('name').orderBy('id').limit(page.limit).offset(page.offset).execute(),
    found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { promoters: await Promise.all(rows.map((row) => viewOf(reader, row))), total };
}

interface PromoterRow {
  readonly id: string;
  readonly name: string;
  readonly permille: number;
  readonly created_at: number;
}

async function viewOf(reader: Reader, { id, ...row }: PromoterRow): Promise<PromoterView> {
  return { promoter_id: id, ...row, owed: await owedTo(reader, id) };
}

/** A credit of the promoter’s account is owed to the promoter. */
async function owedTo(reader: Reader, id: string): Promise<Money[]> {
  return (await balancesOf(reader, LEDGER.promoter(id))).map(({ amount, currency }) => money(0 - amount, currency));
}

/** @throws CallError notFound */
async function promoterView(reader: Reader, id: string): Promise<PromoterView> {
  const row = await reader.selectFrom('promoters').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new CallError('notFound');
  return viewOf(reader, row);
}

/** Adds a promoter, or changes one (PY-07). @throws CallError fieldEmpty or fieldIncorrect */
export async function changePromoter(
  services: With<'db' | 'clock' | 'random'>,
  by: PersonId,
  { promoter_id: id, name: typed, permille }: ActionInput<'Operator.setPromoter'>,
): Promise<PromoterView> {
  const { db, clock } = services;
  const name = checkName(typed);
  await db.transact(async (tx) => {
    const before = await tx.selectFrom('promoters').selectAll().where('id', '=', id).executeTakeFirst();
    if (before?.name === name && before.permille === permille) return;
    await tx
      .insertInto('promoters')
      .values({ id, ...named(name), permille, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...named(name), permille }))
      .execute();
    const reason = `${before ? `${before.name}, ${before.permille} → ` : ''}${name}, ${permille}`;
    await noteDeed(tx, services, { by, event: 'promoter', partnerId: null, subject: `promoter:${id}`, reason });
  });
  return promoterView(db.read, id);
}

/**
 * Records that a promoter was paid (PY-07): posts it to the ledger, once per key.
 * @throws CallError notFound, fieldEmpty without a reference, moreThanOwed or keyReused
 */
export async function payPromoter(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  by: PersonId,
  { promoter_id: id, client_key, amount: paid, reference: typed }: ActionInput<'Operator.payPromoter'>,
): Promise<PromoterView> {
  const reference = required(typed, 'reference');
  const posting = promoterPaidPosting(keyWithin(id, client_key), id, money(paid.amount, paid.currency));
  await services.db.transact(async (tx) => {
    await lockPromoter(tx, id);
    if (await isPosted(tx, posting.key, { amount: paid, reference })) return;
    const owed = (await owedTo(tx, id)).find(({ currency }) => currency === paid.currency);
    if (paid.amount > (owed?.amount ?? 0)) throw new CallError('moreThanOwed', { field: 'amount' });
    await post(transition(tx, services, { actor: `operator ${by}`, reason: reference }), posting, {});
  });
  return promoterView(services.db.read, id);
}

/** What one promoter is paid is recorded one after the other, so that together they never exceed what is owed. */
async function lockPromoter(tx: Tx, id: string): Promise<void> {
  const locked = await tx
    .updateTable('promoters')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!locked) throw new CallError('notFound');
}

/** One page of a promoter's account, newest first, or in the order of the flow. */
export async function promoterLines(
  reader: Reader,
  { promoter_id }: ActionInput<'Operator.promoterLines'>,
  { page, flow }: Pick<Call, 'page' | 'flow'>,
): Promise<{ readonly lines: PromoterLine[]; readonly total: number }> {
  const found = reader
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.key', 'ledger_lines.entry')
    .leftJoin('orders', 'orders.id', 'ledger_entries.order_id')
    .where('account', '=', LEDGER.promoter(promoter_id));
  const [rows, { total }] = await Promise.all([
    found
      .select(['ledger_lines.id as line_id', 'ledger_lines.at', 'ledger_lines.kind', 'amount', 'currency'])
      .select(['orders.number as order_number', 'ledger_entries.cause'])
      .$call((select) => (flow ? select.where(fromBegin(flow, 'ledger_lines.at', 'ledger_lines.id')) : select))
      .orderBy('ledger_lines.at', flow?.direction ?? 'desc')
      .orderBy('ledger_lines.id', flow?.direction ?? 'desc')
      .limit(page.limit)
      .offset(flow ? 0 : page.offset)
      .execute(),
    found.select((line) => line.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const lines = rows.map(({ amount, currency, cause, ...row }) => ({
    ...row,
    amount: money(0 - amount, currency),
    reference: row.kind === 'withdrawal' ? cause : null,
  }));
  return { lines, total };
}
