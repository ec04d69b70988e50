import { type ActionOutput, CallError } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { countAttempt } from '../../records/accounts/attempts.ts';
import type { Tx } from '../../base/db/database.ts';
import { keysTopic } from '../../base/http/caller-topics.ts';
import { addressOf } from '../../base/http/address.ts';
import type { PersonActor } from '../../base/transition.ts';
import { normalizeCode, hashSecret } from '../../base/ports/random.ts';
import type { With } from '../../base/services.ts';
import { noteStation } from '../../records/stations/note.ts';

const CODE_MS = 24 * 3_600_000;
/** 60 bits, and guesses are limited: secure for a day. */
const CODE_LENGTH = 12;
/** Codes that may be tried from one address in a quarter of an hour. */
const MAX_TRIES = 20;

/** Stores a one-time code for a station. The same code again extends one that nobody used; a used code stays used. */
export async function addEnrolmentCode(
  tx: Tx,
  { clock }: With<'clock'>,
  stationId: StationId,
  code: string,
): Promise<void> {
  const fresh = { machine_id: stationId, expires_at: clock.now() + CODE_MS, used_at: null };
  await tx
    .insertInto('station_enrolments')
    .values({ code_hash: hashSecret(code), ...fresh })
    .onConflict((conflict) =>
      conflict.column('code_hash').doUpdateSet(fresh).where('station_enrolments.used_at', 'is', null),
    )
    .execute();
}

/** Makes a one-time code for a station, shown once. Unused earlier codes end here (SA-01). */
export async function enrolCode(
  { db, clock, random }: With<'db' | 'clock' | 'random'>,
  stationId: StationId,
  actor: PersonActor,
): Promise<ActionOutput<'Partner.enrolCode'>> {
  const code = random.readable(CODE_LENGTH);
  await db.transact(async (tx) => {
    await tx
      .updateTable('station_enrolments')
      .set({ used_at: clock.now() })
      .where('machine_id', '=', stationId)
      .where('used_at', 'is', null)
      .execute();
    await addEnrolmentCode(tx, { clock }, stationId, code);
    await noteStation(tx, clock, stationId, 'enrolCode', actor);
  });
  return { code, expires_at: clock.now() + CODE_MS };
}

/**
 * Exchanges a one-time code for keys (SA-01). A station has one agent: its former keys end here. Paired displays stay.
 * @throws CallError enrolCodeWrong for an unknown, used or expired code, or tooManyRequests
 */
export async function enrol(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  code: string,
  ip: string,
): Promise<ActionOutput<'Station.enrol'>> {
  const { db, clock, random, events, config } = services;
  await countAttempt(services, [{ subject: ['enrol', addressOf(ip)], most: MAX_TRIES }]);
  const [station, screen] = [random.secret(), random.secret()];
  const keys = await db.transact(async (tx) => {
    const now = clock.now();
    const used = await tx
      .updateTable('station_enrolments')
      .set({ used_at: now })
      .where('code_hash', 'in', [code, normalizeCode(code)].map(hashSecret))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('machine_id')
      .executeTakeFirst();
    if (!used) throw new CallError('enrolCodeWrong');
    const { machine_id } = used;
    await tx
      .updateTable('station_keys')
      .set({ revoked_at: now })
      .where('machine_id', '=', machine_id)
      .where('display_id', 'is', null)
      .where('revoked_at', 'is', null)
      .execute();
    // The new agent knows nothing of what the former one found.
    await tx.deleteFrom('station_printer_searches').where('machine_id', '=', machine_id).execute();
    const key = (kind: 'station' | 'screen', secret: string) => ({
      key_hash: hashSecret(secret),
      machine_id,
      kind,
      display_id: null,
      created_at: now,
      revoked_at: null,
    });
    await tx
      .insertInto('station_keys')
      .values([key('station', station), key('screen', screen)])
      .execute();
    return { machine_id, station_key: station, screen_key: screen };
  });
  events.publish(keysTopic(keys.machine_id));
  return config.releaseKeys.length === 0 ? keys : { ...keys, release_keys: [...config.releaseKeys] };
}
