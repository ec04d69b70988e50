import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import { DEFAULT_PRINT_SETTINGS, PRINT_MEDIA_TYPES, type PrintSettings, printSettingsProblem } from '@cpc/design';
import type { StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { PersonActor } from '../../base/transition.ts';
import type { With } from '../../base/services.ts';
import { noteStation } from '../stations/note.ts';
import { lockStation } from '../stations/state.ts';
import { profileView, storedProfile } from './profiles/store.ts';

/** Parses stored settings; fields that a later version added get their default value. */
export function storedSettings(stored: string | null): PrintSettings {
  const chosen: Partial<PrintSettings> = JSON.parse(stored ?? '{}');
  return { ...DEFAULT_PRINT_SETTINGS, ...chosen };
}

/** The settings for a station's next jobs. */
export async function stationSettings(reader: Reader, stationId: StationId): Promise<PrintSettings> {
  const { print_settings } = await reader
    .selectFrom('machines')
    .select('print_settings')
    .where('id', '=', stationId)
    .executeTakeFirstOrThrow();
  return storedSettings(print_settings);
}

/** A station's settings, and the formats that its printer accepts. */
export async function stationPrint(
  reader: Reader,
  stationId: StationId,
): Promise<ActionOutput<'Partner.printSettings'>> {
  return {
    settings: await stationSettings(reader, stationId),
    printer_formats: await formatsOf(reader, stationId),
    profile: await profileView(reader, stationId),
  };
}

/**
 * Sets how a station's print files are made from its next job on.
 * @throws CallError printSettingsClash if the settings contradict each other, printFormatUnsupported if the printer
 * does not accept the format
 */
export async function setPrintSettings(
  { db, clock }: With<'db' | 'clock'>,
  { machine_id, settings }: ActionInput<'Partner.setPrintSettings'>,
  actor: PersonActor,
): Promise<ActionOutput<'Partner.setPrintSettings'>> {
  const formats = await formatsOf(db.read, machine_id);
  if (formats && !formats.includes(PRINT_MEDIA_TYPES[settings.format]))
    throw new CallError('printFormatUnsupported', { field: 'settings.format', format: settings.format.toUpperCase() });
  await db.transact(async (tx) => {
    // The lock keeps the profile from being removed at the same time.
    await lockStation(tx, machine_id, clock.now());
    const { colour_profile } = await tx
      .selectFrom('machines')
      .select('colour_profile')
      .where('id', '=', machine_id)
      .executeTakeFirstOrThrow();
    const problem = printSettingsProblem({ ...settings, measured: storedProfile(colour_profile) });
    if (problem) throw new CallError('printSettingsClash', { field: 'settings', problem });
    await tx
      .updateTable('machines')
      .set({ print_settings: JSON.stringify(settings) })
      .where('id', '=', machine_id)
      .execute();
    await noteStation(tx, clock, machine_id, 'printSettings', actor);
  });
  return stationPrint(db.read, machine_id);
}

async function formatsOf(reader: Reader, stationId: StationId): Promise<string[] | null> {
  const report = await reader
    .selectFrom('station_reports')
    .select('formats')
    .where('machine_id', '=', stationId)
    .executeTakeFirst();
  return JSON.parse(report?.formats ?? 'null');
}
