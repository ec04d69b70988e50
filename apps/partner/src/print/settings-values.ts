import type { StationPrint } from '@cpc/contract';
import {
  type InkSpace,
  inkSpaceOf,
  type PrintSettings,
  readsVectorsOnly,
  type RipName,
  WHITE_CHOKE,
  withPreset,
} from '@cpc/design';
import { keysOf, mm, readNumber } from '@cpc/domain';
import type { Formats } from '@cpc/i18n';

/** More than a step of the choke has. */
const CHOKE_DECIMALS = 3;

/** The content of the form: the chosen settings, and the text of the choke. */
export interface TypedSettings {
  readonly settings: PrintSettings;
  readonly choke: string;
}

/** The form of saved settings. @param write writes a number as people of the language type it */
export const typedOf = (settings: PrintSettings, write: Formats['typed']): TypedSettings => ({
  settings,
  choke: write(settings.whiteChoke, CHOKE_DECIMALS),
});

/** The settings of a form; undefined if the choke is not a valid number. */
export function settingsOf({ settings, choke }: TypedSettings): PrintSettings | undefined {
  const value = readNumber(choke);
  if (value === undefined || value < 0 || value > WHITE_CHOKE.most) return undefined;
  // Rounded to the nearest step, because tenths have no exact binary form.
  return { ...settings, whiteChoke: mm(Math.round(value / WHITE_CHOKE.step) / (1 / WHITE_CHOKE.step)) };
}

/** Whether a form differs from these settings: `0,2` is the same choke as 0.2. */
export const isOther = (typed: TypedSettings, settings: PrintSettings): boolean =>
  JSON.stringify(settingsOf(typed)) !== JSON.stringify(settingsOf({ settings, choke: String(settings.whiteChoke) }));

/**
 * The form after the station's saved settings or profile have changed. Unsaved choices stay, unless the same setting
 * was saved with another value: that value is then shown.
 */
export function typedOver(
  typed: TypedSettings,
  before: PrintSettings,
  print: StationPrint,
  write: Formats['typed'],
): TypedSettings {
  const { settings, profile } = print;
  const keepsChoke = typed.choke !== typedOf(before, write).choke && before.whiteChoke === settings.whiteChoke;
  return {
    settings: settingsWith(settings, differences(typed.settings, before, settings), profile),
    choke: keepsChoke ? typed.choke : typedOf(settings, write).choke,
  };
}

function differences(chosen: PrintSettings, before: PrintSettings, now: PrintSettings): Partial<PrintSettings> {
  const names = keysOf(chosen);
  const own = names.filter((name) => chosen[name] !== before[name] && before[name] === now[name]);
  return own.reduce<Partial<PrintSettings>>((all, name) => ({ ...all, [name]: chosen[name] }), {});
}

type Profile = StationPrint['profile'];

/** The colour space of a station with this profile; undefined if it has none but should use one. */
export const spaceOf = (colour: PrintSettings['colour'], profile: Profile): InkSpace | undefined =>
  colour === 'measured' ? profile?.space : inkSpaceOf({ colour });

/** The settings after one choice; the others are adjusted until a file can be made. */
export function settingsWith(settings: PrintSettings, choice: Partial<PrintSettings>, profile: Profile): PrintSettings {
  const chosen = { ...settings, ...choice };
  const isPdf = chosen.format === 'pdf';
  const white = whitesFor(chosen);
  return {
    ...chosen,
    colour: coloursFor(chosen.format, profile).includes(chosen.colour) ? chosen.colour : 'srgb',
    white: white.includes(chosen.white) ? chosen.white : (white[0] ?? 'none'),
    cutContour: isPdf ? chosen.cutContour : null,
    profile: chosen.colour === 'cmyk' && chosen.format !== 'png' ? chosen.profile : null,
  };
}

/** The settings after a RIP is chosen. Colours measured in the inks that it asks for stay: they are better. */
export function settingsForRip(settings: PrintSettings, preset: RipName | null, profile: Profile): PrintSettings {
  if (preset === null) return { ...settings, preset };
  const chosen = withPreset(settings, preset);
  const keeps = spaceOf(settings.colour, profile) === spaceOf(chosen.colour, profile);
  return settingsWith(chosen, keeps ? { colour: settings.colour } : {}, profile);
}

/** The kinds of white that a file of this format and a RIP support, the usual one first. */
export function whitesFor({
  format,
  preset,
}: Pick<PrintSettings, 'format' | 'preset'>): readonly PrintSettings['white'][] {
  const all = { pdf: ['vector', 'raster', 'none'], tiff: ['raster', 'none'], png: ['none'] } as const;
  return all[format].filter((white) => white !== 'raster' || !readsVectorsOnly(preset));
}

/** The colour spaces that a file of this format supports, for a station with this profile. */
export function coloursFor(format: PrintSettings['format'], profile: Profile): readonly PrintSettings['colour'][] {
  const all = ['srgb', 'cmyk', 'measured'] as const;
  return all.filter((colour) => {
    const space = spaceOf(colour, profile);
    return space !== undefined && !(format === 'png' && space === 'cmyk');
  });
}
