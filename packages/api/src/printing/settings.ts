import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import { DEFAULT_PRINT_SETTINGS, PRINT_MEDIA_TYPES, type PrintSettings, printSettingsProblem } from '@cpc/design';
import type { MachineId } from '@cpc/domain';
import type { Reader } from '../db/database.ts';
import type { Services } from '../services.ts';

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

/** A machine's settings beside what its printer says it takes. */
export async function machinePrint(
  reader: Reader,
  machineId: MachineId,
): Promise<ActionOutput<'Partner.printSettings'>> {
  return { settings: await machineSettings(reader, machineId), printer_formats: await formatsOf(reader, machineId) };
}

/**
 * Sets what a machine's print files are from its next job on.
 * @throws CallError printSettingsClash where no such file can be, printFormatUnsupported where the printer takes none
 */
export async function setPrintSettings(
  { db }: Services,
  { machine_id, settings }: ActionInput<'Partner.setPrintSettings'>,
): Promise<ActionOutput<'Partner.setPrintSettings'>> {
  const problem = printSettingsProblem(settings);
  if (problem) throw new CallError('printSettingsClash', { field: 'settings', problem });
  const formats = await formatsOf(db.read, machine_id);
  if (formats && !formats.includes(PRINT_MEDIA_TYPES[settings.format]))
    throw new CallError('printFormatUnsupported', { field: 'settings.format', format: settings.format.toUpperCase() });
  await db.transact((tx) =>
    tx
      .updateTable('machines')
      .set({ print_settings: JSON.stringify(settings) })
      .where('id', '=', machine_id)
      .execute(),
  );
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
