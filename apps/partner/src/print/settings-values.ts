import type { MachinePrint } from '@cpc/contract';
import { inkSpaceOf, type PrintSettings, WHITE_CHOKE } from '@cpc/design';
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

type Profile = MachinePrint['profile'];

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
  const measured = profile && { asset: '' as never, space: profile.space };
  const all = ['srgb', 'cmyk', 'measured'] as const;
  return all.filter((colour) => {
    const space = inkSpaceOf({ colour, measured: measured ?? undefined });
    return space !== undefined && !(format === 'png' && space === 'cmyk');
  });
}
