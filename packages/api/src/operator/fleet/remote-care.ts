import { type ActionInput, CallError, type RemoteCare } from '@cpc/contract';
import { type PersonId, REMOTE_CARE_MS, type StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { stationRow } from '../../records/catalogue/stations.ts';
import { actorOf } from '../../records/partners/actor.ts';
import { noteStationWith } from '../../records/stations/note.ts';

const MAX_SHOWN = 10;

/** The last acts of care that operators asked a station for, newest first (OP-07). */
export async function remoteCareOf(reader: Reader, stationId: StationId, now: number): Promise<RemoteCare[]> {
  const rows = await reader
    .selectFrom('station_remote_care')
    .innerJoin('partner_people', 'partner_people.id', 'person_id')
    .select(['station_remote_care.id as care_id', 'kind', 'reason', 'during_print', 'partner_people.name as by'])
    .select(['asked_at', 'expires_at', 'taken_at', 'ended_at', 'outcome', 'figures'])
    .where('machine_id', '=', stationId)
    .orderBy('asked_at', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(({ outcome, figures, during_print, expires_at, taken_at, ...row }) => ({
    ...row,
    during_print: during_print === 1,
    state: stateOf({ outcome, expires_at, taken_at }, now),
    fault: outcome === 'done' ? null : outcome,
    figures: figures === null ? null : JSON.parse(figures),
  }));
}

interface Progress {
  readonly outcome: string | null;
  readonly expires_at: number;
  readonly taken_at: number | null;
}

function stateOf({ outcome, expires_at, taken_at }: Progress, now: number): RemoteCare['state'] {
  if (outcome !== null) return outcome === 'done' ? 'done' : 'failed';
  if (expires_at <= now) return 'expired';
  return taken_at === null ? 'asked' : 'taken';
}

/**
 * Asks a station for an act of care; its shop sees that in the history of the station (OP-07).
 * @throws CallError fieldEmpty, deviceMissing, or careAskedAlready while the last request is open
 */
export async function askRemoteCare(
  { db, clock, random }: With<'db' | 'clock' | 'random'>,
  by: PersonId,
  { machine_id, kind, reason, during_print }: ActionInput<'Operator.askRemoteCare'>,
): Promise<void> {
  const words = reason.trim();
  if (words === '') throw new CallError('fieldEmpty', { field: 'reason' });
  await db.transact(async (tx) => {
    await stationRow(tx, machine_id);
    const detail = `${kind}${during_print ? ', also during a print' : ''}: ${words}`;
    // Locks the station: of two requests at once, one is told that the other was first.
    await noteStationWith(tx, clock, machine_id, { event: 'careAsked', detail }, actorOf({ personId: by }));
    const now = clock.now();
    const open = await tx
      .selectFrom('station_remote_care')
      .select('id')
      .where('machine_id', '=', machine_id)
      .where('outcome', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (open) throw new CallError('careAskedAlready');
    await tx
      .insertInto('station_remote_care')
      .values({
        machine_id,
        kind,
        reason: words,
        id: random.id(),
        during_print: during_print ? 1 : 0,
        person_id: by,
        asked_at: now,
        expires_at: now + REMOTE_CARE_MS,
        taken_at: null,
        ended_at: null,
        outcome: null,
        figures: null,
      })
      .execute();
  });
}
