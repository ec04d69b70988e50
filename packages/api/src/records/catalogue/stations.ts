import { CallError, type OwnStation, type StationView } from '@cpc/contract';
import { brand, mm, money, type Place, shopStateOf, type StationId } from '@cpc/domain';
import { type Locale, localeCode, nameOrder } from '@cpc/i18n';
import type { Selectable } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { StationStatus, StatusOf } from './ports.ts';
import type { CatalogueTables } from '../../base/db/tables/catalogue.ts';

type StationRow = Selectable<CatalogueTables['machines']>;

const UNKNOWN: StationStatus = {
  state: 'offline',
  accepts: false,
  isHeard: false,
  reasons: [],
  country: '',
  timeZone: 'UTC',
  opensAt: null,
  closesAt: null,
  waiting: 0,
  baysFull: false,
  reviewsDesigns: false,
  estimateS: 0,
};

/** @throws CallError deviceMissing */
export async function stationRow(read: Reader, stationId: string): Promise<StationRow> {
  const row = await read.selectFrom('machines').selectAll().where('id', '=', stationId).executeTakeFirst();
  if (!row) throw new CallError('deviceMissing');
  return row;
}

/** The stations of all shops that are not closed, by name in the order of the reader's language. */
export async function openStations(read: Reader, language: Locale): Promise<StationRow[]> {
  const rows = await read
    .selectFrom('machines')
    .selectAll()
    .where('partner_id', 'not in', (shops) => shops.selectFrom('partners').select('id').where('state', '=', 'closed'))
    .orderBy('id')
    .execute();
  return byName(rows, language);
}

/** Rows by name in the order of a language; equal names stay in their order. */
export function byName<Row extends { readonly name: string }>(rows: readonly Row[], language: Locale): Row[] {
  const order = nameOrder(language);
  return rows.toSorted((a, b) => order(a.name, b.name));
}

/** The public view of stations, each with its current state. */
export const stationViews = async (rows: readonly StationRow[], statusOf: StatusOf): Promise<StationView[]> =>
  (await statusesOf(rows, statusOf)).map(([row, status]) => stationView(row, status));

/** The same for their shop, which also knows which of them are not set up. */
export const ownStationViews = async (rows: readonly StationRow[], statusOf: StatusOf): Promise<OwnStation[]> =>
  (await statusesOf(rows, statusOf)).map(([row, status]) => ({
    ...stationView(row, status),
    state: shopStateOf(status),
  }));

async function statusesOf(rows: readonly StationRow[], statusOf: StatusOf): Promise<[StationRow, StationStatus][]> {
  const statuses = await statusOf(rows.map((row) => brand<StationId>(row.id)));
  return rows.map((row) => [row, statuses.get(brand<StationId>(row.id)) ?? UNKNOWN]);
}

export const bedOf = (row: Pick<StationRow, 'bed_width' | 'bed_height'>) => ({
  width: mm(row.bed_width),
  height: mm(row.bed_height),
});

export const placeOf = ({ latitude, longitude }: Pick<StationRow, 'latitude' | 'longitude'>): Place | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

function stationView(row: StationRow, status: StationStatus): StationView {
  return {
    machine_id: brand<StationId>(row.id),
    name: row.name,
    address: row.address,
    place: placeOf(row),
    state: status.state,
    ...(status.maintainedUntil !== undefined && { maintained_until: status.maintainedUntil }),
    reasons: [...status.reasons],
    accepts_orders: status.accepts,
    country: status.country,
    time_zone: status.timeZone,
    opens_at: status.opensAt,
    closes_at: status.closesAt,
    phone: row.phone,
    email: row.email,
    language: localeCode(row.language),
    currency: row.currency,
    delivery_fee: row.delivery_fee === null ? null : money(row.delivery_fee, row.currency),
    vouchers: row.voucher_place !== null,
    bed: bedOf(row),
    waiting: status.waiting,
    bays_full: status.baysFull,
    estimate_s: status.estimateS,
    reviews_designs: status.reviewsDesigns,
  };
}
