import type { Incident } from '@cpc/contract';
import { incidentRule, type IncidentKind } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { IncidentsTables } from '../../../base/db/tables/incidents.ts';

export type Told = Pick<
  Selectable<IncidentsTables['told_incidents']>,
  'machine_id' | 'kind' | 'told' | 'found' | 'less_at' | 'detail'
>;
export type Found = Pick<Incident, 'machine_id' | 'kind' | 'since' | 'count' | 'detail'>;

/** What heals and comes back within this time is the same: a loose cable sends one message. */
const SAME_MS = 10 * 60_000;
/** Stations that lose their network together are told together, though each was heard at another moment. */
const TOGETHER_MS = 2 * 60_000;

interface Look {
  readonly told: readonly Told[];
  /** Every incident that lasts now, of the kinds that are told. */
  readonly found: readonly Found[];
  /** Whether something that is new there is told now: not at a station that rests. */
  readonly isAwake: (incident: Found) => boolean;
  readonly now: number;
}

/**
 * Compares what is found with what was told. Something is news when it has lasted for its time, and again when there is
 * more of it than was told.
 * @returns what is told after this look, and what of it is news
 */
export function compare({ told, found, isAwake, now }: Look): { readonly told: Told[]; readonly news: Told[] } {
  const before = new Map(told.map((row) => [keyOf(row), row]));
  const isDue = dueAmong(
    found.filter((one) => !before.has(keyOf(one)) && isAwake(one)),
    now,
  );
  const lasting = new Map<string, Told>();
  const news: Told[] = [];
  for (const one of found) {
    const row = before.get(keyOf(one));
    const isNews = row ? one.count > row.told && isAwake(one) : isDue(one);
    if (!row && !isNews) continue;
    const next = isNews || !row ? saying(one) : { ...seen(row, one.count, now), detail: one.detail };
    lasting.set(keyOf(one), next);
    if (isNews) news.push(next);
  }
  const healed = told.filter((row) => !lasting.has(keyOf(row))).map((row) => seen(row, 0, now));
  return { told: [...lasting.values(), ...healed].filter((row) => row.told > 0), news };
}

/** An incident is due after its time; then those of its kind that nearly are come along. */
function dueAmong(fresh: readonly Found[], now: number): (incident: Found) => boolean {
  const leftOf = ({ kind, since }: Found) => {
    const after = incidentRule(kind).tellAfterMs;
    if (after === undefined) return Number.MAX_SAFE_INTEGER;
    return since === null ? 0 : after - (now - since);
  };
  const due = new Set<IncidentKind>(fresh.filter((one) => leftOf(one) <= 0).map(({ kind }) => kind));
  const told = new Set(fresh.filter((one) => due.has(one.kind) && leftOf(one) <= TOGETHER_MS));
  return (one) => told.has(one);
}

const saying = ({ machine_id, kind, count, detail }: Found): Told => ({
  machine_id,
  kind,
  told: count,
  found: count,
  less_at: null,
  detail,
});

/** What was told, after fewer or as many were found. What stays away for long is news when it comes back. */
function seen(row: Told, count: number, now: number): Told {
  if (count >= row.told) return { ...row, found: count, less_at: null };
  const since = row.less_at ?? now;
  return now - since >= SAME_MS
    ? { ...row, told: count, found: count, less_at: null }
    : { ...row, found: count, less_at: since };
}

const keyOf = ({ kind, machine_id }: Pick<Told, 'kind' | 'machine_id'>): string => `${kind} ${machine_id}`;
