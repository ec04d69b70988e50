import type { Licence, Titles, Wallpaper } from '../types.ts';
import { PATTERNS } from './patterns.ts';
import { type Tone, TONES } from './tones.ts';

/** Size of every painted wallpaper in pixels. 1500 px over an 82 mm case are 460 dpi. */
export const WALLPAPER_WIDTH = 1500;
export const WALLPAPER_HEIGHT = 3000;

const OWN: Licence = {
  spdx: 'CC0-1.0',
  holder: 'Custom Phone Case contributors',
  source: 'packages/content/src/wallpapers/generators',
};

export const wallpaperKey = (pattern: string, tone: Tone | null): string =>
  tone === null ? pattern : `${pattern}-${tone}`;

/** What stands between a name and its colouring; elsewhere a comma. */
const BETWEEN: Readonly<Record<string, string>> = { 'zh-Hans': ' · ', 'zh-Hant': ' · ', ja: '・', ar: '، ' };

/** Backgrounds drawn by this package's own generators, each in several colourings. */
export const WALLPAPERS: readonly Wallpaper[] = PATTERNS.flatMap(({ key, group, titles, words, variants }) =>
  variants.map(([tone]) => ({
    key: wallpaperKey(key, tone),
    group,
    titles: tone === null ? titles : toned(titles, TONES[tone]),
    keywords: words.split('|'),
    licence: OWN,
  })),
);

/** In the languages that have both words. */
function toned(name: Titles, tone: Titles): Titles {
  const both = Object.entries(name).flatMap(([locale, word]) => {
    const colouring = tone[locale];
    return colouring === undefined ? [] : [[locale, `${word}${BETWEEN[locale] ?? ', '}${colouring}`] as const];
  });
  return Object.fromEntries(both) as Titles;
}
