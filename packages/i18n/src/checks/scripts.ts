import { compileText } from '../compile.ts';
import { type Entry, literals } from './entry.ts';

/** Scripts by their names in Unicode. Texts of every language may have Latin words: names of products. */
const LATIN = 'Latin';
const ALPHABETS = [LATIN, 'Cyrillic', 'Greek'] as const;
const OTHERS = ['Arabic', 'Bengali', 'Thai', 'Han', 'Hiragana', 'Katakana', 'Hangul'] as const;
const SCRIPTS = [...ALPHABETS, ...OTHERS] as const;
type Script = (typeof SCRIPTS)[number];

/** The scripts of a language besides Latin. */
const OWN: Readonly<Record<string, readonly Script[]>> = {
  ar: ['Arabic'],
  bn: ['Bengali'],
  el: ['Greek'],
  ja: ['Han', 'Hiragana', 'Katakana'],
  ko: ['Hangul'],
  ru: ['Cyrillic'],
  th: ['Thai'],
  uk: ['Cyrillic'],
  'zh-Hans': ['Han'],
  'zh-Hant': ['Han'],
};

/** Letters of a neighbour: languages that share a script are told apart by them. */
const NEIGHBOURS: Readonly<Record<string, RegExp>> = {
  ru: /[іїєґ]/iu,
  uk: /[ыэъё]/iu,
  // Frequent letters that only simplified Chinese has, and some that only traditional Chinese has.
  'zh-Hant':
    /[个们这时对会说还过进远连边样应该单张选择设计图购买请输种书车东两为乐习发号长门问间关开订页码账银钱错误]/u,
  'zh-Hans':
    /[個們這時對會說還過進遠連邊樣應該單張選擇設計圖購買請輸種書車東兩為樂習後發號長門問間關開訂頁碼賬銀錢錯誤]/u,
  ja: /[们这对说还过进边样该单张选择设计购买请输为习发长门问间关开订页码账银钱错误]/u,
};
const TESTS: ReadonlyMap<Script, RegExp> = new Map(
  SCRIPTS.map((script) => [script, new RegExp(String.raw`\p{Script=${script}}`, 'u')] as const),
);
const has = (script: Script, text: string): boolean => TESTS.get(script)?.test(text) === true;

/** Letters that do not belong into a text of its language: of another script, or of two alphabets in one word. */
export function scriptProblems({ locale, text }: Pick<Entry, 'locale' | 'text'>): string[] {
  const whole = literals(compileText(text)).join(' ');
  const own = OWN[locale] ?? [];
  const foreign = SCRIPTS.filter((script) => script !== LATIN && !own.includes(script) && has(script, whole));
  const words = whole.match(/[\p{L}\p{M}]+/gu) ?? [];
  const mixed = words.filter((word) => ALPHABETS.filter((script) => has(script, word)).length > 1);
  const neighbour = NEIGHBOURS[locale]?.exec(whole)?.[0];
  return [
    ...foreign.map((script) => `has ${script} letters`),
    ...mixed.map((word) => `has two alphabets in ${JSON.stringify(word)}`),
    ...(neighbour === undefined ? [] : [`has "${neighbour}", which the language does not write`]),
  ];
}
