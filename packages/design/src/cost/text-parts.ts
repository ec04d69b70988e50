import { capitalsOf, setLetters } from '../capitals.ts';
import type { TextLayer } from '../document/layers/text.ts';
import { type CostParts, NO_PARTS } from './parts.ts';
import type { Ground } from './ground.ts';

/** Scripts whose characters fill a square and have many strokes. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** For such a character, relative to a Latin letter: its outline segments. Then the edge lengths of both, in em. */
const DENSE_PIECES = 4;
const DENSE_EDGE = 12;
const LETTER_EDGE = 4.5;
/**
 * Emoji have about twenty parts each; a family counts for each of its people, because it may be painted as its parts.
 * Measured: 0.1 to 0.3 ms for a thumbnail, 0.5 to 1.3 ms for a print.
 */
const EMOJI = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20e3]/gu;
const EMOJI_PIECES = 8;
const EMOJI_EDGE = 30;
const EMOJI_AREA = 1.7;
/** em² of text block per character, including line spacing. */
const DENSE_AREA = 1.4;
const LETTER_AREA = 0.75;
/** How densely characters can overlap on the surface; beyond that, more of them are outside. */
const DENSITY = 1.5;
/** A bent letter is split into smaller segments; an edge is an additional shape around the letters. */
const BENT_PIECES = 2;
const EDGE_PIECES = 1.5;
/** Visible reach of a blurred shadow, in units of its blur. */
const SHADOW_REACH = 1.5;

export function textParts(layer: TextLayer, ground: Ground): Omit<CostParts, 'layers'> {
  const { placement, edge, shadow, opacity } = layer;
  // As it is set: one small letter can become three capitals.
  const text = setLetters(layer.text, capitalsOf(layer.text, layer.capitals));
  const dense = text.match(DENSE)?.length ?? 0;
  const emoji = text.match(EMOJI) ?? [];
  const light = text.length - dense - emoji.join('').length;
  const em = layer.size * placement.scale;
  const block = (dense * DENSE_AREA + emoji.length * EMOJI_AREA + light * LETTER_AREA) * em ** 2;
  const share = Math.min(1, (DENSITY * ground.area) / Math.max(block, 1e-9));
  const pieces = dense * DENSE_PIECES + emoji.length * EMOJI_PIECES + light * letterWeight(layer.typeface);
  const edges = (dense * DENSE_EDGE + emoji.length * EMOJI_EDGE + light * LETTER_EDGE) * em * share;
  const isApart = opacity < 1 && (edge !== null || shadow !== null || emoji.length > 0);
  const isIsolated = isApart || (edge !== null && shadow !== null);
  const reach = shadow ? shadow.blur * placement.scale * SHADOW_REACH : 0;
  // A bent block lies in a square around its circle.
  const side = Math.sqrt(block) * (layer.arc === 0 ? 1 : Math.SQRT2);
  const box = Math.min(ground.area, (side + 2 * reach) ** 2);
  return {
    ...NO_PARTS,
    letters: pieces * (layer.arc === 0 ? 1 : BENT_PIECES) + (edge ? pieces * EDGE_PIECES * share : 0),
    edges: edges * (edge ? 2 : 1),
    painted: isIsolated ? box * (isApart ? 2 : 1) : 0,
    blurred: shadow ? box : 0,
    bytes: bytesOf(layer),
  };
}

/** Characters outside ASCII take up to three bytes for each UTF-16 unit. */
function bytesOf(layer: TextLayer): number {
  const json = JSON.stringify(layer);
  return json.length + 2 * (json.match(/[^\0-\x7f]/g)?.length ?? 0);
}

/**
 * Typefaces whose letters have many more outline segments than others, as worn and wet ones do, and what a letter of
 * them counts: its segments / 60, rounded up. Lighter ones, with at most 100 segments a letter, count 1. A test in
 * `packages/content` measures the fonts and compares.
 */
const LETTER_WEIGHTS: ReadonlyMap<string, number> = new Map([
  ['homemade-apple', 5],
  ['rubik-wet-paint', 4],
  ['special-elite', 4],
  ['rock-salt', 4],
  ['qwitcher-grypen', 3],
  ['rubik-bubbles', 2],
]);

/** The outline segments of a letter, in units of an ordinary Latin letter. @param typeface key in the catalogue */
const letterWeight = (typeface: string): number => LETTER_WEIGHTS.get(typeface) ?? 1;
