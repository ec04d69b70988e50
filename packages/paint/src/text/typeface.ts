import type { TextLayer } from '@cpc/design';

/** A typeface as served at `/fonts/<key>.json`: one style, split into files by Unicode range. */
export interface TypefaceManifest {
  readonly key: string;
  readonly title: string;
  readonly faces: readonly FaceManifest[];
  /** The styles that have manifests of their own, `<key>-<style>`. Missing if it is regular only. */
  readonly styles?: readonly TypefaceStyle[] | undefined;
  /** Keys of the typefaces that are tried, in this order, for characters that this one lacks. */
  readonly fallback: readonly string[];
}

export type TypefaceStyle = 'bold' | 'italic' | 'bold-italic';

/** The style that a text asks for. */
export type WantedStyle = Pick<TextLayer, 'weight' | 'slant'>;

export interface FaceManifest {
  /** Address of a TrueType or OpenType file (never WOFF: HarfBuzz reads sfnt only). */
  readonly url: string;
  /** Inclusive ranges of code points. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

export type TypefaceLookup = (key: string) => TypefaceManifest | undefined;

/** A step of the search for a face: a face to try, or a typeface whose manifest must be loaded first. */
export type ChainLink =
  | { readonly kind: 'face'; readonly face: FaceManifest }
  | { readonly kind: 'unknown'; readonly typeface: string };

/**
 * The faces of a typeface, those of the wanted style first, then those of its fallbacks and of their fallbacks; every
 * typeface once.
 */
export function* faceChain(
  key: string,
  style: WantedStyle,
  lookup: TypefaceLookup,
  seen = new Set<string>(),
): Generator<ChainLink> {
  if (seen.has(key)) return;
  seen.add(key);
  const typeface = lookup(key);
  if (!typeface) return yield { kind: 'unknown', typeface: key };
  for (const one of nearest(style, typeface.styles ?? [])) yield* ownFaces(`${key}-${one}`, lookup);
  yield* ownFaces(key, lookup);
  for (const next of typeface.fallback) yield* faceChain(next, style, lookup, seen);
}

function* ownFaces(key: string, lookup: TypefaceLookup): Generator<ChainLink> {
  const typeface = lookup(key);
  if (!typeface) return yield { kind: 'unknown', typeface: key };
  for (const face of typeface.faces) yield { kind: 'face', face };
}

/** By nearness: the weight of a text matters more than its slant. What was not asked for never applies. */
const NEAREST: readonly TypefaceStyle[] = ['bold-italic', 'bold', 'italic'];

const nearest = ({ weight, slant }: WantedStyle, styles: readonly TypefaceStyle[]): readonly TypefaceStyle[] =>
  NEAREST.filter(
    (style) =>
      styles.includes(style) &&
      (weight === 'bold' || !style.includes('bold')) &&
      (slant === 'italic' || !style.includes('italic')),
  );

/** Joiners, variation selectors and other characters that only shape their neighbours and need no glyph. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;

/** The code points of a grapheme cluster that a face must have to draw it. */
export function essentialCodePoints(cluster: string): number[] {
  return Array.from(cluster, (char) => (IGNORABLE.test(char) ? -1 : (char.codePointAt(0) ?? -1))).filter(
    (point) => point >= 0,
  );
}

export function declares(face: FaceManifest, codePoints: readonly number[]): boolean {
  return codePoints.every((point) => face.ranges.some(([from, to]) => point >= from && point <= to));
}
