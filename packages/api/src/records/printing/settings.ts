import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import {
  type Bed,
  bleedBox,
  DEFAULT_PRINT_SETTINGS,
  PRINT_DPI,
  PRINT_MEDIA_TYPES,
  type PrintSettings,
  printSettingsProblem,
  type Surface,
} from '@cpc/design';
import { dpiToScale, type MachineId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { PersonActor } from '../../base/transition.ts';
import type { Services } from '../../base/services.ts';
import { noteStation } from '../stations/note.ts';
import { lockStation } from '../stations/state.ts';
import { profileView, storedProfile } from './profiles/store.ts';

/** Settings as they are stored; what a later version added has its usual value. */
export function storedSettings(stored: string | null): PrintSettings {
  return { ...DEFAULT_PRINT_SETTINGS, ...(JSON.parse(stored ?? '{}') as Partial<PrintSettings>) };
}

/** What a machine's next jobs are printed by. */
export async function machineSettings(reader: Reader, machineId: MachineId): Promise<PrintSettings> {
  const { print_settings } = await reader
    .selectFrom('machines')
    .select('print_settings')
    .where('id', '=', machineId)
    .executeTakeFirstOrThrow();
  return storedSettings(print_settings);
}

/** Cloth takes no finer a picture. */
const GARMENT_DPI = 300;
/** The most one print file may have, pixels: a phone case at 1200 dpi has 27 million, and a few times that takes minutes. */
const MAX_PIXELS = 60e6;

/**
 * A machine's settings as a print on this surface can be made by them: as fine as it is worth and can be done.
 * @param page what is painted, in mm: the bleed box, where it is left out
 */
export function settingsFor(
  settings: PrintSettings,
  surface: Surface,
  { width, height }: Bed = bleedBox(surface),
): PrintSettings {
  const fits = (dpi: number) => width * height * dpiToScale(dpi) ** 2 <= MAX_PIXELS;
  const most = surface.form.kind === 'garment' ? Math.min(settings.dpi, GARMENT_DPI) : settings.dpi;
  const dpi = PRINT_DPI.findLast((one) => one <= most && fits(one)) ?? PRINT_DPI[0];
  return { ...settings, dpi };
}

/** A machine's settings beside what its printer says it takes. */
export async function machinePrint(
  reader: Reader,
  machineId: MachineId,
): Promise<ActionOutput<'Partner.printSettings'>> {
  return {
    settings: await machineSettings(reader, machineId),
    printer_formats: await formatsOf(reader, machineId),
    profile: await profileView(reader, machineId),
  };
}

/**
 * Sets what a machine's print files are from its next job on.
 * @throws CallError printSettingsClash where no such file can be, printFormatUnsupported where the printer takes none
 */
export async function setPrintSettings(
  { db, clock }: Services,
  { machine_id, settings }: ActionInput<'Partner.setPrintSettings'>,
  actor: PersonActor,
): Promise<ActionOutput<'Partner.setPrintSettings'>> {
  const formats = await formatsOf(db.read, machine_id);
  if (formats && !formats.includes(PRINT_MEDIA_TYPES[settings.format]))
    throw new CallError('printFormatUnsupported', { field: 'settings.format', format: settings.format.toUpperCase() });
  await db.transact(async (tx) => {
    // The profile it is to print by must not be taken away meanwhile.
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
  return machinePrint(db.read, machine_id);
}

async function formatsOf(reader: Reader, machineId: MachineId): Promise<string[] | null> {
  const report = await reader
    .selectFrom('station_reports')
    .select('formats')
    .where('machine_id', '=', machineId)
    .executeTakeFirst();
  return JSON.parse(report?.formats ?? 'null') as string[] | null;
}
