import type { Typeface } from '@cpc/contract';
import { lacks, sortedFor } from './coverage.ts';

/** Typefaces that names look good in, of several kinds for each script, the boldest first. */
const LIKED = [
  'pacifico',
  'bangers',
  'playfair',
  'caveat',
  'shrikhand',
  'lalezar',
  'rakkas',
  'amiri',
  'cairo',
  'ma-shan-zheng',
  'zcool-kuaile',
  'zcool-xiaowei',
  'source-han-sans',
  'mitr',
  'baloo-da-2',
];
const MAX_TYPEFACES = 5;

/** The keys of typefaces that can write a name: those that names look good in, else the first of the catalogue that can. */
export function nameTypefaces(name: string, typefaces: readonly Typeface[]): readonly string[] {
  const able = typefaces.filter((typeface) => !lacks(name, typeface)).map(({ key }) => key);
  const liked = LIKED.filter((key) => able.includes(key));
  return [...new Set([...liked, ...sortedFor(name, typefaces).map(({ key }) => key)])].slice(
    0,
    Math.min(MAX_TYPEFACES, Math.max(1, liked.length, Math.min(able.length, MAX_TYPEFACES))),
  );
}
