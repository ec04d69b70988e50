import type { MachinePrint } from '@cpc/contract';
import { type InkSpace, inkSpaceOf, type PrintSettings, WHITE_CHOKE } from '@cpc/design';
import { mm } from '@cpc/domain';

/** What a form of print settings holds: what is chosen, and the choke as it was typed. */
export interface TypedSettings {
  readonly settings: PrintSettings;
  readonly choke: string;
}

export const typedOf = (settings: PrintSettings): TypedSettings => ({ settings, choke: String(settings.whiteChoke) });

/** The settings a form stands for; undefined where the choke is no number that can be. */
export function settingsOf({ settings, choke }: TypedSettings): PrintSettings | undefined {
  const typed = choke.trim().replace(',', '.');
  const value = Number(typed);
  if (typed === '' || !(value >= 0 && value <= WHITE_CHOKE.most)) return undefined;
  // The nearest step: tenths have no exact binary form.
  return { ...settings, whiteChoke: mm(Math.round(value / WHITE_CHOKE.step) / (1 / WHITE_CHOKE.step)) };
}

/** Whether a form stands for other settings than these: `0,2` is no other choke than 0.2. */
export const isOther = (typed: TypedSettings, settings: PrintSettings): boolean =>
  JSON.stringify(settingsOf(typed)) !== JSON.stringify(settingsOf(typedOf(settings)));

/**
 * What a form holds when a machine's settings or profile have changed beneath it: what was chosen and not saved stays,
 * unless just that was saved otherwise, which is then seen.
 */
export function typedOver(typed: TypedSettings, before: PrintSettings, print: MachinePrint): TypedSettings {
  const { settings, profile } = print;
  const keepsChoke = typed.choke !== typedOf(before).choke && before.whiteChoke === settings.whiteChoke;
  return {
    settings: settingsWith(settings, differences(typed.settings, before, settings), profile),
    choke: keepsChoke ? typed.choke : typedOf(settings).choke,
  };
}

function differences(chosen: PrintSettings, before: PrintSettings, now: PrintSettings): Partial<PrintSettings> {
  const names = Object.keys(chosen) as (keyof PrintSettings)[];
  const own = names.filter((name) => chosen[name] !== before[name] && before[name] === now[name]);
  return own.reduce<Partial<PrintSettings>>((all, name) => ({ ...all, [name]: chosen[name] }), {});
}

type Profile = MachinePrint['profile'];

/** What a machine with this profile is driven in; undefined where it has none and should be driven by it. */
export const spaceOf = (colour: PrintSettings['colour'], profile: Profile): InkSpace | undefined =>
  colour === 'measured' ? profile?.space : inkSpaceOf({ colour });

/** Settings after one choice, the others brought along to where a file can be made by them. */
export function settingsWith(settings: PrintSettings, choice: Partial<PrintSettings>, profile: Profile): PrintSettings {
  const chosen = { ...settings, ...choice };
  const isPdf = chosen.format === 'pdf';
  const white = whitesFor(chosen.format);
  return {
    ...chosen,
    colour: coloursFor(chosen.format, profile).includes(chosen.colour) ? chosen.colour : 'srgb',
    white: white.includes(chosen.white) ? chosen.white : (white[0] ?? 'none'),
    cutContour: isPdf ? chosen.cutContour : null,
    profile: chosen.colour === 'cmyk' && chosen.format !== 'png' ? chosen.profile : null,
  };
}

/** What a file of this format can have white as, the usual first. */
export function whitesFor(format: PrintSettings['format']): readonly PrintSettings['white'][] {
  if (format === 'pdf') return ['vector', 'raster', 'none'];
  return format === 'tiff' ? ['raster', 'none'] : ['none'];
}

/** What a file of this format can have its colours in, at a machine with this profile. */
export function coloursFor(format: PrintSettings['format'], profile: Profile): readonly PrintSettings['colour'][] {
  const all = ['srgb', 'cmyk', 'measured'] as const;
  return all.filter((colour) => {
    const space = spaceOf(colour, profile);
    return space !== undefined && !(format === 'png' && space === 'cmyk');
  });
}
