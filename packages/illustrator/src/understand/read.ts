import { artTable, drawnAs, keyOfPicture } from '../words/art-table.ts';
import { baseForms, impliedNumber } from '../words/inflect.ts';
import { keyOf, type Lexicon } from '../words/lexicon.ts';
import { SCENERY } from '../words/scenery.ts';
import { withoutAccents, wordsIn } from '../words/text.ts';
import { MANY, type Meaning } from '../words/types.ts';

/** A word or phrase of the prompt with its meaning; `null` is a word that no list knows. */
export interface Read {
  readonly text: string;
  readonly meaning: Meaning | null;
  /** The number that the form of the word tells: a plural, an Arabic dual. */
  readonly implied: number;
}

const MAX_PHRASE_WORDS = 4;
const MAX_WORDS = 120;
const PICTURE = /\p{Extended_Pictographic}(?:[\p{Emoji_Modifier}\ufe0f]|\u200d\p{Extended_Pictographic})*/gu;
/** No phrase goes over it: “chó, biển” is a dog and the sea, “chó biển” a seal. */
const PAUSE = /[,;:،、，\n]/u;
const DENSE_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|[\p{Script=Thai}]+/gu;

/** Reads a normalised prompt word by word with the lists of one language; emoji are read as what they show. */
export function readPrompt(prompt: string, lexicon: Lexicon, fallback: Lexicon): Read[] {
  const reads: Read[] = [];
  let last = 0;
  for (const match of prompt.matchAll(PICTURE)) {
    reads.push(...readText(prompt.slice(last, match.index), lexicon, fallback), readPicture(match[0]));
    last = match.index + match[0].length;
    if (reads.length > MAX_WORDS) break;
  }
  return [...reads, ...readText(prompt.slice(last), lexicon, fallback)].slice(0, MAX_WORDS);
}

function readPicture(sign: string): Read {
  const art = drawnAs(keyOfPicture(sign));
  const first = art.split('-')[0] ?? '';
  const known = [art, first].find((key) => artTable().has(key));
  const meaning =
    SCENERY[first] ?? (known === undefined ? null : ({ kind: 'subject', art: known, score: 20 } as const));
  return { text: sign, meaning, implied: 1 };
}

function readText(text: string, lexicon: Lexicon, fallback: Lexicon): Read[] {
  if (!lexicon.traits.dense) return text.split(PAUSE).flatMap((part) => readWords(wordsIn(part), lexicon, fallback));
  const reads: Read[] = [];
  let last = 0;
  for (const match of text.matchAll(DENSE_RUN)) {
    reads.push(
      ...readWords(wordsIn(text.slice(last, match.index)), lexicon, fallback),
      ...readDense(match[0], lexicon),
    );
    last = match.index + match[0].length;
  }
  return [...reads, ...readWords(wordsIn(text.slice(last)), lexicon, fallback)];
}

/** The longest phrase from each word on. */
function readWords(words: readonly string[], lexicon: Lexicon, fallback: Lexicon): Read[] {
  const reads: Read[] = [];
  for (let at = 0; at < words.length && reads.length < MAX_WORDS; ) {
    const [read, taken] = readPhrase(words.slice(at, at + MAX_PHRASE_WORDS), lexicon, fallback);
    reads.push(...read);
    at += taken;
  }
  return reads;
}

function readPhrase(words: readonly string[], lexicon: Lexicon, fallback: Lexicon): readonly [Read[], number] {
  for (let count = words.length; count > 0; count--) {
    const phrase = words.slice(0, count);
    const found = findPhrase(phrase, lexicon) ?? findPhrase(phrase, fallback);
    if (found !== undefined) return [[found], count];
  }
  const word = words[0] ?? '';
  return [compound(word, lexicon) ?? [{ text: word, meaning: digits(word), implied: 1 }], 1];
}

function findPhrase(words: readonly string[], lexicon: Lexicon): Read | undefined {
  const { locale } = lexicon.traits;
  const text = words.join(' ');
  const head = words.slice(0, -1);
  const last = words.at(-1) ?? '';
  let best: Read | undefined;
  let most = 0;
  baseForms(last, locale).forEach((form, at) => {
    const meaning = meaningOf([...head, form], lexicon) ?? loosened(head, form, lexicon);
    // The word as it stands comes before a form that it may come from, unless that names the thing much better.
    const weight =
      meaning === undefined
        ? 0
        : at === 0
          ? weightOf(meaning)
          : weightOf(meaning) - (meaning.kind === 'stop' ? 25 : 2 + at / 10);
    if (meaning === undefined || weight <= most) return;
    most = weight;
    best = { text, meaning, implied: impliedNumber(last, form, locale) };
  });
  return best;
}

const weightOf = (meaning: Meaning): number =>
  meaning.kind === 'subject' ? meaning.score : meaning.kind === 'broad' ? 5 : meaning.kind === 'stop' ? 30 : 15;

/** A word in front of the last one loses its ending too: Эйфелевой башни. */
function loosened([first = '', ...more]: readonly string[], form: string, lexicon: Lexicon): Meaning | undefined {
  if (first === '' || more.length > 0) return undefined;
  for (const head of baseForms(first, lexicon.traits.locale)) {
    const meaning = meaningOf([head, form], lexicon);
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

function meaningOf(words: readonly string[], lexicon: Lexicon): Meaning | undefined {
  if (words.length === 0) return undefined;
  const key = keyOf(words, lexicon.traits.dense);
  const { locale, script } = lexicon.traits;
  const bare = (script === 'latin' && locale !== 'vi') || script === 'greek' ? withoutAccents(key) : key;
  return lexicon.meanings.get(key) ?? lexicon.meanings.get(bare);
}

/** Digits of any script. */
function digits(word: string): Meaning | null {
  if (!/^\p{Nd}{1,6}$/u.test(word)) return null;
  const value = Number(Array.from(word, (sign) => (sign.codePointAt(0) ?? 0) - zeroOf(sign)).join(''));
  return { kind: 'number', value: Math.max(1, Math.min(value, MANY + 4)) };
}

/** The zero of the row of ten in which a digit stands (Unicode keeps each script's digits together, from 0 on). */
function zeroOf(sign: string): number {
  let zero = sign.codePointAt(0) ?? 0;
  for (let step = 0; step < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1)); step++) zero -= 1;
  return zero;
}

const LINKS = ['', 's', 'n', 'en', 'es', 'e'];

/** Blumenwiese = Blume(n) + Wiese: the last part is the thing, the first part says more of it. */
function compound(word: string, lexicon: Lexicon): Read[] | undefined {
  if (!lexicon.traits.compounds || word.length < 6 || word.length > 40) return undefined;
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const last = findPhrase([word.slice(cut)], lexicon);
    if (last?.meaning == null || isNoThing(last.meaning)) continue;
    const first = word.slice(0, cut);
    for (const link of LINKS) {
      if (!first.endsWith(link)) continue;
      const part = findPhrase([first.slice(0, first.length - link.length)], lexicon);
      if (part?.meaning != null && !isNoThing(part.meaning) && part.text.length > 2) return [part, last];
    }
  }
  return undefined;
}

const isNoThing = ({ kind }: Meaning): boolean => kind === 'stop' || kind === 'broad';

/** Text without spaces: the longest key at each place; what lies between is unknown. */
function readDense(run: string, lexicon: Lexicon): Read[] {
  const reads: Read[] = [];
  let unknown = '';
  for (let at = 0; at < run.length && reads.length < MAX_WORDS; ) {
    const length = longestAt(run, at, lexicon);
    if (length === 0) unknown += run[at];
    if (length > 0 && unknown !== '') {
      reads.push({ text: unknown, meaning: null, implied: 1 });
      unknown = '';
    }
    if (length > 0) {
      const text = run.slice(at, at + length);
      reads.push({ text, meaning: lexicon.meanings.get(text) ?? null, implied: 1 });
    }
    at += Math.max(1, length);
  }
  if (unknown !== '') reads.push({ text: unknown, meaning: null, implied: 1 });
  return reads;
}

function longestAt(run: string, at: number, lexicon: Lexicon): number {
  for (let length = Math.min(lexicon.longest, run.length - at, 14); length > 0; length--)
    if (lexicon.meanings.has(run.slice(at, at + length))) return length;
  return 0;
}
