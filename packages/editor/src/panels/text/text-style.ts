import type { TextLayer, TextShadow } from '@cpc/design';
import { degrees, type Degrees, mm } from '@cpc/domain';

/** All of a text that can be changed without writing. */
export type TextStyle = Pick<
  TextLayer,
  | 'typeface'
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

/** What every tab of the text's options works on. */
export interface Styling {
  readonly style: TextStyle;
  /** A change on the way, as a slider makes many. Without words there is nothing to style, and that is said. */
  readonly change: (fields: Partial<TextStyle>) => void;
  /** The hand rests: what was changed is one step. */
  readonly rest: () => void;
  /** A change and its rest in one. */
  readonly choose: (fields: Partial<TextStyle>) => void;
}

/** A shadow as people think of it: how far, and in which direction it falls (0 to the right, 90 down). */
export interface Throw {
  readonly distance: number;
  readonly angle: Degrees;
}

export function throwOf({ dx, dy }: Pick<TextShadow, 'dx' | 'dy'>): Throw {
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return { distance: Math.hypot(dx, dy), angle: degrees(Math.round((angle + 360) % 360)) };
}

export function thrown({ distance, angle }: Throw): Pick<TextShadow, 'dx' | 'dy'> {
  const turn = (angle * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 1e3) / 1e3;
  return { dx: mm(round(distance * Math.cos(turn))), dy: mm(round(distance * Math.sin(turn))) };
}

const CJK = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Bopomofo}/u;
const JOINED = /\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Mongolian}|\p{Script=Devanagari}|\p{Script=Bengali}/u;

/** Only scripts that are written from top to bottom are offered that way. */
export const mayStand = (words: string): boolean => CJK.test(words);

/** Letters that join have no room between them to give. */
export const joins = (words: string): boolean => JOINED.test(words);
