import type { DoctorLine } from '@cpc/contract';
import type { Reader } from '../../base/db/database.ts';
import { isSilent } from '../../records/stations/state.ts';
import { counted, fault, ok, some, warning } from './line.ts';

/** Where can be sold: shops that are open, their stations, and what is in stock there. */
export async function examineShops(reader: Reader, now: number): Promise<DoctorLine[]> {
  const shops = await reader
    .selectFrom('partners')
    .select(['id', 'name', 'state'])
    .where('state', '!=', 'closed')
    .orderBy('name')
    .execute();
  if (shops.length === 0) return [fault('shops', 'there is no shop', 'run "operator open-shop"')];
  const stations = await stationsOf(reader);
  return [shopLine(shops, stations), ...(stations.length === 0 ? [] : stationLines(stations, now))];
}

type Station = Awaited<ReturnType<typeof stationsOf>>[number];

/** The stations of shops that are not closed. */
function stationsOf(reader: Reader) {
  return reader
    .selectFrom('machines')
    .innerJoin('partners', 'partners.id', 'machines.partner_id')
    .leftJoin('station_reports', 'station_reports.machine_id', 'machines.id')
    .select(['machines.id', 'machines.name', 'machines.partner_id', 'heard_at'])
    .select((row) => [
      row
        .exists(
          row
            .selectFrom('station_keys')
            .select('kind')
            .whereRef('station_keys.machine_id', '=', 'machines.id')
            .where('kind', '=', 'station')
            .where('revoked_at', 'is', null),
        )
        .as('enrolled'),
      row
        .exists(
          row
            .selectFrom('stock_counts')
            .select('goods_id')
            .whereRef('stock_counts.machine_id', '=', 'machines.id')
            .where('available', '>', 0),
        )
        .as('stocked'),
    ])
    .where('partners.state', '!=', 'closed')
    .orderBy('machines.name')
    .execute();
}

function shopLine(
  shops: readonly { readonly id: string; readonly name: string; readonly state: string }[],
  stations: readonly Station[],
): DoctorLine {
  const without = shops.filter(({ id }) => !stations.some(({ partner_id }) => partner_id === id));
  const suspended = shops.filter(({ state }) => state === 'suspended');
  if (without.length === shops.length)
    return fault('shops', 'no shop has a station', 'run "operator add-station --partner-id <id>"');
  if (without.length > 0)
    return warning(
      'shops',
      `${counted(without.length, 'shop')} without a station: ${some(without.map(({ name }) => name))}`,
      'run "operator add-station --partner-id <id>", or close the shop',
    );
  if (suspended.length === shops.length)
    return fault('shops', 'every shop is suspended', 'run "operator set-shop-state --to open"');
  return ok('shops', counted(shops.length, 'shop') + (suspended.length > 0 ? `, ${suspended.length} suspended` : ''));
}

function stationLines(stations: readonly Station[], now: number): DoctorLine[] {
  const list = (some_: readonly Station[]) => some(some_.map(({ id, name }) => `${name} (${id})`));
  const never = stations.filter(({ enrolled }) => !enrolled);
  const silent = stations.filter(({ enrolled, heard_at }) => enrolled && isSilent({ heard_at: heard_at ?? 0 }, now));
  const empty = stations.filter(({ stocked }) => !stocked);
  const talking = stations.length - never.length - silent.length;
  const judge = talking === 0 ? fault : warning;
  const lines = [
    ...(never.length > 0
      ? [
          judge(
            'stations',
            `${counted(never.length, 'station')} without keys: ${list(never)}`,
            'run "operator enrol-code --machine-id <id>" and start the agent with the code',
          ),
        ]
      : []),
    ...(silent.length > 0
      ? [
          judge(
            'stations',
            `${counted(silent.length, 'station')} not heard from: ${list(silent)}`,
            'look at the power, the network and the agent’s log of the station',
          ),
        ]
      : []),
    ...(empty.length > 0
      ? [
          warning(
            'stock',
            `${counted(empty.length, 'station')} without a piece in stock: ${list(empty)}`,
            'the shop counts or imports a delivery on its page "Stock", or run "operator import-stock <file>"',
          ),
        ]
      : [ok('stock', 'every station has pieces')]),
  ];
  return talking === stations.length ? [ok('stations', `${counted(talking, 'station')} heard from`), ...lines] : lines;
}
