import type { Incident } from '@cpc/contract';
import type { IncidentKind, PartnerId, StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { namesOf } from '../../records/partners/actor.ts';

type Snoozed = Pick<Incident, 'snoozed_until' | 'snoozed_by'>;
type SnoozeOf = (station: StationId, kind: IncidentKind, since: number | null) => Snoozed;

const AWAKE: Snoozed = { snoozed_until: null, snoozed_by: null };

/** What is put off in a shop now. What began after that is another incident, and is not put off. */
export async function snoozesOf(reader: Reader, partnerId: PartnerId, now: number): Promise<SnoozeOf> {
  const rows = await reader
    .selectFrom('incident_snoozes')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('until_at', '>', now)
    .execute();
  const nameOf = await namesOf(
    reader,
    rows.map(({ person_id }) => person_id),
  );
  const known = new Map(rows.map((row) => [`${row.machine_id} ${row.kind}`, row]));
  return (station, kind, since) => {
    const row = known.get(`${station} ${kind}`);
    if (!row || (since ?? 0) > row.at) return AWAKE;
    return { snoozed_until: row.until_at, snoozed_by: nameOf(row.person_id) };
  };
}
