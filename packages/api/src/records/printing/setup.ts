import {
  type Bed,
  bleedBox,
  type Calibration,
  type MeasuredProfile,
  NO_CALIBRATION,
  placeOf,
  type Placing,
  type PrintSettings,
  type Surface,
} from '@cpc/design';
import type { MachineId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import { storedProfile } from './profiles/store.ts';
import { settingsFor, storedSettings } from './settings.ts';

/** Everything that determines how a machine's print files are made. */
export interface MachineSetup {
  readonly settings: PrintSettings;
  readonly calibration: Calibration;
  /** 0 if the machine was never calibrated. */
  readonly version: number;
  readonly bed: Bed;
}

export async function machineSetup(reader: Reader, machineId: MachineId): Promise<MachineSetup> {
  const [machine] = await machineOf(reader, { machineId });
  if (!machine) throw new Error(`setup: there is no machine ${machineId}`);
  const [last] = await lastCalibration(reader, { machineId });
  return {
    settings: withProfile(storedSettings(machine.print_settings), storedProfile(machine.colour_profile)),
    calibration: last ? (JSON.parse(last.calibration) as Calibration) : NO_CALIBRATION,
    version: last?.version ?? 0,
    bed: { width: machine.bed_width, height: machine.bed_height },
  };
}

const machineOf = prepared((reader, { machineId }: { readonly machineId: MachineId }) =>
  reader
    .selectFrom('machines')
    .select(['print_settings', 'colour_profile', 'bed_width', 'bed_height'])
    .where('id', '=', machineId),
);
const lastCalibration = prepared((reader, { machineId }: { readonly machineId: MachineId }) =>
  reader
    .selectFrom('machine_calibrations')
    .select(['calibration', 'version'])
    .where('machine_id', '=', machineId)
    .orderBy('version', 'desc')
    .limit(1),
);

/** The profile is added only if the settings print by it. */
function withProfile(settings: PrintSettings, measured: MeasuredProfile | undefined): PrintSettings {
  return settings.colour === 'measured' && measured ? { ...settings, measured } : settings;
}

/**
 * The settings for a print on this surface at a machine with this setup: the highest possible resolution, and its
 * place.
 */
export function setupFor(setup: MachineSetup, surface: Surface, own?: Placing['own']): PrintSettings {
  const place = placeOf(surface, { ...setup, own });
  const page = place && setup.settings.format !== 'pdf' ? place.page : bleedBox(surface);
  const settings = settingsFor(setup.settings, surface, page);
  return place ? { ...settings, place } : settings;
}
