import type { FleetIncident } from '@cpc/contract';
import { CLOCK_WRONG_REASON, type PartnerId, type PersonId, type ShopStationState } from '@cpc/domain';
import { sql, type SqlBool } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import { quietStations } from '../../modules/incidents/sources/quiet.ts';
import { overdueBills } from '../../records/debts/due.ts';
import { stoppedCash } from '../../records/debts/limit.ts';
import { operatorOf } from '../../records/partners/deeds.ts';
import { type HoursRow, stationOpening } from '../../records/stations/hours.ts';
import { fleetRows } from './stations.ts';

/** How long operators are told of a new one. */
const TOLD_MS = 7 * DAY_MS;

/** The states in which a wrong clock is all that is wrong. */
const WORKING: ReadonlySet<ShopStationState> = new Set(['ready', 'printing', 'resting']);

interface Troubled {
  readonly cause: FleetIncident['cause'];
  readonly detail: string;
  readonly version: string;
  readonly shop: string;
  readonly since: number;
}

/**
 * The stations that need somebody, grouped by cause, the largest group first (OP-05). A station that was never heard is not
 * installed yet, one in maintenance has somebody, and one that is switched off outside of its hours is missed by nobody.
 */
export async function fleetIncidents(reader: Reader, now: number, you: PersonId): Promise<FleetIncident[]> {
  const rows = await fleetRows(reader, now)
    .select(['state', 'partner_id', 'since', 'reasons', 'fault', 'fault_version', 'fault_at'])
    .select(['schedule', 'time_zone', 'shop_zone', 'heard_at'])
    .where('heard_at', '>', 0)
    .where((row) =>
      row.or([
        row('state', 'in', ['offline', 'fault']),
        row('fault', 'is not', null),
        row('reasons', 'like', `%"${CLOCK_WRONG_REASON}"%`),
      ]),
    )
    .execute();
  const isClosed = (row: HoursRow) => stationOpening(row, now)?.isOpen === false;
  const troubles = rows.flatMap(
    ({ state, partner_id: shop, since, reasons, fault, fault_version, fault_at, heard_at, ...row }) => [
      ...(state === 'offline' && !isClosed(row)
        ? [{ cause: 'offline' as const, detail: '', version: '', shop, since: since ?? 0 }]
        : []),
      ...(state === 'fault'
        ? [{ cause: 'fault' as const, detail: worstOf(reasons), version: '', shop, since: since ?? 0 }]
        : []),
      ...(WORKING.has(state) && reasonsOf(reasons).includes(CLOCK_WRONG_REASON)
        ? [{ cause: 'clockWrong' as const, detail: CLOCK_WRONG_REASON, version: '', shop, since: heard_at ?? 0 }]
        : []),
      ...(fault === null
        ? []
        : [
            { cause: 'updateFailed' as const, detail: fault, version: fault_version ?? '', shop, since: fault_at ?? 0 },
          ]),
    ],
  );
  const stations = grouped([...troubles, ...(await quietOf(reader, now))]).toSorted(
    (a, b) => b.stations - a.stations || a.since - b.since,
  );
  return [
    ...(await stoppedRollouts(reader)),
    ...(await toldOfOperators(reader, now, you)),
    ...ofShops('cashStopped', await stoppedCash(reader)),
    ...ofShops(
      'billOverdue',
      (await overdueBills(reader, now)).map(({ partner_id, bill }) => ({ partner_id, since: bill.due.at })),
    ),
    ...stations,
  ];
}

/** Shops that owe too much, or too long (PA-14). */
function ofShops(
  cause: 'cashStopped' | 'billOverdue',
  owing: readonly { readonly partner_id: PartnerId; readonly since: number }[],
): FleetIncident[] {
  const since = Math.min(...owing.map((one) => one.since));
  const shops = new Set(owing.map(({ partner_id }) => partner_id)).size;
  return shops === 0 ? [] : [{ cause, detail: '', version: '', stations: 0, shops, since }];
}

/** The stations that work as far as they know, and print nothing. */
async function quietOf(reader: Reader, now: number): Promise<Troubled[]> {
  const quiet = await quietStations(reader, sql<SqlBool>`1 = 1`, now);
  if (quiet.length === 0) return [];
  const ids = quiet.map(({ machine_id }) => machine_id);
  const rows = await fleetRows(reader, now)
    .select(['machine_id', 'partner_id'])
    .where('state', 'in', ['ready', 'printing'])
    .where('machine_id', 'in', ids)
    .execute();
  const shops = new Map(rows.map(({ machine_id, partner_id }) => [machine_id, partner_id]));
  return quiet.flatMap(({ machine_id, since }) => {
    const shop = shops.get(machine_id);
    return shop === undefined ? [] : [{ cause: 'noPrint' as const, detail: '', version: '', shop, since }];
  });
}

/** Rollouts that paused themselves, until an operator decides about them (OP-07). */
async function stoppedRollouts(reader: Reader): Promise<FleetIncident[]> {
  const rows = await reader
    .selectFrom('agent_releases')
    .select(['version', 'stopped_at'])
    .where('stopped_at', 'is not', null)
    .orderBy('stopped_at')
    .execute();
  const cause = 'rolloutStopped' as const;
  return rows.map(({ version, stopped_at }) => ({
    cause,
    version,
    detail: '',
    stations: 0,
    shops: 0,
    since: stopped_at ?? 0,
  }));
}

/** Operators who are to be confirmed, and who were let in within a week; nobody is told of themselves (PA-13). */
async function toldOfOperators(reader: Reader, now: number, you: PersonId): Promise<FleetIncident[]> {
  const steps = await reader
    .selectFrom('operator_events')
    .select(['subject', 'event', 'at'])
    .where('event', 'in', ['operatorInvited', 'operatorConfirmed', 'operatorMade'])
    .where('at', '>', now - TOLD_MS)
    .orderBy('id')
    .execute();
  const latest = new Map(steps.map(({ subject, ...step }) => [operatorOf(subject), step]));
  const people = await reader
    .selectFrom('operators')
    .innerJoin('partner_people', 'partner_people.id', 'person_id')
    .select(['person_id', 'name', 'proposed_by'])
    .where('state', '<>', 'blocked')
    .where('person_id', '<>', you)
    .orderBy('name')
    .execute();
  return people.flatMap(({ person_id, name: detail, proposed_by }) => {
    const step = latest.get(person_id);
    if (!step) return [];
    const cause = proposed_by === null ? ('operatorAdded' as const) : ('operatorProposed' as const);
    return [{ cause, detail, version: '', stations: 0, shops: 0, since: step.at }];
  });
}

/** The worst reason comes first. */
function worstOf(reasons: string | null): string {
  return reasonsOf(reasons)[0] ?? '';
}

const reasonsOf = (stored: string | null): readonly string[] => JSON.parse(stored ?? '[]');

function grouped(troubles: readonly Troubled[]): FleetIncident[] {
  const groups = new Map<string, Troubled[]>();
  for (const trouble of troubles) {
    const key = JSON.stringify([trouble.cause, trouble.detail, trouble.version]);
    const group = groups.get(key);
    if (group) group.push(trouble);
    else groups.set(key, [trouble]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { cause, detail, version } = first;
    const since = group.reduce((least, each) => Math.min(least, each.since), first.since);
    return {
      cause,
      detail,
      version,
      stations: group.length,
      shops: new Set(group.map(({ shop }) => shop)).size,
      since,
    };
  });
}
