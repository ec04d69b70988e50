import type { Incident } from '@cpc/contract';
import {
  hasDuty,
  INCIDENT_KINDS,
  INCIDENT_LEVELS,
  type IncidentKind,
  incidentRule,
  type PartnerRole,
  type StationId,
} from '@cpc/domain';
import type { With } from '../../base/services.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { tenureOf } from '../../records/partners/tenure.ts';
import { type StationNow, stationsNow } from '../../records/stations/condition.ts';
import { snoozesOf } from './snoozes.ts';
import { cashStoppedSource, overdueSource } from './sources/debts.ts';
import { cashSource, guessSource, problemSource, refusedSource, unconfirmedSource } from './sources/people.ts';
import { bedSource, doubtSource, reviewSource, unclaimedSource, waitingSource } from './sources/prints.ts';
import type { Found, Source } from './sources/source.ts';
import { baySource, quietSource, stationSource } from './sources/stations.ts';
import { stockSource } from './sources/stock.ts';
import type { Reader } from '../../base/db/database.ts';

const SOURCES: readonly Source[] = [
  stationSource,
  baySource,
  quietSource,
  doubtSource,
  waitingSource,
  bedSource,
  reviewSource,
  unclaimedSource,
  problemSource,
  refusedSource,
  unconfirmedSource,
  cashSource,
  cashStoppedSource,
  overdueSource,
  guessSource,
  stockSource,
];

/** Whom a list of incidents is for. */
export interface Viewer extends Reach {
  readonly role: PartnerRole;
}

export interface Sight {
  /** The worst first; those that are put off are among them. */
  readonly incidents: readonly Incident[];
  /** The stations in reach. */
  readonly stations: readonly StationNow[];
}

/**
 * Everything that needs a hand and that the person may see, from the rows that it follows from (PA-12). Tiles, badges and
 * pages all come from here.
 * @param wanted only these kinds; the queries of others are not made
 */
export async function incidentsFor(
  services: With<'db' | 'clock'>,
  viewer: Viewer,
  wanted: readonly IncidentKind[] = INCIDENT_KINDS,
): Promise<Sight> {
  const { db, clock } = services;
  const [stations, during, snoozes] = await Promise.all([
    stationsNow(db.read, viewer, clock.now()),
    tenureOf(db.read, viewer),
    snoozesOf(db.read, viewer.partnerId, clock.now()),
  ]);
  const seen = new Set(wanted.filter((kind) => hasDuty(viewer.role, incidentRule(kind).duty)));
  const sees = ({ kind }: Pick<Found, 'kind'>) => seen.has(kind);
  const asked = SOURCES.filter(({ kinds }) => kinds.some((kind) => sees({ kind })));
  const scene = { services, reach: viewer, during, stations };
  const found = (await Promise.all(asked.map(({ find }) => find(scene)))).flat().filter(sees);
  const nameOf = await namedStations(db.read, stations, found);
  const incidents = found.map(({ kind, machine_id, since, count, detail = '' }) => ({
    kind,
    level: incidentRule(kind).level,
    machine_id,
    machine_name: nameOf(machine_id),
    since,
    count,
    detail,
    ...snoozes(machine_id, kind, since),
  }));
  return { stations, incidents: incidents.toSorted(byUrgency) };
}

export const isOpen = ({ snoozed_until }: Pick<Incident, 'snoozed_until'>): boolean => snoozed_until === null;

const LATEST = Number.MAX_SAFE_INTEGER;
const placeOf = new Map(INCIDENT_KINDS.map((kind, index) => [kind, index]));

/** By level, then by kind as the table lists them, then the one that lasts longest. */
function byUrgency(a: Incident, b: Incident): number {
  return (
    INCIDENT_LEVELS.indexOf(a.level) - INCIDENT_LEVELS.indexOf(b.level) ||
    (placeOf.get(a.kind) ?? 0) - (placeOf.get(b.kind) ?? 0) ||
    (a.since ?? LATEST) - (b.since ?? LATEST) ||
    (a.machine_name < b.machine_name ? -1 : 1)
  );
}

/** The names of stations. An old order may belong to one that has changed its shop, which is looked up. */
async function namedStations(
  reader: Reader,
  stations: readonly StationNow[],
  found: readonly Found[],
): Promise<(id: StationId) => string> {
  const names = new Map<string, string>(stations.map(({ id, name }) => [id, name]));
  const others = [...new Set(found.map(({ machine_id }) => machine_id))].filter((id) => !names.has(id));
  if (others.length > 0)
    for (const { id, name } of await reader
      .selectFrom('machines')
      .select(['id', 'name'])
      .where('id', 'in', others)
      .execute())
      names.set(id, name);
  return (id) => names.get(id) ?? '';
}
