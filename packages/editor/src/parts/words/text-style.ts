import type { TextLayer } from '@cpc/design';

/** The fields of a text that can be changed without typing. */
export type TextStyle = Pick<
  TextLayer,
  | 'typeface'
  | 'weight'
  | 'slant'
  | 'capitals'
  | 'size'
  | 'ink'
  | 'align'
  | 'edge'
  | 'shadow'
  | 'letterSpacing'
  | 'lineSpacing'
  | 'arc'
  | 'direction'
  | 'measure'
>;

/** What every tab of the text panel receives. */
export interface Styling {
  readonly style: TextStyle;
  /** An intermediate change, as a slider makes. Without words there is nothing to style, and a message says so. */
  readonly change: (fields: Partial<TextStyle>) => void;
  /** Ends the intermediate changes: together they are one step. */
  readonly rest: () => void;
  /** A change and its end in one call. */
  readonly choose: (fields: Partial<TextStyle>) => void;
  /** A change of the look in one step: the text keeps the room that it takes. */
  readonly dress: (fields: Partial<TextStyle>) => void;
}

const CJK = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Bopomofo}/u;
const JOINED = /\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Mongolian}|\p{Script=Devanagari}|\p{Script=Bengali}/u;

/** Vertical text is offered only for scripts that are written from top to bottom. */
export const canBeVertical = (words: string): boolean => CJK.test(words);

/** Letters that join allow no letter spacing. */
export const joins = (words: string): boolean => JOINED.test(words);
