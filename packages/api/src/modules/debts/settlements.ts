import { type ActionInput, CallError, type Settlement } from '@cpc/contract';
import {
  type Currency,
  money,
  type PartnerId,
  type PersonId,
  settlementPosting,
  settlementUndonePosting,
} from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { Page } from '../../base/http/page.ts';
import type { With } from '../../base/services.ts';
import { transition } from '../../base/transition.ts';
import { refuseOwn } from '../../records/deciding/deciding.ts';
import { isPosted, keyWithin } from '../../records/ledger/once.ts';
import { post } from '../../records/ledger/post.ts';
import { lockShopRow } from '../partners/people/lock.ts';
import { required } from '../payouts/withdrawals/required.ts';

type Ports = With<'db' | 'clock' | 'random' | 'config'>;

interface Row {
  readonly settlement_id: string;
  readonly partner_id: PartnerId;
  readonly shop_name: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly at: number;
  readonly reference: string;
  readonly by: string | null;
  readonly undone_at: number | null;
  readonly undone_reason: string | null;
}

/** What shops have paid: the entries of the ledger, with the shop and the operator. */
const settlements = (reader: Reader) =>
  reader
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_lines as line', (join) => join.onRef('line.entry', '=', 'entry.key').on('line.amount', '<', 0))
    .innerJoin('partners', (join) => join.on(sql<boolean>`line.account = 'partner:' || partners.id`))
    .leftJoin('partner_people as person', (join) => join.on(sql<boolean>`entry.actor = 'operator ' || person.id`))
    .leftJoin('ledger_entries as undone', (join) =>
      join.on(sql<boolean>`undone.key = 'settlementUndone.' || substr(entry.key, 12)`),
    )
    // A literal, so that the index of the settlements is used.
    .where('entry.kind', '=', sql.lit('settlement'));

const selected = (query: ReturnType<typeof settlements>) =>
  query.select([
    sql<string>`substr(entry.key, 12)`.as('settlement_id'),
    'partners.id as partner_id',
    'partners.name as shop_name',
    sql<number>`-line.amount`.as('amount'),
    'line.currency',
    'entry.at',
    'entry.cause as reference',
    'person.name as by',
    'undone.at as undone_at',
    'undone.cause as undone_reason',
  ]);

const viewOf = ({ amount, currency, undone_at: at, undone_reason: reason, ...row }: Row): Settlement => ({
  ...row,
  amount: money(amount, currency),
  undone: at === null ? null : { at, reason: reason ?? '' },
});

/** One page of what shops have paid, newest first. */
export async function settlementPage(
  reader: Reader,
  { partner_id }: ActionInput<'Operator.settlements'>,
  page: Page,
): Promise<{ readonly settlements: Settlement[]; readonly total: number }> {
  const found = settlements(reader).$call((query) =>
    partner_id === undefined ? query : query.where('partners.id', '=', partner_id),
  );
  const [rows, { total }] = await Promise.all([
    selected(found)
      .orderBy('entry.at', 'desc')
      .orderBy('entry.key', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { settlements: rows.map(viewOf), total };
}

/** @throws CallError notFound */
async function settlementRow(reader: Reader, id: string): Promise<Row> {
  const row = await selected(settlements(reader)).where('entry.key', '=', `settlement.${id}`).executeTakeFirst();
  if (!row) throw new CallError('notFound');
  return row;
}

/**
 * Records what a shop has paid the platform: posts it to the ledger, once per key (PA-14). A shop may pay more than it
 * owes: the rest is due to it like what it earns.
 * @throws CallError notFound, ownMoney, fieldEmpty without a reference, or keyReused
 */
export async function recordSettlement(
  services: Ports,
  by: PersonId,
  { partner_id, client_key, amount: paid, reference: typed }: ActionInput<'Operator.recordSettlement'>,
): Promise<Settlement> {
  const reference = required(typed, 'reference');
  const id = keyWithin(partner_id, client_key);
  const amount = money(paid.amount, paid.currency);
  const posting = settlementPosting(id, partner_id, amount);
  await services.db.transact(async (tx) => {
    if (!(await lockShopRow(tx, partner_id))) throw new CallError('notFound');
    await refuseOwn(tx, services, 'recordSettlement', by, [{ partner_id }]);
    if (await isPosted(tx, posting.key, { amount, reference })) return;
    await post(transition(tx, services, { actor: `operator ${by}`, reason: reference }), posting, {});
  });
  return viewOf(await settlementRow(services.db.read, id));
}

/**
 * Takes back the record of a payment; a repeated call changes nothing.
 * @throws CallError notFound, ownMoney, or fieldEmpty without a reason
 */
export async function undoSettlement(
  services: Ports,
  by: PersonId,
  { settlement_id, reason }: ActionInput<'Operator.undoSettlement'>,
): Promise<Settlement> {
  const because = required(reason);
  await services.db.transact(async (tx) => {
    const { partner_id } = await settlementRow(tx, settlement_id);
    await lockShopRow(tx, partner_id);
    await refuseOwn(tx, services, 'undoSettlement', by, [{ partner_id }]);
    const { undone_at, amount, currency } = await settlementRow(tx, settlement_id);
    if (undone_at !== null) return;
    const change = transition(tx, services, { actor: `operator ${by}`, reason: because });
    await post(change, settlementUndonePosting(settlement_id, partner_id, money(amount, currency)), {});
  });
  return viewOf(await settlementRow(services.db.read, settlement_id));
}
