import { CallError } from '@cpc/contract';
import { type MeasuredProfile, printSettingsProblem } from '@cpc/design';
import type { StationId, PartnerId } from '@cpc/domain';
import { readProfile } from '@cpc/paint/icc';
import type { Tx } from '../../../base/db/database.ts';
import { type ShopPerson, actorOf } from '../../../records/partners/actor.ts';
import { ownStation } from '../../../records/partners/own-station.ts';
import { assetOf } from '../../../base/ports/blob-folder.ts';
import { noteStation } from '../../../records/stations/note.ts';
import { lockStation } from '../../../records/stations/state.ts';
import type { With } from '../../../base/services.ts';
import { CannotRenderNow, type Renderer } from '../../../base/painting/renderer.ts';
import { storedSettings } from '../../../records/printing/settings.ts';
import {
  beginProfile,
  COMMON_COLOUR,
  endProfile,
  type ProfileFacts,
  storedProfile,
} from '../../../records/printing/profiles/store.ts';

interface SentProfile {
  readonly stationId: StationId;
  /** The name of its file. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Sets the measured ICC profile of a partner's station, in place of the former one (SA-06). It is parsed, then tried in
 * the renderer, and only then stored. Frozen prints keep the profile they were frozen with.
 * @throws CallError deviceMissing, profileUnusable, or printSettingsClash if the station's format does not allow its
 * colours
 */
export async function keepProfile(
  services: With<'db' | 'clock' | 'blobs' | 'log'>,
  renderer: Renderer,
  by: ShopPerson,
  { stationId, name, bytes }: SentProfile,
): Promise<void> {
  const { db, clock, blobs, log } = services;
  await ownStation(db.read, by, stationId);
  const read = readProfile(bytes);
  if (!read.ok) throw new CallError('profileUnusable', { problem: read.problem });
  await renderer.tryProfile(bytes).catch((error: unknown) => {
    if (error instanceof CannotRenderNow) throw new CallError('unavailable');
    log.warn({ stationId, error }, 'a trial conversion with a profile failed');
    throw new CallError('profileUnusable', { problem: 'engineRefused' });
  });
  const asset = assetOf(bytes);
  const measured: MeasuredProfile = { asset, space: read.profile.space };
  const facts: ProfileFacts = { ...read.profile, bytes: bytes.length };
  // The row comes before its file: the sweep finds and deletes the file of a refused profile, and keeps files in use.
  const version = await db.transact(async (tx) => {
    const now = clock.now();
    await lockStation(tx, stationId, now);
    await checkClash(tx, stationId, measured);
    const row = { machine_id: stationId, version: await nextVersion(tx, stationId), asset, name: lineOf(name) };
    const times = { at: now, ended_at: now, dropped_at: null };
    await tx
      .insertInto('machine_profiles')
      .values({ ...row, facts: JSON.stringify(facts), person_id: by.personId, ...times })
      .execute();
    return row.version;
  });
  await blobs.put(bytes);
  await db.transact(async (tx) => {
    const now = clock.now();
    await lockStation(tx, stationId, now);
    await checkClash(tx, stationId, measured);
    await endProfile(tx, stationId, now);
    await beginProfile(tx, stationId, version);
    await setProfile(tx, by.partnerId, stationId, { colour_profile: JSON.stringify(measured) });
    await noteStation(tx, clock, stationId, 'profileSet', actorOf(by));
  });
}

/** @throws CallError printSettingsClash if the station's format does not allow the profile's colours */
async function checkClash(tx: Tx, stationId: StationId, measured: MeasuredProfile): Promise<void> {
  const { settings } = await lockedSettings(tx, stationId);
  const problem = settings.colour === 'measured' ? printSettingsProblem({ ...settings, measured }) : undefined;
  if (problem) throw new CallError('printSettingsClash', { field: 'profile', problem });
}

/** Removes a station's profile. If the station printed by it, a common profile of the same colours replaces it. */
export async function removeProfile(
  { db, clock }: With<'db' | 'clock'>,
  by: ShopPerson,
  stationId: StationId,
): Promise<void> {
  await db.transact(async (tx) => {
    const now = clock.now();
    await lockStation(tx, stationId, now);
    const { settings, measured } = await lockedSettings(tx, stationId);
    if (!measured) return;
    await endProfile(tx, stationId, now);
    const common = { ...settings, colour: COMMON_COLOUR[measured.space] };
    await setProfile(tx, by.partnerId, stationId, {
      colour_profile: null,
      ...(settings.colour === 'measured' && { print_settings: JSON.stringify(common) }),
    });
    await noteStation(tx, clock, stationId, 'profileRemoved', actorOf(by));
  });
}

async function lockedSettings(tx: Tx, stationId: StationId) {
  const station = await tx
    .selectFrom('machines')
    .select(['print_settings', 'colour_profile'])
    .where('id', '=', stationId)
    .executeTakeFirstOrThrow();
  return { settings: storedSettings(station.print_settings), measured: storedProfile(station.colour_profile) };
}

async function nextVersion(tx: Tx, stationId: StationId): Promise<number> {
  const last = await tx
    .selectFrom('machine_profiles')
    .select('version')
    .where('machine_id', '=', stationId)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  return (last?.version ?? 0) + 1;
}

async function setProfile(
  tx: Tx,
  partnerId: PartnerId,
  stationId: StationId,
  facts: { readonly colour_profile: string | null; readonly print_settings?: string },
): Promise<void> {
  await tx.updateTable('machines').set(facts).where('id', '=', stationId).where('partner_id', '=', partnerId).execute();
}

const MAX_NAME_LENGTH = 80;

/** A file's name in one line, without its folder, control characters and characters that change the text direction. */
function lineOf(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return Array.from(plain).slice(0, MAX_NAME_LENGTH).join('') || 'profile.icc';
}
