import type { Incident, Today } from '@cpc/contract';
import {
  hasDuty,
  INCIDENT_LEVELS,
  recordOf,
  type PrintJobState,
  SHOP_STATION_STATES,
  shopStateOf,
  type Zone,
} from '@cpc/domain';
import { zoneOf } from '@cpc/i18n';
import type { Reader } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { within } from '../../records/partners/reach.ts';
import { QUEUED_STATES } from '../../records/queue/load.ts';
import { shopZone } from '../../records/stations/hours.ts';
import { moneyFacts, printFacts } from '../reports/facts.ts';
import { rangeUntil } from '../reports/range.ts';
import { incidentsFor, isOpen, type Viewer } from './find.ts';

const WEEK_MS = 7 * 86_400_000;

/** The shop's day in numbers: what needs a hand, the stations by state, and what was printed and sold (PA-01, PA-12). */
export async function today(services: With<'db' | 'clock' | 'config'>, viewer: Viewer): Promise<Today> {
  const { db, clock, config } = services;
  const at = clock.now();
  const shop = await shopOf(db.read, viewer);
  const zone = zoneOf(shopZone(shop?.time_zone ?? null));
  const [{ incidents, stations }, queued, reviews, now, earlier] = await Promise.all([
    incidentsFor(services, viewer),
    countIn(db.read, viewer, QUEUED_STATES),
    hasDuty(viewer.role, 'counter') ? countIn(db.read, viewer, ['review']) : null,
    dayOf(db.read, viewer, zone, at),
    dayOf(db.read, viewer, zone, weekBefore(zone, at)),
  ]);
  const open = incidents.filter(isOpen);
  const levels = recordOf(INCIDENT_LEVELS, (level) => open.filter((one) => one.level === level).length);
  const states = stations.map(({ condition }) => shopStateOf(condition));
  return {
    at,
    incidents: { open: open.length, ...levels, snoozed: incidents.length - open.length },
    needs: needsOf(open),
    stations: {
      total: stations.length,
      max: shop?.max_stations ?? config.maxShopStations,
      states: SHOP_STATION_STATES.map((state) => ({
        state,
        stations: states.filter((shown) => shown === state).length,
      })),
    },
    queued,
    reviews,
    prints: { today: now.prints, before: earlier.prints },
    sales: hasDuty(viewer.role, 'money') ? besides(now.sales, earlier.sales) : null,
  };
}

/** One line for each kind: a shop whose network is down reads one line, not one for each station. */
function needsOf(open: readonly Incident[]): Today['needs'] {
  const kinds = [...new Set(open.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const own = open.filter((incident) => incident.kind === kind);
    const [first] = own;
    const count = own.reduce((sum, incident) => sum + incident.count, 0);
    return first ? [{ kind, stations: own.length, count, first }] : [];
  });
}

type Sums = Awaited<ReturnType<typeof dayOf>>['sales'];

function besides(now: Sums, earlier: Sums): NonNullable<Today['sales']> {
  const currencies = [...new Set([...now.keys(), ...earlier.keys()])].toSorted();
  return currencies.map((currency) => ({
    currency,
    today: now.get(currency) ?? 0,
    before: earlier.get(currency) ?? 0,
  }));
}

/** The finished prints and the sales of a local day, up to a moment of it. */
async function dayOf(reader: Reader, viewer: Viewer, zone: Zone, until: number) {
  const range = rangeUntil(zone, until);
  const scope = { reach: viewer, stationId: undefined, range, grouping: 'total' as const };
  const [printed, sold] = await Promise.all([
    printFacts(reader, scope),
    hasDuty(viewer.role, 'money') ? moneyFacts(reader, scope) : [],
  ]);
  return {
    prints: printed.reduce((sum, { prints }) => sum + prints, 0),
    sales: new Map(sold.map(({ currency, goods, delivery }) => [currency, goods + delivery])),
  };
}

/** The same time of day a week before, as clocks there showed. */
const weekBefore = (zone: Zone, at: number): number => zone.instantOf(zone.wallAt(at) - WEEK_MS);

const shopOf = (reader: Reader, { partnerId }: Viewer) =>
  reader.selectFrom('partners').select(['time_zone', 'max_stations']).where('id', '=', partnerId).executeTakeFirst();

async function countIn(reader: Reader, viewer: Viewer, states: readonly PrintJobState[]): Promise<number> {
  const { jobs } = await reader
    .selectFrom('print_jobs')
    .innerJoin('machines', 'machines.id', 'print_jobs.machine_id')
    .select((job) => job.fn.countAll<number>().as('jobs'))
    .where('print_jobs.state', 'in', states)
    .where(within(viewer))
    .executeTakeFirstOrThrow();
  return jobs;
}
