/** ISO 15924 tags of the scripts told apart; two scripts never share a shaping run (UAX #24). */
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

const TAGS = Object.keys(SCRIPTS) as Script[];

/** The script of a grapheme cluster; undefined for what all scripts share: digits, spaces, punctuation, symbols. */
export function scriptOf(cluster: string): Script | undefined {
  return TAGS.find((tag) => SCRIPTS[tag].test(cluster));
}
