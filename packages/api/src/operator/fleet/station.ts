import { type ActionInput, CallError, type FleetStationPage, type StationLog } from '@cpc/contract';
import type { PersonId, StationId } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { KEPT_LOG_MS } from '../../modules/stations/logs.ts';
import { stationRow } from '../../records/catalogue/stations.ts';
import { actorOf } from '../../records/partners/actor.ts';
import { noteStationWith } from '../../records/stations/note.ts';
import { windowsOf } from '../../records/stations/windows.ts';
import { fleetStation } from './fleet.ts';
import { remoteCareOf } from './remote-care.ts';

type Ports = With<'db' | 'clock' | 'random'>;
const MAX_LOGS = 10;

/** One station, as operators look after it (OP-05). @throws CallError deviceMissing */
export async function stationPage(
  { db, clock }: With<'db' | 'clock'>,
  stationId: StationId,
): Promise<FleetStationPage> {
  const now = clock.now();
  const [station, windows, logs, remote_care] = await Promise.all([
    fleetStation(db.read, now, stationId),
    windowsOf(db.read, stationId),
    logsOf(db.read, stationId, now - KEPT_LOG_MS),
    remoteCareOf(db.read, stationId, now),
  ]);
  return { station, windows, logs, remote_care };
}

const logsOf = async (reader: Reader, stationId: StationId, since: number): Promise<StationLog[]> => {
  const rows = await reader
    .selectFrom('station_logs')
    .innerJoin('partner_people', 'partner_people.id', 'person_id')
    .select([
      'station_logs.id as log_id',
      'asked_at',
      'partner_people.name as by',
      'reason',
      'lines',
      'sent_at',
      'text',
    ])
    .where('machine_id', '=', stationId)
    .where('asked_at', '>', since)
    .orderBy('asked_at', 'desc')
    .limit(MAX_LOGS)
    .execute();
  return rows;
};

/**
 * Asks a station for its log; its shop sees that in the history of the station (OP-05).
 * @throws CallError fieldEmpty, deviceMissing, or logAskedAlready while the station has not answered the last request
 */
export async function askLog(
  services: Ports,
  by: PersonId,
  { machine_id, reason, lines }: ActionInput<'Operator.askLog'>,
): Promise<void> {
  const { db, clock, random } = services;
  const words = reason.trim();
  if (words === '') throw new CallError('fieldEmpty', { field: 'reason' });
  await db.transact(async (tx) => {
    await stationRow(tx, machine_id);
    // Locks the station: of two requests at once, one is told that the other was first.
    await noteStationWith(tx, clock, machine_id, { event: 'logAsked', detail: words }, actorOf({ personId: by }));
    const open = await tx
      .selectFrom('station_logs')
      .select('id')
      .where('machine_id', '=', machine_id)
      .where('sent_at', 'is', null)
      .where('asked_at', '>', clock.now() - KEPT_LOG_MS)
      .executeTakeFirst();
    if (open) throw new CallError('logAskedAlready');
    await tx
      .insertInto('station_logs')
      .values({
        machine_id,
        lines,
        reason: words,
        id: random.id(),
        asked_at: clock.now(),
        person_id: by,
        sent_at: null,
        text: null,
      })
      .execute();
  });
}

/** Lets a station try once more what it could not keep. @throws CallError deviceMissing */
export async function retryUpdate({ db }: Ports, stationId: StationId): Promise<void> {
  await db.transact(async (tx) => {
    await stationRow(tx, stationId);
    await tx
      .updateTable('station_agents')
      .set({ attempt: sql<number>`attempt + 1` })
      .where('machine_id', '=', stationId)
      // A second tap asks for no further attempt.
      .whereRef('fault_attempt', '=', 'attempt')
      .where('fault', 'is not', null)
      .execute();
  });
}
