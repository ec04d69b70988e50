import type { ActionInput, Incident, ShopStation } from '@cpc/contract';
import { shopStateOf, type ShopStationState, type StationId } from '@cpc/domain';
import { nameOrder } from '@cpc/i18n';
import { fold } from '@cpc/search';
import type { Call } from '../../base/http/call.ts';
import type { With } from '../../base/services.ts';
import type { StatusOf } from '../../records/catalogue/ports.ts';
import { stationViews } from '../../records/catalogue/stations.ts';
import type { StationNow } from '../../records/stations/condition.ts';
import { incidentsFor, isOpen, type Viewer } from './find.ts';

const TROUBLE: readonly ShopStationState[] = [
  'fault',
  'offline',
  'maintenance',
  'notSetUp',
  'printing',
  'ready',
  'resting',
];

/** One page of the shop's stations that are wanted, those in trouble first, then by name (PA-01). */
export async function stationsOf(
  services: With<'db' | 'clock'>,
  statusOf: StatusOf,
  viewer: Viewer,
  { state, search = '' }: ActionInput<'Partner.stations'>,
  { page, language }: Pick<Call, 'page' | 'language'>,
): Promise<{ readonly stations: ShopStation[]; readonly total: number }> {
  const { incidents, stations } = await incidentsFor(services, viewer);
  const open = openAt(incidents.filter(isOpen));
  const order = nameOrder(language);
  const words = fold(search).split(/\s+/).filter(Boolean);
  const found = stations
    .filter((station) => state === undefined || shopStateOf(station.condition) === state)
    .filter((station) => words.every((word) => textOf(station).includes(word)))
    .toSorted((a, b) => troubleOf(a, open) - troubleOf(b, open) || order(a.name, b.name));
  const shown = found.slice(page.offset, page.offset + page.limit);
  const views = await viewsOf(services, statusOf, shown);
  return {
    stations: views.flatMap((view): ShopStation[] => {
      const station = shown.find(({ id }) => id === view.machine_id);
      if (!station) return [];
      const [worst, ...others] = open.get(view.machine_id) ?? [];
      return [
        {
          ...view,
          state: shopStateOf(station.condition),
          since: station.since,
          incidents: worst ? others.length + 1 : 0,
          worst: worst ? { kind: worst.kind, count: worst.count, detail: worst.detail } : null,
        },
      ];
    }),
    total: found.length,
  };
}

const textOf = ({ id, name, address }: StationNow): string => fold(`${name} ${address} ${id}`);

type OpenAt = ReadonlyMap<StationId, readonly Incident[]>;

/** By state, the worst first; then those with an incident. */
const troubleOf = (station: StationNow, open: OpenAt): number =>
  TROUBLE.indexOf(shopStateOf(station.condition)) * 2 + (open.has(station.id) ? 0 : 1);

/** The worst first, as they come. */
function openAt(open: readonly Incident[]): OpenAt {
  const at = new Map<StationId, Incident[]>();
  for (const incident of open) {
    const known = at.get(incident.machine_id);
    if (known) known.push(incident);
    else at.set(incident.machine_id, [incident]);
  }
  return at;
}

/** The views of stations, in their order: only those of the page are asked about their queues. */
async function viewsOf({ db }: With<'db'>, statusOf: StatusOf, shown: readonly StationNow[]) {
  if (shown.length === 0) return [];
  const ids = shown.map(({ id }) => id);
  const rows = await db.read.selectFrom('machines').selectAll().where('id', 'in', ids).execute();
  const views = new Map((await stationViews(rows, statusOf)).map((view) => [view.machine_id, view]));
  return ids.flatMap((id) => views.get(id) ?? []);
}
