import type { MonthlyBill } from '@cpc/bills';
import {
  type Currency,
  LEDGER,
  type LineKind,
  type PartnerId,
  PARTNER_LINE_KINDS,
  serviceVat,
  splitVat,
} from '@cpc/domain';
import { DEFAULT_LOCALE } from '@cpc/i18n';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { PayoutConfig, With } from '../../base/services.ts';
import { issue, MONTHLY, readBill } from '../../records/bills/store.ts';
import { beginOf, dayOf, type Month, monthAfter, monthIn, yearIn } from '../../records/bills/months.ts';
import { type BilledShop, billedShop, platformParty } from '../../records/bills/party.ts';
import { mailOwners } from '../../records/notifications/mail.ts';

type Ports = With<'db' | 'clock' | 'random' | 'config'>;

/** A month is billed this long after its end: an entry of its last moment may still be on its way into the ledger. */
const SETTLED_MS = 3_600_000;
/** What the shop earned, and the cash of it that the shop has already. */
const BILLED_KINDS = [...PARTNER_LINE_KINDS, 'money'] as const satisfies readonly LineKind[];

/**
 * Issues the bills of all months that are over, one for each shop and currency with movements in the month (OP-06).
 * @returns how many
 */
export async function issueMonthlyBills(services: Ports, signal: AbortSignal): Promise<number> {
  const { db } = services;
  let issued = 0;
  for (const { id } of await db.read.selectFrom('partners').select('id').orderBy('id').execute()) {
    if (signal.aborted) break;
    const shop = await billedShop(db.read, id);
    for (const { currency, first } of await openAccounts(db.read, id))
      issued += await issueOf(services, shop, currency, first);
  }
  return issued;
}

const accountsOf = (id: PartnerId) => [LEDGER.partner(id), LEDGER.cash(id)];

/** The currencies of a shop's accounts, each with the moment of its first line. */
function openAccounts(reader: Reader, partnerId: PartnerId) {
  return reader
    .selectFrom('ledger_lines')
    .select((line) => ['currency', line.fn.min<number>('at').as('first')])
    .where('account', 'in', accountsOf(partnerId))
    .groupBy('currency')
    .execute();
}

/** Each bill begins where the last one ended, also when the shop has changed its zone since (PA-16). */
async function issueOf(services: Ports, shop: BilledShop, currency: Currency, first: number): Promise<number> {
  const { db, clock } = services;
  const { timeZone } = shop;
  const last = await db.read
    .selectFrom('bills')
    .select(['month', 'content'])
    .where('partner_id', '=', shop.id)
    .where('currency', '=', currency)
    .where('kind', '=', MONTHLY)
    .orderBy('month', 'desc')
    .executeTakeFirst();
  const bill = last && readBill(last);
  let month = last?.month ? monthAfter(last.month) : monthIn(timeZone, first);
  let begin = bill?.kind === 'monthly' ? bill.until : beginOf(timeZone, month);
  const present = monthIn(timeZone, clock.now() - SETTLED_MS);
  let issued = 0;
  for (; month < present; month = monthAfter(month)) {
    const until = beginOf(timeZone, monthAfter(month));
    if (await issueMonth(services, shop, month, { currency, begin, until })) issued += 1;
    begin = until;
  }
  return issued;
}

/** @returns false if nothing happened in the month */
async function issueMonth(services: Ports, shop: BilledShop, month: Month, span: Span): Promise<boolean> {
  const { db, clock, config } = services;
  const account = await accountOf(db.read, shop, span);
  if (account.sums.length === 0 && account.service === 0) return false;
  const locale = shop.language ?? DEFAULT_LOCALE;
  const tax = serviceVat(config.platform, shop);
  const bill = (number: string): MonthlyBill => ({
    kind: 'monthly',
    number,
    issuedAt: clock.now(),
    timeZone: shop.timeZone,
    locale,
    from: platformParty(config.platform, locale),
    to: shop.partyIn(locale),
    ...span,
    ...account,
    service: splitVat(account.service, tax.permille ?? 0),
    taxed: tax.permille !== undefined,
    reverseCharge: tax.reverseCharge,
    due: account.closing < 0 ? dueOf(config.payouts, clock.now()) : undefined,
  });
  const amount = account.closing;
  const year = yearIn(shop.timeZone, clock.now());
  await db.transact(async (tx) => {
    const about = { issuer: 'platform', partnerId: shop.id, month, amount, year, content: bill };
    const { id } = await issue(tx, services, about);
    await mailOwners(tx, services, { about: 'bill', partner_id: shop.id, bill_id: id });
  });
  return true;
}

const dueOf = ({ paymentDays, ownAccount: account }: PayoutConfig, now: number): MonthlyBill['due'] => ({
  at: now + paymentDays * DAY_MS,
  account,
});

interface Span {
  readonly currency: Currency;
  readonly begin: number;
  readonly until: number;
}

/** The movements of a shop's accounts in a span. What the shop earned is positive, the cash that it has negative. */
async function accountOf(reader: Reader, { id, timeZone }: BilledShop, span: Span) {
  const lines = () =>
    reader.selectFrom('ledger_lines').where('account', 'in', accountsOf(id)).where('currency', '=', span.currency);
  const total = sql<number | null>`cast(sum(amount) as bigint)`;
  const [before, rows, service] = await Promise.all([
    lines().select(total.as('sum')).where('at', '<', span.begin).executeTakeFirst(),
    lines().select(['at', 'kind', 'amount']).where('at', '>=', span.begin).where('at', '<', span.until).execute(),
    serviceOf(reader, id, span),
  ]);
  const opening = 0 - (before?.sum ?? 0);
  return {
    opening,
    closing: rows.reduce((sum, { amount }) => sum - amount, opening),
    sums: BILLED_KINDS.map((kind) => ({ kind, amount: sumOf(rows, kind) })).filter(
      ({ amount, kind }) => amount !== 0 || rows.some((row) => row.kind === kind),
    ),
    days: daysOf(rows, timeZone),
    service,
  };
}

interface Row {
  readonly at: number;
  readonly kind: LineKind;
  readonly amount: number;
}

const sumOf = (rows: readonly Row[], kind: LineKind): number =>
  rows.filter((row) => row.kind === kind).reduce((sum, { amount }) => sum - amount, 0);

function daysOf(rows: readonly Row[], timeZone: string): MonthlyBill['days'] {
  const days = new Map<number, { sales: number; cash: number; other: number }>();
  for (const { at, kind, amount } of rows) {
    const day = dayOf(timeZone, at);
    const sums = days.get(day) ?? { sales: 0, cash: 0, other: 0 };
    if (kind === 'sale' || kind === 'delivery') sums.sales -= amount;
    else if (kind === 'money') sums.cash -= amount;
    else sums.other -= amount;
    days.set(day, sums);
  }
  return [...days].sort(([a], [b]) => a - b).map(([at, sums]) => ({ at, ...sums }));
}

/** The platform's part of the shop's sales without its part of the refunds. */
async function serviceOf(reader: Reader, partnerId: PartnerId, { currency, begin, until }: Span): Promise<number> {
  const revenue = () =>
    reader
      .selectFrom('ledger_lines')
      .select(sql<number | null>`cast(sum(amount) as bigint)`.as('sum'))
      .where('account', '=', LEDGER.revenue)
      .where('currency', '=', currency);
  const shared = revenue()
    .where('entry', 'in', (query) =>
      query
        .selectFrom('ledger_lines as own')
        .select('own.entry')
        .where('own.account', '=', LEDGER.partner(partnerId))
        .where('own.at', '>=', begin)
        .where('own.at', '<', until),
    )
    .executeTakeFirst();
  // A refund that took back nothing but drawings has no line of the shop; its sale has.
  const drawings = revenue()
    .where('at', '>=', begin)
    .where('at', '<', until)
    .where('kind', '=', 'drawing')
    .where('amount', '>', 0)
    .where(
      sql<boolean>`exists (select 1 from ledger_entries inner join ledger_lines as sold
        on sold.entry = 'sale.' || ledger_entries.payment_id
        where ledger_entries.key = ledger_lines.entry and sold.account = ${LEDGER.partner(partnerId)})`,
    )
    .where(
      sql<boolean>`not exists (select 1 from ledger_lines as own
        where own.entry = ledger_lines.entry and own.account = ${LEDGER.partner(partnerId)})`,
    )
    .executeTakeFirst();
  const sums = await Promise.all([shared, drawings]);
  return sums.reduce((service, row) => service - (row?.sum ?? 0), 0);
}
