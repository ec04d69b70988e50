import type { Mm } from '@cpc/domain';
import { type Capitals, CAPITALS_LANGUAGES } from '../../capitals.ts';
import { baseFields, type LayerBase } from './base.ts';
import { effectFields, type LayerEffects, NO_EFFECTS } from './effects.ts';
import type { Fields } from '../fields/fields.ts';
import { type Ink, inkSchema } from './ink.ts';

export const TEXT_ALIGNMENTS = ['start', 'centre', 'end'] as const;
export type TextAlignment = (typeof TEXT_ALIGNMENTS)[number];

export const TEXT_DIRECTIONS = ['horizontal', 'vertical'] as const;
export type TextDirection = (typeof TEXT_DIRECTIONS)[number];

export const TEXT_WEIGHTS = ['regular', 'bold'] as const;
export type TextWeight = (typeof TEXT_WEIGHTS)[number];

export const TEXT_SLANTS = ['upright', 'italic'] as const;
export type TextSlant = (typeof TEXT_SLANTS)[number];

/** Text as typed, with line feeds. Its box is computed by shaping and never stored. */
export interface TextLayer extends LayerBase, LayerEffects {
  readonly type: 'text';
  readonly text: string;
  /** Key of a typeface in the catalogue. */
  readonly typeface: string;
  /** A family without such a style is set in its nearest one; nothing is thickened or slanted by computing. */
  readonly weight: TextWeight;
  readonly slant: TextSlant;
  /**
   * Small letters are set as capitals; the text itself stays as typed. Stored with the language if that has capitals of
   * its own: a print must have the letters of the screen.
   */
  readonly capitals: Capitals;
  /** Em size at scale 1. */
  readonly size: Mm;
  readonly ink: Ink;
  readonly align: TextAlignment;
  /** Space added between clusters, in em. Scripts with joined letters ignore it. */
  readonly letterSpacing: number;
  /** Line distance as a multiple of the typeface's own. */
  readonly lineSpacing: number;
  /** Degrees of a circle that the text spans, bent upwards; negative bends it downwards, 0 is straight. */
  readonly arc: number;
  /** Vertical: from top to bottom, columns from right to left. */
  readonly direction: TextDirection;
  /** Maximum line width, in mm at scale 1; null breaks lines only at typed line feeds. */
  readonly measure: Mm | null;
  /**
   * Line breaks that fit the text to the measure: ascending UTF-16 offsets into `text`. Stored, because the word lists
   * for breaking Thai or Chinese differ between machines, and a print must break like the screen.
   */
  readonly breaks: readonly number[];
  /** What the text is for, as `name` or `date`; texts of one field change together (ED-13). Null: a text of its own. */
  readonly field: string | null;
}

/** The fields of a text without any styling. */
export const PLAIN_TEXT = {
  ...NO_EFFECTS,
  weight: 'regular',
  slant: 'upright',
  capitals: false,
  letterSpacing: 0,
  lineSpacing: 1,
  arc: 0,
  direction: 'horizontal',
  measure: null,
  breaks: [],
  field: null,
} as const satisfies Partial<TextLayer>;

export const TEXT_LIMITS = {
  textLength: 1_000,
  /** em */
  letterSpacing: { least: -0.2, most: 3 },
  lineSpacing: { least: 0.5, most: 4 },
  /** degrees either way */
  arc: 340,
} as const;

export const textSchema = (f: Fields) =>
  f.record({
    ...baseFields(f),
    type: f.literal('text'),
    text: f.where(f.text(TEXT_LIMITS.textLength), (text) => text.trim() !== ''),
    typeface: f.key,
    weight: f.oneOf(TEXT_WEIGHTS),
    slant: f.oneOf(TEXT_SLANTS),
    capitals: f.either(f.flag, f.oneOf(CAPITALS_LANGUAGES)),
    size: f.length,
    ink: inkSchema(f),
    align: f.oneOf(TEXT_ALIGNMENTS),
    ...effectFields(f),
    letterSpacing: f.within(TEXT_LIMITS.letterSpacing),
    lineSpacing: f.within(TEXT_LIMITS.lineSpacing),
    arc: f.within({ least: -TEXT_LIMITS.arc, most: TEXT_LIMITS.arc }),
    direction: f.oneOf(TEXT_DIRECTIONS),
    measure: f.nullable(f.length),
    breaks: f.where(f.anyList(f.whole({ least: 1, most: TEXT_LIMITS.textLength })), isAscending),
    field: f.nullable(f.key),
  });

const isAscending = (offsets: readonly number[]): boolean =>
  offsets.every((offset, i) => i === 0 || offset > (offsets[i - 1] ?? 0));
