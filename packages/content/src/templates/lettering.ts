import { readFileSync } from 'node:fs';
import { letteringFile } from '../directory.ts';

/** A typeface, as HarfBuzz shapes the words of the templates in it. */
export interface MeasuredFace {
  /** Height of a line in em. */
  readonly height: number;
  /** The size in mm from which all of its strokes are thick enough for print (PF-01). */
  readonly least: number;
  /** Width of each line of words in em. */
  readonly lines: Readonly<Record<string, number>>;
}

const MEASURED: Readonly<Record<string, MeasuredFace>> = JSON.parse(readFileSync(letteringFile(), 'utf8'));

/** The face with thicker strokes that takes the place of one, below the size from which that is printed. */
const STURDIER: Readonly<Record<string, string>> = {
  'great-vibes': 'pacifico',
  playfair: 'roboto-slab',
  alegreya: 'roboto-slab',
  amiri: 'cairo',
  rakkas: 'lalezar',
  'zcool-xiaowei': 'source-han-sans',
  'long-cang': 'zcool-kuaile',
  'ma-shan-zheng': 'zcool-kuaile',
  'source-han-sans': 'zcool-kuaile',
  caveat: 'nunito',
  nunito: 'oswald',
  'grenze-gotisch': 'roboto-slab',
  'hachi-maru-pop': 'mochiy-pop-one',
  montserrat: 'oswald',
  cairo: 'lalezar',
  pacifico: 'oswald',
  'noto-sans': 'playpen-sans',
  charm: 'mitr',
  chonburi: 'mitr',
  itim: 'mitr',
  kanit: 'mitr',
  'tiro-bangla': 'hind-siliguri',
  galada: 'baloo-da-2',
  atma: 'baloo-da-2',
  'hind-siliguri': 'baloo-da-2',
  'cactus-classical-serif': 'iansui',
  'yusei-magic': 'mochiy-pop-one',
  'source-han-sans-jp': 'mochiy-pop-one',
  'nanum-pen-script': 'jua',
  gaegu: 'jua',
  'source-han-sans-kr': 'jua',
  'do-hyeon': 'jua',
};
export const leastSize = (typeface: string): number => MEASURED[typeface]?.least ?? 0;
export const sturdier = (typeface: string): string | undefined => STURDIER[typeface];

/** A typeface and all that may take its place. */
export function sturdierFrom(typeface: string): readonly string[] {
  const next = sturdier(typeface);
  return next === undefined ? [typeface] : [typeface, ...sturdierFrom(next)];
}

const MAX_LINE_HEIGHT = 1.9;
/** Short texts have less line spacing than pages, except if a line is hardly higher than its letters. */
export const lineSpacingOf = (typeface: string): number =>
  (MEASURED[typeface]?.height ?? MAX_LINE_HEIGHT) > 1.1 ? 0.84 : 1.06;
/** Factor for letters that extend beyond their advance. */
const SLACK = 1.03;

export interface TextBox {
  /** In em: multiply by the size. */
  readonly width: number;
  readonly height: number;
}

/** Maximum size of lines in em, bent over an arc of this many degrees. */
export function boxInEm(lines: readonly string[], typeface: string, arc = 0, spacing = 0): TextBox {
  const line = MEASURED[typeface]?.height ?? MAX_LINE_HEIGHT;
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
const lineWidth = (text: string, typeface: string): number =>
  MEASURED[typeface]?.lines[text] ?? Array.from(text).length;
