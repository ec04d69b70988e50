import type { CapitalsLanguage } from '@cpc/design';
import type { TextStyle } from './text-style.ts';
import { scriptBesideLatin } from './coverage.ts';

/** A typeface in one of its styles. */
export type FaceChoice = Pick<TextStyle, 'typeface'> & Partial<Pick<TextStyle, 'weight' | 'slant' | 'capitals'>>;

/** What a Latin face feels like. */
export type Mood = 'clean' | 'loud' | 'elegant' | 'script' | 'hand' | 'round';

const bold = (typeface: string): FaceChoice => ({ typeface, weight: 'bold' });
const plain = (typeface: string): FaceChoice => ({ typeface });

/** Faces of the same mood in other scripts, by ISO 15924. */
const BY_SCRIPT: Readonly<Record<Mood, Readonly<Record<string, FaceChoice>>>> = {
  clean: {
    Cyrl: plain('montserrat'),
    Grek: plain('noto-sans'),
    Arab: plain('cairo'),
    Thai: plain('kanit'),
    Beng: plain('hind-siliguri'),
    Deva: plain('poppins'),
    Kore: plain('source-han-sans-kr'),
    Jpan: plain('source-han-sans-jp'),
    Hans: plain('source-han-sans'),
  },
  loud: {
    Cyrl: bold('unbounded'),
    Grek: plain('dela-gothic-one'),
    Arab: plain('lalezar'),
    Thai: bold('kanit'),
    Beng: bold('atma'),
    Deva: bold('poppins'),
    Kore: plain('black-han-sans'),
    Jpan: plain('dela-gothic-one'),
    Hans: bold('source-han-sans'),
  },
  elegant: {
    Cyrl: plain('playfair'),
    Grek: plain('alegreya'),
    Arab: bold('amiri'),
    Thai: plain('chonburi'),
    Beng: plain('tiro-bangla'),
    Deva: plain('poppins'),
    Kore: plain('source-han-sans-kr'),
    Jpan: plain('source-han-sans-jp'),
    Hans: plain('zcool-xiaowei'),
  },
  script: {
    Cyrl: plain('great-vibes'),
    Grek: plain('playpen-sans'),
    Arab: plain('amiri'),
    Thai: bold('charm'),
    Beng: plain('galada'),
    Deva: bold('kalam'),
    Kore: plain('nanum-pen-script'),
    Jpan: plain('yusei-magic'),
    Hans: plain('ma-shan-zheng'),
  },
  hand: {
    Cyrl: bold('caveat'),
    Grek: plain('playpen-sans'),
    Arab: plain('rakkas'),
    Thai: plain('sriracha'),
    Beng: plain('galada'),
    Deva: plain('kalam'),
    Kore: bold('gaegu'),
    Jpan: plain('hachi-maru-pop'),
    Hans: plain('zhi-mang-xing'),
  },
  round: {
    Cyrl: bold('nunito'),
    Grek: bold('playpen-sans'),
    Arab: bold('lemonada'),
    Thai: bold('mitr'),
    Beng: bold('baloo-da-2'),
    Deva: bold('kalam'),
    Kore: plain('jua'),
    Jpan: plain('mochiy-pop-one'),
    Hans: plain('zcool-kuaile'),
  },
};

const REGULAR = { weight: 'regular', slant: 'upright', capitals: false } as const;

/**
 * The face for words: the given one for Latin letters, else the one of the same mood in their script.
 * @param language of its capitals, if it has any
 */
export function faceFor(
  words: string,
  mood: Mood,
  latin: FaceChoice,
  language: CapitalsLanguage | undefined,
): Required<FaceChoice> {
  const script = scriptBesideLatin(words);
  const other = script === undefined ? undefined : BY_SCRIPT[mood][script];
  return { ...REGULAR, ...(other ?? latin), capitals: latin.capitals ? (language ?? true) : false };
}
