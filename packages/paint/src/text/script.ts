import { keysOf } from '@cpc/domain';

/** ISO 15924 tags of the distinguished scripts; a shaping run has only one script (UAX #24). */
const SCRIPTS = {
  Latn: /\p{Script=Latin}/u,
  Hani: /\p{Script=Han}/u,
  Hira: /\p{Script=Hiragana}/u,
  Kana: /\p{Script=Katakana}/u,
  Bopo: /\p{Script=Bopomofo}/u,
  Hang: /\p{Script=Hangul}/u,
  Arab: /\p{Script=Arabic}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Grek: /\p{Script=Greek}/u,
  Thai: /\p{Script=Thai}/u,
  Beng: /\p{Script=Bengali}/u,
  Deva: /\p{Script=Devanagari}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Laoo: /\p{Script=Lao}/u,
  Khmr: /\p{Script=Khmer}/u,
  Mymr: /\p{Script=Myanmar}/u,
  Taml: /\p{Script=Tamil}/u,
  Telu: /\p{Script=Telugu}/u,
  Knda: /\p{Script=Kannada}/u,
  Mlym: /\p{Script=Malayalam}/u,
  Gujr: /\p{Script=Gujarati}/u,
  Guru: /\p{Script=Gurmukhi}/u,
  Orya: /\p{Script=Oriya}/u,
  Sinh: /\p{Script=Sinhala}/u,
  Armn: /\p{Script=Armenian}/u,
  Geor: /\p{Script=Georgian}/u,
  Ethi: /\p{Script=Ethiopic}/u,
  Tibt: /\p{Script=Tibetan}/u,
} as const;

export type Script = keyof typeof SCRIPTS;

const TAGS = keysOf(SCRIPTS);

/** The script of a grapheme cluster; undefined for common characters: digits, spaces, punctuation, symbols. */
export function scriptOf(cluster: string): Script | undefined {
  return TAGS.find((tag) => SCRIPTS[tag].test(cluster));
}

/**
 * Scripts with connected letters: joined letters, or letters with a common head line. Letter spacing would tear words
 * apart, so they get none (CSS Text 3, 8.2 for the first; typographic practice for the second). Letters of other Indic
 * scripts and Thai are not connected.
 */
const JOINED: ReadonlySet<Script | undefined> = new Set<Script>(['Arab', 'Beng', 'Deva', 'Guru']);

export const isJoined = (script: Script | undefined): boolean => JOINED.has(script);

const UPRIGHT: ReadonlySet<Script | undefined> = new Set<Script>(['Hani', 'Hira', 'Kana', 'Bopo', 'Hang']);
/**
 * CJK punctuation, symbols and full-width forms (UAX #50: U and Tu; Tr, too, because the faces have vertical forms).
 */
const UPRIGHT_COMMON = /^[\u2E80-\u303F\u309B-\u30FC\u3190-\u32FF\uFE30-\uFE4F\uFF01-\uFF60\uFFE0-\uFFE6]/;

/** Whether a grapheme cluster is upright in a vertical line; otherwise it lies on its side. */
export const isUpright = (cluster: string, script: Script | undefined): boolean =>
  UPRIGHT.has(script) || UPRIGHT_COMMON.test(cluster);
