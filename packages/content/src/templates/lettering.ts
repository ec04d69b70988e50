import type { WrittenLocale } from '../types.ts';
import { LINE_HEIGHTS, LINE_WIDTHS } from './line-widths.ts';

/** Styles of lettering, with a typeface for each language. */
const STYLES = {
  script: { 'en-us': 'pacifico', 'zh-cn': 'ma-shan-zheng', 'ar-ar': 'amiri' },
  retro: { 'en-us': 'shrikhand', 'zh-cn': 'zcool-kuaile', 'ar-ar': 'rakkas' },
  comic: { 'en-us': 'bangers', 'zh-cn': 'zcool-kuaile', 'ar-ar': 'lalezar' },
  serif: { 'en-us': 'playfair', 'zh-cn': 'zcool-xiaowei', 'ar-ar': 'amiri' },
  round: { 'en-us': 'nunito', 'zh-cn': 'source-han-sans', 'ar-ar': 'cairo' },
  tall: { 'en-us': 'oswald', 'zh-cn': 'source-han-sans', 'ar-ar': 'cairo' },
  hand: { 'en-us': 'caveat', 'zh-cn': 'long-cang', 'ar-ar': 'rakkas' },
  marker: { 'en-us': 'permanent-marker', 'zh-cn': 'ma-shan-zheng', 'ar-ar': 'lalezar' },
  neon: { 'en-us': 'tilt-neon', 'zh-cn': 'zcool-kuaile', 'ar-ar': 'lalezar' },
  elegant: { 'en-us': 'great-vibes', 'zh-cn': 'long-cang', 'ar-ar': 'amiri' },
  heavy: { 'en-us': 'dela-gothic-one', 'zh-cn': 'zcool-kuaile', 'ar-ar': 'lalezar' },
  slab: { 'en-us': 'roboto-slab', 'zh-cn': 'source-han-sans', 'ar-ar': 'cairo' },
  gothic: { 'en-us': 'grenze-gotisch', 'zh-cn': 'ma-shan-zheng', 'ar-ar': 'rakkas' },
  kid: { 'en-us': 'hachi-maru-pop', 'zh-cn': 'zcool-kuaile', 'ar-ar': 'lalezar' },
  play: { 'en-us': 'playpen-sans', 'zh-cn': 'zcool-kuaile', 'ar-ar': 'lalezar' },
  geo: { 'en-us': 'mitr', 'zh-cn': 'source-han-sans', 'ar-ar': 'cairo' },
  book: { 'en-us': 'alegreya', 'zh-cn': 'zcool-xiaowei', 'ar-ar': 'amiri' },
  pixel: { 'en-us': 'pixelify-sans', 'zh-cn': 'zcool-kuaile', 'ar-ar': 'lalezar' },
} as const satisfies Readonly<Record<string, Readonly<Record<WrittenLocale, string>>>>;
export type Style = keyof typeof STYLES;

/**
 * The typeface of a style for a language. Languages without one of their own take that of their script; a letter that it
 * lacks comes from the typeface that follows it (`fallback`).
 * @param language its code
 */
export function typefaceOf(style: Style, language: string): string {
  const faces: Readonly<Record<string, string>> = STYLES[style];
  return faces[language] ?? OF_SCRIPT[language] ?? STYLES[style]['en-us'];
}

/** Scripts that no Latin typeface has. */
const OF_SCRIPT: Readonly<Record<string, string>> = {
  'zh-tc': 'source-han-sans-tc',
  'ja-ja': 'source-han-sans-jp',
  'ko-ko': 'source-han-sans-kr',
};

/**
 * Faces with fine strokes: the size in mm from which all of them are printed (PF-01), and the face that takes their place
 * below it.
 */
const FINE: Readonly<Record<string, readonly [least: number, sturdy: string]>> = {
  'great-vibes': [12.4, 'pacifico'],
  playfair: [7, 'roboto-slab'],
  alegreya: [4.7, 'roboto-slab'],
  amiri: [7.4, 'cairo'],
  rakkas: [5.5, 'lalezar'],
  'zcool-xiaowei': [6.4, 'source-han-sans'],
  'long-cang': [8, 'zcool-kuaile'],
  'ma-shan-zheng': [5.6, 'zcool-kuaile'],
  'source-han-sans': [4.3, 'zcool-kuaile'],
  caveat: [4.3, 'nunito'],
  nunito: [3.5, 'mitr'],
  'grenze-gotisch': [3.9, 'roboto-slab'],
  'hachi-maru-pop': [3.5, 'nunito'],
  'roboto-slab': [2.9, 'oswald'],
  mitr: [2.5, 'oswald'],
  'zcool-kuaile': [2.7, 'zcool-kuaile'],
  cairo: [2.7, 'lalezar'],
  oswald: [2.6, 'oswald'],
  pacifico: [2.6, 'oswald'],
};
export const leastSize = (typeface: string): number => FINE[typeface]?.[0] ?? 0;
export const sturdy = (typeface: string): string => FINE[typeface]?.[1] ?? typeface;

const MAX_LINE_HEIGHT = 1.9;
/** Short texts have less line spacing than pages, except if a line is hardly higher than its letters. */
export const lineSpacingOf = (typeface: string): number =>
  (LINE_HEIGHTS[typeface] ?? MAX_LINE_HEIGHT) > 1.1 ? 0.84 : 1.06;
/** Factor for letters that extend beyond their advance. */
const SLACK = 1.03;

export interface TextBox {
  /** In em: multiply by the size. */
  readonly width: number;
  readonly height: number;
}

/** Maximum size of lines in em, bent over an arc of this many degrees. */
export function boxInEm(lines: readonly string[], typeface: string, arc = 0, spacing = 0): TextBox {
  const line = LINE_HEIGHTS[typeface] ?? MAX_LINE_HEIGHT;
  const width = Math.max(...lines.map((text) => lineWidth(text, typeface) + text.length * spacing)) * SLACK;
  const height = line * (1 + (lines.length - 1) * lineSpacingOf(typeface));
  if (arc === 0) return { width, height };
  const half = (Math.abs(arc) * Math.PI) / 360;
  const radius = width / (2 * half);
  const outer = radius + line / 2;
  return {
    width: half >= Math.PI / 2 ? 2 * outer : 2 * outer * Math.sin(half),
    height: outer - (radius - line / 2) * Math.cos(half),
  };
}

/** A line that was not measured counts as one of wide letters. */
const lineWidth = (text: string, typeface: string): number => LINE_WIDTHS[typeface]?.[text] ?? Array.from(text).length;
