import {
  type Bed,
  bleedBox,
  type Calibration,
  type MeasuredProfile,
  NO_CALIBRATION,
  placeOf,
  type Placing,
  PRINT_DPI,
  type PrintSettings,
  type Surface,
} from '@cpc/design';
import { dpiToScale, type StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import { storedProfile } from './profiles/store.ts';
import { storedSettings } from './settings.ts';

/** Everything that determines how a station's print files are made. */
export interface StationSetup {
  readonly settings: PrintSettings;
  readonly calibration: Calibration;
  /** 0 if the station was never calibrated. */
  readonly version: number;
  readonly bed: Bed;
}

export async function stationSetup(reader: Reader, stationId: StationId): Promise<StationSetup> {
  const [station] = await stationOf(reader, { stationId });
  if (!station) throw new Error(`setup: unknown station ${stationId}`);
  const [last] = await lastCalibration(reader, { stationId });
  return {
    settings: withProfile(storedSettings(station.print_settings), storedProfile(station.colour_profile)),
    calibration: last ? JSON.parse(last.calibration) : NO_CALIBRATION,
    version: last?.version ?? 0,
    bed: { width: station.bed_width, height: station.bed_height },
  };
}

const stationOf = prepared((reader, { stationId }: { readonly stationId: StationId }) =>
  reader
    .selectFrom('machines')
    .select(['print_settings', 'colour_profile', 'bed_width', 'bed_height'])
    .where('id', '=', stationId),
);
const lastCalibration = prepared((reader, { stationId }: { readonly stationId: StationId }) =>
  reader
    .selectFrom('machine_calibrations')
    .select(['calibration', 'version'])
    .where('machine_id', '=', stationId)
    .orderBy('version', 'desc')
    .limit(1),
);

/** The profile is added only if the settings print by it. */
function withProfile(settings: PrintSettings, measured: MeasuredProfile | undefined): PrintSettings {
  return settings.colour === 'measured' && measured ? { ...settings, measured } : settings;
}

/**
 * The settings for a print on this surface at a station with this setup: the highest possible resolution, and its
 * place.
 */
export function setupFor(setup: StationSetup, surface: Surface, own?: Placing['own']): PrintSettings {
  const place = placeOf(surface, { ...setup, own });
  const page = place && setup.settings.format !== 'pdf' ? place.page : bleedBox(surface);
  const settings = settingsFor(setup.settings, surface, page);
  return place ? { ...settings, place } : settings;
}

/** Cloth shows no finer detail. */
const MAX_GARMENT_DPI = 300;
/** The most pixels of one print file. A phone case at 1200 dpi has 27 million; a few times that takes minutes. */
const MAX_PIXELS = 60e6;

/**
 * A station's settings for a print on this surface: the highest resolution that is useful and within the pixel limit.
 * @param page the painted area, mm
 */
export function settingsFor(settings: PrintSettings, surface: Surface, { width, height }: Bed): PrintSettings {
  const fits = (dpi: number) => width * height * dpiToScale(dpi) ** 2 <= MAX_PIXELS;
  const most = surface.form.kind === 'garment' ? Math.min(settings.dpi, MAX_GARMENT_DPI) : settings.dpi;
  const dpi = PRINT_DPI.findLast((one) => one <= most && fits(one)) ?? PRINT_DPI[0];
  return { ...settings, dpi };
}
