import type { CapitalsLanguage } from '@cpc/design';
import { type FaceChoice, faceFor, type Mood } from '../../parts/words/moods.ts';

interface Line {
  readonly mood: Mood;
  readonly face: FaceChoice;
  /** em */
  readonly letterSpacing?: number;
}

/** Two faces that go together: a headline and a quieter line. */
export interface Duo {
  /** Its name is `studio.duo.<key>`. */
  readonly key: DuoKey;
  readonly headline: Line;
  readonly second: Line;
  /** Width of the second line as a share of the headline's. */
  readonly width: number;
  /** Size of its letters, at most, as a share of the headline's. */
  readonly most: number;
}

export type DuoKey =
  | 'invitation'
  | 'poster'
  | 'journal'
  | 'market'
  | 'studio'
  | 'novel'
  | 'surf'
  | 'demo'
  | 'team'
  | 'sweet'
  | 'hotel'
  | 'film';

export const DUOS: readonly Duo[] = [
  {
    key: 'invitation',
    headline: { mood: 'script', face: { typeface: 'great-vibes' } },
    second: { mood: 'clean', face: { typeface: 'montserrat', capitals: true }, letterSpacing: 0.3 },
    width: 0.8,
    most: 0.26,
  },
  {
    key: 'poster',
    headline: { mood: 'loud', face: { typeface: 'anton', capitals: true } },
    second: { mood: 'hand', face: { typeface: 'caveat', weight: 'bold' } },
    width: 0.9,
    most: 0.6,
  },
  {
    key: 'journal',
    headline: { mood: 'elegant', face: { typeface: 'gloock' } },
    second: { mood: 'clean', face: { typeface: 'courier-prime' } },
    width: 1,
    most: 0.34,
  },
  {
    key: 'surf',
    headline: { mood: 'loud', face: { typeface: 'shrikhand' } },
    second: { mood: 'loud', face: { typeface: 'bebas-neue' }, letterSpacing: 0.22 },
    width: 0.86,
    most: 0.4,
  },
  {
    key: 'studio',
    headline: { mood: 'loud', face: { typeface: 'unbounded', weight: 'bold' } },
    second: { mood: 'clean', face: { typeface: 'poppins' } },
    width: 1,
    most: 0.36,
  },
  {
    key: 'novel',
    headline: { mood: 'elegant', face: { typeface: 'playfair', weight: 'bold', slant: 'italic' } },
    second: { mood: 'elegant', face: { typeface: 'cormorant-garamond', capitals: true }, letterSpacing: 0.2 },
    width: 0.9,
    most: 0.34,
  },
  {
    key: 'sweet',
    headline: { mood: 'round', face: { typeface: 'fredoka', weight: 'bold' } },
    second: { mood: 'hand', face: { typeface: 'indie-flower' } },
    width: 0.9,
    most: 0.5,
  },
  {
    key: 'market',
    headline: { mood: 'elegant', face: { typeface: 'ultra' } },
    second: { mood: 'hand', face: { typeface: 'amatic-sc', weight: 'bold' }, letterSpacing: 0.08 },
    width: 0.9,
    most: 0.7,
  },
  {
    key: 'team',
    headline: { mood: 'loud', face: { typeface: 'alumni-sans-collegiate-one', capitals: true } },
    second: { mood: 'loud', face: { typeface: 'league-gothic', capitals: true }, letterSpacing: 0.26 },
    width: 0.98,
    most: 0.4,
  },
  {
    key: 'hotel',
    headline: { mood: 'elegant', face: { typeface: 'poiret-one', capitals: true }, letterSpacing: 0.06 },
    second: { mood: 'script', face: { typeface: 'allura' } },
    width: 0.8,
    most: 0.62,
  },
  {
    key: 'demo',
    headline: { mood: 'hand', face: { typeface: 'rock-salt' } },
    second: { mood: 'clean', face: { typeface: 'special-elite' } },
    width: 0.9,
    most: 0.4,
  },
  {
    key: 'film',
    headline: { mood: 'elegant', face: { typeface: 'cinzel', weight: 'bold', capitals: true }, letterSpacing: 0.06 },
    second: { mood: 'elegant', face: { typeface: 'instrument-serif', slant: 'italic' } },
    width: 0.8,
    most: 0.5,
  },
];

/** What a line of a duo sets besides its size. @param language of capitals */
export const lineStyle = (
  words: string,
  { mood, face, letterSpacing = 0 }: Line,
  language: CapitalsLanguage | undefined,
) => ({
  ...faceFor(words, mood, face, language),
  letterSpacing,
});
