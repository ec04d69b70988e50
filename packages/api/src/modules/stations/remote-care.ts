import type { ActionInput, ActionOutput } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { With } from '../../base/services.ts';

const openAt = prepared((reader, { stationId, now }: { readonly stationId: StationId; readonly now: number }) =>
  reader
    .selectFrom('station_remote_care')
    .select(['id', 'kind', 'during_print', 'expires_at'])
    .where('machine_id', '=', stationId)
    .where('outcome', 'is', null)
    .where('expires_at', '>', now)
    .limit(1),
);

/** What the station is asked to do. It is told until it has answered, or the time is over. */
export async function askedRemoteCare(reader: Reader, stationId: StationId, now: number) {
  const [asked] = await openAt(reader, { stationId, now });
  if (!asked) return undefined;
  const { id: care_id, kind, during_print, expires_at } = asked;
  return { care_id, kind, during_print: during_print === 1, left_ms: expires_at - now };
}

/**
 * Lets a station begin what it was asked for, or records what came of it: a late answer too, but never a second one
 * (OP-07).
 */
export async function answerRemoteCare(
  { db, clock }: With<'db' | 'clock'>,
  stationId: StationId,
  { care_id, outcome, figures }: ActionInput<'Station.remoteCare'>,
): Promise<ActionOutput<'Station.remoteCare'>> {
  const now = clock.now();
  const change =
    outcome === undefined
      ? { taken_at: now }
      : { ended_at: now, outcome, figures: figures ? JSON.stringify(figures) : null };
  const changed = await db.transact((tx) =>
    tx
      .updateTable('station_remote_care')
      .set(change)
      .where('id', '=', care_id)
      .where('machine_id', '=', stationId)
      .where('outcome', 'is', null)
      .$if(outcome === undefined, (query) => query.where('expires_at', '>', now))
      .returning('id')
      .executeTakeFirst(),
  );
  return { go: outcome === undefined && changed !== undefined };
}
