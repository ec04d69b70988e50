import type { Licence, TypefaceEntry } from '../types.ts';

export const ofl = (holder: string, source: string): Licence => ({ spdx: 'OFL-1.1', holder, source });
export const apache = (holder: string, source: string): Licence => ({ spdx: 'Apache-2.0', holder, source });

/** Typefaces for every script of the 24 languages, in the order of the search for a missing character. */
const WORLD = [
  'noto-sans',
  'source-han-sans',
  'source-han-sans-tc',
  'source-han-sans-jp',
  'source-han-sans-kr',
  'cairo',
  'mitr',
  'baloo-da-2',
];

/** What is not the same for most typefaces. */
interface Details {
  /** Typefaces tried before those of the whole world. */
  readonly like?: readonly string[];
  /** CSS weight of the regular style; 400 if not given. */
  readonly regular?: number;
  /** CSS weight of the bold style; without it the family has none. */
  readonly bold?: number;
  readonly italic?: boolean;
}

/** @param scripts ISO 15924, separated by spaces; the first one is the script it was drawn for */
export function typeface(
  key: string,
  title: string,
  scripts: string,
  licence: Licence,
  { like = [], regular = 400, bold, italic = false }: Details = {},
): TypefaceEntry {
  return {
    key,
    title,
    scripts: scripts.split(' '),
    fallback: [...like, ...WORLD.filter((one) => !like.includes(one))].filter((one) => one !== key),
    weights: { regular, bold: bold ?? null },
    italic,
    licence,
  };
}
