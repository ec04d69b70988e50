import { fold } from '../fold.ts';
import { inOneScript } from '../look-alikes.ts';

/** Samsung's model numbers are written with or without these letters. */
const SAMSUNG = /^sm(?=[a-z]\d)/;
/** Fewer characters match too many model numbers. */
const MIN_BEGINNING = 4;
/** A digit after the beginning means another model; Samsung's numbers in China have a zero there. */
const OTHER_NUMBER = { samsung: /^[1-9]/, any: /^\d/ } as const;
/** Their numbers are whole: Nothing's A142P, and vivo's V2309A, are other phones than A142 and V2309. */
const WHOLE = /^(?:Apple|Nothing|OnePlus|OPPO|realme|vivo)\b/;

type Codes = ReadonlyMap<string, string>;

/** The phone whose model number is in a query: `SM-S928B/DS`, `sm s928`, `A3106`. */
export function nameByCode(query: string, codes: Codes): string | undefined {
  for (const word of numbersIn(query)) {
    const code = word.replace(SAMSUNG, '');
    const samsung = code !== word;
    const other = samsung ? OTHER_NUMBER.samsung : OTHER_NUMBER.any;
    for (const [beginning, name] of codes) {
      if (!code.startsWith(beginning) || (samsung && !name.startsWith('Samsung'))) continue;
      if (WHOLE.test(name) && code !== beginning) continue;
      if (!/\d$/.test(beginning) || !other.test(code.slice(beginning.length))) return name;
    }
  }
  return undefined;
}

/** The phones whose model numbers begin with the end of the query. */
export function namesByBeginning(query: string, codes: Codes): ReadonlySet<string> {
  const word = numbersIn(query).at(-1) ?? '';
  const code = word.replace(SAMSUNG, '');
  if (word.length < MIN_BEGINNING || !/\d/.test(code)) return new Set();
  return new Set([...codes].flatMap(([beginning, name]) => (beginning.startsWith(code) ? [name] : [])));
}

/** Words without signs, whole and up to their last sign; `sm` is joined with the next word. */
const numbersIn = (query: string): string[] =>
  fold(query)
    .replace(/\bsm\s+/g, 'sm')
    .split(/\s+/)
    .flatMap((word) => [word.replace(/[-/][^-/]*$/, ''), word])
    .map((word) => inOneScript(word).replace(/[^a-z0-9]/g, ''));
