import { readFileSync } from 'node:fs';
import { stickerTable } from '../directory.ts';
import type { Licence, Sticker } from '../types.ts';
import { titlesOf } from '../titles.ts';
import { SHAPES, TAPES, WORDS } from './own.ts';

/** Side of a painted sticker in pixels. */
export const STICKER_SIZE = 1024;

interface IconSet {
  /** Prefix of the icon's name in the sticker's key, because two sets may draw the same thing. */
  readonly prefix: string;
  readonly licence: Licence;
}

const NOTO: IconSet = {
  prefix: '',
  licence: { spdx: 'Apache-2.0', holder: 'Google Inc. (Noto Emoji)', source: '@iconify-json/noto' },
};
const BLOBS: IconSet = {
  prefix: 'blob-',
  licence: { spdx: 'Apache-2.0', holder: 'Google Inc. (Noto Emoji 1)', source: '@iconify-json/noto-v1' },
};
const FLAT: IconSet = {
  prefix: 'flat-',
  licence: { spdx: 'MIT', holder: 'Microsoft Corporation (Fluent Emoji)', source: '@iconify-json/fluent-emoji-flat' },
};
const OWN: Licence = {
  spdx: 'CC0-1.0',
  holder: 'Custom Phone Case contributors',
  source: 'packages/content/scripts/stickers',
};

/** In the order a customer sees them. Each has its `stickers/<group>.tsv`. */
const GROUPS: Readonly<Record<string, IconSet>> = {
  hearts: NOTO,
  faces: NOTO,
  animals: NOTO,
  nature: NOTO,
  sky: NOTO,
  sweets: NOTO,
  fruit: NOTO,
  food: NOTO,
  sea: NOTO,
  birds: NOTO,
  party: NOTO,
  music: NOTO,
  sport: NOTO,
  travel: NOTO,
  fashion: NOTO,
  fantasy: NOTO,
  gestures: NOTO,
  things: NOTO,
  signs: NOTO,
  flat: FLAT,
  blobs: BLOBS,
};

/** One line of a table: icon, name in English, Chinese and Arabic, then search words. */
function drawnElsewhere(group: string, { prefix, licence }: IconSet): Sticker[] {
  const table = readFileSync(stickerTable(group), 'utf8');
  return table
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [icon = '', english = '', chinese = '', arabic = '', words = ''] = line.split('\t');
      return {
        key: `${prefix}${icon}`,
        icon,
        group,
        titles: titlesOf(`sticker.${prefix}${icon}`, [english, chinese, arabic]),
        keywords: words.split('|'),
        licence,
      };
    });
}

const drawnHere = (group: string, rows: typeof SHAPES): Sticker[] =>
  rows.map(([key, english, chinese, arabic, words]) => ({
    key,
    icon: null,
    group,
    titles: titlesOf(`sticker.${key}`, [english, chinese, arabic]),
    keywords: words.split('|'),
    licence: OWN,
  }));

/** The stickers that a customer can add to a design. */
export const STICKERS: readonly Sticker[] = [
  ...drawnHere('shapes', SHAPES),
  ...drawnHere('words', WORDS),
  ...drawnHere('tapes', TAPES),
  ...Object.entries(GROUPS).flatMap(([group, set]) => drawnElsewhere(group, set)),
];
