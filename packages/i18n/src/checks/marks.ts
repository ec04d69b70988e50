import { compileText } from '../compile.ts';
import { type Entry, literals } from './entry.ts';

/** A rule of spelling: what must not be in a text, in which languages. */
interface Rule {
  readonly says: string;
  readonly found: RegExp;
  readonly only?: readonly string[];
  readonly except?: readonly string[];
  /** True if English texts may have it and hand it on. */
  readonly unlessInEnglish?: boolean;
}

const CHINESE = ['zh-Hans', 'zh-Hant'];
const EAST = [...CHINESE, 'ja'];
const HAN = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]`;

const RULES: readonly Rule[] = [
  {
    says: 'has a character that nobody sees (zero width, soft hyphen, replacement, control)',
    // Line breaks are allowed.
    found: /[\u200b\u2060\ufeff\u00ad\ufffd]|(?!\n)\p{Cc}/u,
  },
  // Bengali and Arabic shape letters with them.
  { says: 'has an invisible joiner', found: /[\u200c\u200d]/u, except: ['bn', 'ar'] },
  { says: 'has a mark of direction', found: /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u, except: ['ar'] },
  // Two English texts are given by the specification.
  { says: 'has a straight quotation mark or apostrophe', found: /["']/u, except: ['en-US'] },
  { says: 'has three dots instead of an ellipsis', found: /\.{3}/u },
  { says: 'has two spaces together', found: / {2}/u, unlessInEnglish: true },
  {
    says: 'has no narrow no-break space before ; ! ? or »',
    found: /[^\u202f\u00a0!?…][;!?»]/u,
    only: ['fr'],
  },
  { says: 'has no no-break space after «', found: /«[^\u202f\u00a0]/u, only: ['fr'] },
  { says: 'has no no-break space before :', found: /[^\u202f\u00a0\d](?<!https?):(?=\s|$)/u, only: ['fr'] },
  {
    says: 'has a narrow punctuation mark beside a wide letter',
    found: new RegExp(`${HAN}[,;:!?]|[,;:!?]${HAN}`, 'u'),
    only: EAST,
  },
  { says: 'has narrow brackets around wide letters', found: new RegExp(String.raw`\([^)]*${HAN}`, 'u'), only: EAST },
  {
    says: 'has a narrow full stop after a wide letter',
    found: new RegExp(String.raw`${HAN}\.(?!\w)`, 'u'),
    only: EAST,
  },
  { says: 'has a Latin question mark or comma', found: /[?;]|,(?!\s?\d)/u, only: ['ar'] },
];

/** Marks, spaces and invisible characters that the language does not write. @returns each in words */
export function markProblems({ locale, text, english }: Entry): string[] {
  const seen = literals(compileText(text));
  const whole = literals(compileText(english));
  return RULES.filter(({ found, only, except, unlessInEnglish }) => {
    if (only?.includes(locale) === false || except?.includes(locale) === true) return false;
    if (unlessInEnglish === true && whole.some((part) => found.test(part))) return false;
    return seen.some((part) => found.test(part));
  }).map(({ says }) => says);
}
