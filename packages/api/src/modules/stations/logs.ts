import type { StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';

/** How long a station may take to send a log: longer than a weekend without power. */
const MAX_WAIT_MS = 4 * DAY_MS;
/** How long a log is kept after it was asked for. */
export const KEPT_LOG_MS = 7 * DAY_MS;

const askedAt = prepared((reader, { stationId, since }: { readonly stationId: StationId; readonly since: number }) =>
  reader
    .selectFrom('station_logs')
    .select(['id', 'lines'])
    .where('machine_id', '=', stationId)
    .where('sent_at', 'is', null)
    .where('asked_at', '>', since)
    .orderBy('asked_at')
    .limit(1),
);

/** The log that a station should send next. */
export async function askedLog(reader: Reader, stationId: StationId, now: number) {
  const [asked] = await askedAt(reader, { stationId, since: now - MAX_WAIT_MS });
  return asked && { log_id: asked.id, lines: asked.lines };
}

/** Keeps a log that the station was asked for. A repeated answer, or one that nobody asked for, changes nothing. */
export async function keepLog(
  { db, clock }: With<'db' | 'clock'>,
  stationId: StationId,
  logId: string,
  text: string,
): Promise<void> {
  await db.transact((tx) =>
    tx
      .updateTable('station_logs')
      // The agent writes JSON, which has no control characters but the ends of lines.
      .set({ sent_at: clock.now(), text: text.replaceAll(/[^\P{Cc}\n\t]/gu, '') })
      .where('id', '=', logId)
      .where('machine_id', '=', stationId)
      .where('sent_at', 'is', null)
      .execute(),
  );
}

/** Deletes the logs that are too old. Called by a sweep. */
export async function dropOldLogs({ db, clock }: With<'db' | 'clock'>): Promise<void> {
  const before = clock.now() - KEPT_LOG_MS;
  await db.transact((tx) => tx.deleteFrom('station_logs').where('asked_at', '<', before).execute());
}
