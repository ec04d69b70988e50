import type { Locale } from '@cpc/i18n';
import type { Colour, DayTime, Mood, Ornament, Place, Season, Weather } from '../words/types.ts';
import type { Instead, Near } from './near.ts';

/** One thing to draw. */
export interface Subject {
  /** The key of the drawing. */
  readonly art: string;
  /** The words of the prompt that named it. */
  readonly word: string;
  /** Its name in the language of the prompt. */
  readonly name: string;
  /** How many of them, 1 to 12. */
  readonly number: number;
  readonly colour: Colour | null;
}

/** What the illustrator has understood of a prompt. */
export interface Understanding {
  /** The language whose words explain most of the prompt. */
  readonly language: Locale;
  /** In the order of the prompt, each drawing once. */
  readonly subjects: readonly Subject[];
  /** Colours of the whole picture. */
  readonly colours: readonly Colour[];
  readonly places: readonly Place[];
  readonly season: Season | null;
  readonly time: DayTime | null;
  readonly weather: readonly Weather[];
  readonly moods: readonly Mood[];
  readonly ornament: Ornament | null;
  /** What is drawn for words that mean something near it. */
  readonly instead: readonly Instead[];
  /** Words that are not drawn: no list knows them, or the picture is full. As they were written, after normalisation. */
  readonly unknown: readonly string[];
  /** Subjects to offer for the unknown words. */
  readonly near: readonly Near[];
}
