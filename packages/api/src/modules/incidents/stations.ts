import type { ActionInput, Incident, ShopStation } from '@cpc/contract';
import { type StationId, type StationState } from '@cpc/domain';
import type { Page } from '../../base/http/page.ts';
import type { With } from '../../base/services.ts';
import type { StatusOf } from '../../records/catalogue/ports.ts';
import { stationViews } from '../../records/catalogue/stations.ts';
import type { StationNow } from '../../records/stations/condition.ts';
import { incidentsFor, isOpen, type Viewer } from './find.ts';

const TROUBLE: readonly StationState[] = ['fault', 'offline', 'maintenance', 'printing', 'ready', 'resting'];

/** One page of the shop's stations that are wanted, those in trouble first (PA-01). */
export async function stationsOf(
  services: With<'db' | 'clock'>,
  statusOf: StatusOf,
  viewer: Viewer,
  { state, search = '' }: ActionInput<'Partner.stations'>,
  page: Page,
): Promise<{ readonly stations: ShopStation[]; readonly total: number }> {
  const { incidents, stations } = await incidentsFor(services, viewer);
  const counts = countsOf(incidents.filter(isOpen));
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = stations
    .filter(({ condition }) => state === undefined || condition.state === state)
    .filter((station) => words.every((word) => textOf(station).includes(word)))
    .toSorted((a, b) => troubleOf(a, counts) - troubleOf(b, counts));
  const shown = found.slice(page.offset, page.offset + page.limit);
  const views = await viewsOf(services, statusOf, shown);
  return {
    stations: views.map((view) => ({
      ...view,
      since: shown.find(({ id }) => id === view.machine_id)?.since ?? null,
      incidents: counts.get(view.machine_id) ?? 0,
    })),
    total: found.length,
  };
}

const textOf = ({ id, name, address }: StationNow): string => `${name} ${address} ${id}`.toLowerCase();

/** By state, the worst first; then those with an incident. The list comes by name, and the order is kept. */
const troubleOf = ({ id, condition: { state } }: StationNow, counts: ReadonlyMap<StationId, number>): number =>
  TROUBLE.indexOf(state) * 2 + ((counts.get(id) ?? 0) > 0 ? 0 : 1);

function countsOf(open: readonly Incident[]): ReadonlyMap<StationId, number> {
  const counts = new Map<StationId, number>();
  for (const { machine_id } of open) counts.set(machine_id, (counts.get(machine_id) ?? 0) + 1);
  return counts;
}

/** The views of stations, in their order: only those of the page are asked about their queues. */
async function viewsOf({ db }: With<'db'>, statusOf: StatusOf, shown: readonly StationNow[]) {
  if (shown.length === 0) return [];
  const ids = shown.map(({ id }) => id);
  const rows = await db.read.selectFrom('machines').selectAll().where('id', 'in', ids).execute();
  const views = new Map((await stationViews(rows, statusOf)).map((view) => [view.machine_id, view]));
  return ids.flatMap((id) => views.get(id) ?? []);
}
