import type { FleetIncident } from '@cpc/contract';
import type { PersonId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import { operatorOf } from '../../records/partners/deeds.ts';
import { type HoursRow, stationOpening } from '../../records/stations/hours.ts';
import { fleetRows } from './stations.ts';

/** How long operators are told of a new one. */
const TOLD_MS = 7 * DAY_MS;

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
    .select(['schedule', 'time_zone', 'shop_zone'])
    .where('heard_at', '>', 0)
    .where((row) => row.or([row('state', 'in', ['offline', 'fault']), row('fault', 'is not', null)]))
    .execute();
  const isClosed = (row: HoursRow) => stationOpening(row, now)?.isOpen === false;
  const troubles = rows.flatMap(
    ({ state, partner_id: shop, since, reasons, fault, fault_version, fault_at, ...row }) => [
      ...(state === 'offline' && !isClosed(row)
        ? [{ cause: 'offline' as const, detail: '', version: '', shop, since: since ?? 0 }]
        : []),
      ...(state === 'fault'
        ? [{ cause: 'fault' as const, detail: worstOf(reasons), version: '', shop, since: since ?? 0 }]
        : []),
      ...(fault === null
        ? []
        : [
            { cause: 'updateFailed' as const, detail: fault, version: fault_version ?? '', shop, since: fault_at ?? 0 },
          ]),
    ],
  );
  const stations = grouped(troubles).toSorted((a, b) => b.stations - a.stations || a.since - b.since);
  return [...(await toldOfOperators(reader, now, you)), ...stations];
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
  const all: readonly string[] = JSON.parse(reasons ?? '[]');
  return all[0] ?? '';
}

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
