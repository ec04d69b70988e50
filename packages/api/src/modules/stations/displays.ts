import { type ActionOutput, CallError, PAIRING_CODE_LENGTH, type StationCare } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { addressOf } from '../../base/http/address.ts';
import { keysTopic } from '../../base/http/caller-topics.ts';
import { hashSecret, normalizeCode } from '../../base/ports/random.ts';
import type { With } from '../../base/services.ts';
import type { PersonActor } from '../../base/transition.ts';
import { countAttempt } from '../../records/accounts/attempts.ts';
import { noteStation } from '../../records/stations/note.ts';

const PAIRING_MS = 10 * 60_000;
/** Codes that one address may ask for in a quarter of an hour: a shop may set up several screens. */
const MAX_BEGUN = 60;
/** Codes that one person may try in a quarter of an hour: of 2^30, none is guessed. */
const MAX_TRIES = 20;

/**
 * Gives a screen the code to show, and its future key (SA-13). The key opens nothing until somebody types the code.
 * @throws CallError tooManyRequests
 */
export async function beginPairing(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  ip: string,
): Promise<ActionOutput<'Display.begin'>> {
  const { db, clock, random } = services;
  await countAttempt(services, [{ subject: ['display', addressOf(ip)], most: MAX_BEGUN, perAddress: true }]);
  const [key, code] = [random.secret(), random.readable(PAIRING_CODE_LENGTH)];
  const now = clock.now();
  const expires_at = now + PAIRING_MS;
  await db.transact(async (tx) => {
    await tx.deleteFrom('display_pairings').where('expires_at', '<=', now).execute();
    await tx
      .insertInto('display_pairings')
      .values({ code_hash: hashSecret(code), key_hash: hashSecret(key), expires_at })
      .execute();
  });
  return { key, code, expires_at };
}

/** What became of a screen's key: its code may still be typed, or it is a display, or it must begin again. */
export async function lookAtPairing(
  { db, clock }: With<'db' | 'clock'>,
  key: string,
): Promise<ActionOutput<'Display.look'>> {
  const key_hash = hashSecret(key);
  const paired = await db.read
    .selectFrom('station_keys')
    .select('machine_id')
    .where('key_hash', '=', key_hash)
    .where('kind', '=', 'screen')
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (paired) return { state: 'paired', machine_id: paired.machine_id };
  const waiting = await db.read
    .selectFrom('display_pairings')
    .select('expires_at')
    .where('key_hash', '=', key_hash)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return { state: waiting ? 'waiting' : 'ended', machine_id: null };
}

/**
 * Makes the screen that shows a code a display of a station (SA-13). The code ends here.
 * @returns the id of the display
 * @throws CallError displayCodeWrong for a code that no screen shows now, or tooManyRequests
 */
export async function pairDisplay(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  stationId: StationId,
  code: string,
  actor: PersonActor,
): Promise<string> {
  const { db, clock, random } = services;
  await countAttempt(services, [{ subject: ['pairDisplay', actor], most: MAX_TRIES }]);
  return db.transact(async (tx) => {
    const now = clock.now();
    const screen = await tx
      .deleteFrom('display_pairings')
      .where('code_hash', '=', hashSecret(normalizeCode(code)))
      .where('expires_at', '>', now)
      .returning('key_hash')
      .executeTakeFirst();
    if (!screen) throw new CallError('displayCodeWrong', { field: 'code' });
    const display_id = random.id();
    await tx
      .insertInto('station_keys')
      .values({ ...screen, machine_id: stationId, kind: 'screen', display_id, created_at: now, revoked_at: null })
      .execute();
    await noteStation(tx, clock, stationId, 'displayPaired', actor);
    return display_id;
  });
}

/** Ends the key of a display of a station. One that has ended already changes nothing. */
export async function removeDisplay(
  { db, clock, events }: With<'db' | 'clock' | 'events'>,
  stationId: StationId,
  displayId: string,
  actor: PersonActor,
): Promise<void> {
  await db.transact(async (tx) => {
    const ended = await tx
      .updateTable('station_keys')
      .set({ revoked_at: clock.now() })
      .where('machine_id', '=', stationId)
      .where('display_id', '=', displayId)
      .where('revoked_at', 'is', null)
      .returning('key_hash')
      .executeTakeFirst();
    if (ended) await noteStation(tx, clock, stationId, 'displayRemoved', actor);
  });
  events.publish(keysTopic(stationId));
}

/** The displays of a station that are paired, first paired first. */
export async function displaysOf(reader: Reader, stationId: StationId): Promise<StationCare['displays']> {
  const keys = await reader
    .selectFrom('station_keys')
    .select(['display_id', 'created_at'])
    .where('machine_id', '=', stationId)
    .where('display_id', 'is not', null)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('display_id')
    .execute();
  return keys.flatMap(({ display_id, created_at }) =>
    display_id === null ? [] : [{ display_id, paired_at: created_at }],
  );
}
