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
const UPRIGHT_CJK =
  /^[\u2E80-\u303F\u309B-\u30FC\u3190-\u33FF\u4DC0-\u4DFF\uFE10-\uFE1F\uFE30-\uFE57\uFE59-\uFE62\uFE68-\uFE6B\uFF01-\uFF60\uFFE0-\uFFE6]/;

/** Other symbols with Vertical_Orientation U: `★`, `①`, `♥`, `℃`, `½` (UAX #50, Unicode 15). Letters are not among them. */
const UPRIGHT_SYMBOL =
  /^[\u00A7\u00A9\u00AE\u00B1\u00BC-\u00BE\u00D7\u00F7\u2016\u2020\u2021\u2030\u2031\u203B\u203C\u2042\u2047-\u2049\u2051\u2100\u2101\u2103-\u2109\u210F\u2113\u2114\u2116\u2117\u211E-\u2123\u2125\u2127\u2129\u212E\u2135-\u213F\u2145-\u214A\u214C\u214D\u214F-\u2189\u218C-\u218F\u221E\u2234\u2235\u2300-\u2307\u230C-\u231F\u2324-\u2328\u232B\u237D-\u239A\u23BE-\u23CD\u23CF\u23D1-\u23DB\u23E2-\u2422\u2424-\u24FF\u25A0-\u2619\u2620-\u2767\u2776-\u2793\u2B12-\u2B2F\u2B50-\u2B59\u2B97\u2BB8-\u2BD1\u2BD3-\u2BEB\u2BF0-\u2BFF\u{1D300}-\u{1D37F}\u{1F000}-\u{1FAFF}]/u;

/** Whether a grapheme cluster is upright in a vertical line; otherwise it lies on its side. */
export const isUpright = (cluster: string, script: Script | undefined): boolean =>
  UPRIGHT.has(script) || UPRIGHT_CJK.test(cluster) || UPRIGHT_SYMBOL.test(cluster);
