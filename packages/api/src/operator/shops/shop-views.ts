import { CallError, type OperatorEvent, type OperatorShop } from '@cpc/contract';
import { brand, type Currency, money, type PartnerId, shopStateOf, type StationId } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { containsWords } from '../../base/db/search-name.ts';
import type { Page } from '../../base/http/page.ts';
import { subjectOf } from '../../records/partners/deeds.ts';
import { stationConditions } from '../../records/stations/condition.ts';

/** Changes of a shop that an operator sees. */
const MAX_HISTORY = 20;

const shops = (reader: Reader) =>
  reader.selectFrom('partners').select(['id', 'name', 'state', 'commission_permille', 'max_stations', 'created_at']);

type ShopRow = Awaited<ReturnType<ReturnType<typeof shops>['execute']>>[number];

/** One page of all shops, by name (OP-01). @param search words of the name, in any case */
export async function shopViews(
  reader: Reader,
  now: number,
  page: Page,
  search = '',
): Promise<{ readonly shops: OperatorShop[]; readonly total: number }> {
  const found = shops(reader).where(containsWords(sql`search_name`, search));
  const [rows, { total }] = await Promise.all([
    found.orderBy('name').orderBy('id').limit(page.limit).offset(page.offset).execute(),
    found
      .clearSelect()
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { shops: await viewsOf(reader, now, rows), total };
}

/** @throws CallError notFound */
export async function shopView(reader: Reader, now: number, partnerId: PartnerId): Promise<OperatorShop> {
  const [view] = await viewsOf(reader, now, await shops(reader).where('id', '=', partnerId).execute());
  if (!view) throw new CallError('notFound');
  return view;
}

async function viewsOf(reader: Reader, now: number, rows: readonly ShopRow[]): Promise<OperatorShop[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [stations, owners, changes, limits] = await Promise.all([
    stationsOf(reader, now, ids),
    ownersOf(reader, ids),
    changesOf(reader, ids),
    limitsOf(reader, ids),
  ]);
  return rows.map(({ id, commission_permille: commission, ...row }) => ({
    ...row,
    partner_id: id,
    commission,
    stations: stations.filter(({ partnerId }) => partnerId === id).map(({ station }) => station),
    owners: owners.filter(({ partnerId }) => partnerId === id).map(({ owner }) => owner),
    debt_limits: limits.filter(({ partnerId }) => partnerId === id).map(({ limit }) => limit),
    history: changes
      .filter(({ subject }) => subject === subjectOf(id))
      .slice(0, MAX_HISTORY)
      .map(({ at, event, reason, by }) => ({ at, event, reason, by })),
  }));
}

async function stationsOf(reader: Reader, now: number, ids: readonly PartnerId[]) {
  const rows = await reader
    .selectFrom('machines')
    .select(['id', 'name', 'address', 'partner_id'])
    .where('partner_id', 'in', ids)
    .orderBy('name')
    .execute();
  const conditions = await stationConditions(
    reader,
    rows.map(({ id }) => brand<StationId>(id)),
    now,
  );
  return rows.map(({ id, partner_id, ...row }) => {
    const machine_id = brand<StationId>(id);
    const condition = conditions.get(machine_id);
    const state = condition ? shopStateOf(condition) : ('notSetUp' as const);
    return { partnerId: brand<PartnerId>(partner_id), station: { ...row, machine_id, state } };
  });
}

async function ownersOf(reader: Reader, ids: readonly PartnerId[]) {
  const rows = await reader
    .selectFrom('memberships')
    .innerJoin('partner_people', 'partner_people.id', 'person_id')
    .select(['person_id', 'partner_id', 'partner_people.name', 'username', 'state'])
    .where('partner_id', 'in', ids)
    .where('role', '=', 'owner')
    .where('state', '!=', 'blocked')
    .orderBy('partner_people.name')
    .execute();
  return rows.map(({ partner_id, state, ...row }) => ({
    partnerId: partner_id,
    owner: { ...row, invited: state === 'invited' },
  }));
}

/** The limit in each currency in which a shop has a station or a limit. */
async function limitsOf(reader: Reader, ids: readonly PartnerId[]) {
  const [used, rows] = await Promise.all([
    reader
      .selectFrom('machines')
      .select(['partner_id', 'currency'])
      .where('partner_id', 'in', ids)
      .distinct()
      .orderBy('currency')
      .execute(),
    reader.selectFrom('debt_limits').selectAll().where('partner_id', 'in', ids).orderBy('currency').execute(),
  ]);
  const isSet = (id: string, currency: string) =>
    rows.some((row) => row.partner_id === id && row.currency === currency);
  return [
    ...rows.map(({ partner_id, currency, amount }) => ({ partner_id, currency, limit: money(amount, currency) })),
    ...used
      .filter(({ partner_id, currency }) => !isSet(partner_id, currency))
      .map(({ partner_id, currency }) => ({ partner_id, currency: brand<Currency>(currency), limit: null })),
  ].map(({ partner_id, ...limit }) => ({ partnerId: brand<PartnerId>(partner_id), limit }));
}

function changesOf(reader: Reader, ids: readonly PartnerId[]) {
  return (
    reader
      .selectFrom('operator_events')
      .innerJoin('partner_people', 'partner_people.id', 'person_id')
      .select(['subject', 'at', 'event', 'reason', 'partner_people.name as by'])
      .where('subject', 'in', ids.map(subjectOf))
      .orderBy('operator_events.id', 'desc')
      // An import of the catalogue is of no shop.
      .$narrowType<{ event: OperatorEvent }>()
      .execute()
  );
}
