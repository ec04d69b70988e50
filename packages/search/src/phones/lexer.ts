import { type Meaning, plainOf, type Vocabulary } from './vocabulary.ts';

/** A part of a query: a word of the vocabulary, a number, or unknown letters. */
export interface Part {
  readonly text: string;
  /** Undefined for an unknown word. */
  readonly meaning: Meaning | undefined;
}

/** Costs of reading a query in a certain way; the cheapest reading wins. */
const COST = { word: 1, letter: 3, cut: 11, space: 0.5, unknown: 20 } as const;
/** Maximum length of a word of the vocabulary. */
const MAX_WORD = 32;
const NUMBER = /^\d+(?:\.\d+)?/;
/** Scripts without spaces: an unknown word may end anywhere. */
const RUN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}ー]/u;
const SPACED = /^(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}ー])[\p{L}\p{M}])+/u;
const ALL_SPACED = new RegExp(`${SPACED.source}$`, 'u');

interface Reading {
  readonly cost: number;
  readonly parts: readonly Part[];
}

/**
 * Splits a text into words of the vocabulary and numbers, ignoring its spaces: `s 24ultra` is `s24` and `ultra`. A
 * number is never split, and unknown letters stay together.
 */
export function partsOf(text: string, vocabulary: Vocabulary): readonly Part[] {
  const line = lineOf(text);
  const best: (Reading | undefined)[] = [{ cost: 0, parts: [] }];
  for (let at = 0; at < line.letters.length; at += 1) {
    const here = best[at];
    if (!here) continue;
    for (const { length, cost, part } of stepsFrom(line, at, vocabulary)) {
      const there = best[at + length];
      const total = here.cost + cost;
      if (!there || total < there.cost) best[at + length] = { cost: total, parts: [...here.parts, part] };
    }
  }
  return merged(best[line.letters.length]?.parts ?? []);
}

/** Joins consecutive unknown letters of a script without spaces to one word. */
function merged(parts: readonly Part[]): readonly Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last && !last.meaning && !part.meaning && RUN.test(part.text))
      all[all.length - 1] = { text: last.text + part.text, meaning: undefined };
    else all.push(part);
  }
  return all;
}

interface Line {
  /** Without spaces. */
  readonly letters: string;
  /** Positions of letters that had a space before them. */
  readonly spaces: ReadonlySet<number>;
}

function lineOf(text: string): Line {
  const words = plainOf(text).split(' ');
  const spaces = new Set<number>();
  let length = 0;
  for (const word of words) spaces.add((length += word.length));
  return { letters: words.join(''), spaces: spaces.add(0) };
}

interface Step {
  readonly length: number;
  readonly cost: number;
  readonly part: Part;
}

function stepsFrom(line: Line, at: number, vocabulary: Vocabulary): Step[] {
  const steps = [...wordsFrom(line, at, vocabulary)];
  const number = NUMBER.exec(upToSpace(line, at))?.[0];
  const within = isDigit(line.letters[at - 1]) && !line.spaces.has(at);
  if (number !== undefined && !within)
    steps.push({ length: number.length, cost: COST.word, part: { text: number, meaning: [number] } });
  const unknown = number === undefined ? unknownFrom(line, at) : '';
  if (unknown !== '')
    steps.push({ length: unknown.length, cost: COST.unknown, part: { text: unknown, meaning: undefined } });
  return steps;
}

function* wordsFrom(line: Line, at: number, vocabulary: Vocabulary): Iterable<Step> {
  const { letters, spaces } = line;
  if (isDigit(letters[at]) && isDigit(letters[at - 1]) && !spaces.has(at)) return;
  let jumped = 0;
  for (let end = at + 1; end <= Math.min(letters.length, at + MAX_WORD); end += 1) {
    if (end - 1 > at && spaces.has(end - 1)) {
      if (!spaces.has(at) || (isDigit(letters[end - 1]) && isDigit(letters[end - 2]))) return;
      jumped += 1;
    }
    if (isDigit(letters[end]) && isDigit(letters[end - 1]) && !spaces.has(end)) continue;
    const text = letters.slice(at, end);
    const meaning = vocabulary.get(text);
    if (!meaning) continue;
    if (text.length === 1 && SPACED.test(text) && !standsAlone(line, at)) continue;
    yield { length: text.length, cost: costOf(line, at, end) + jumped * COST.space, part: { text, meaning } };
  }
}

/** Two letters inside a longer word are rarely a word. */
function costOf({ letters, spaces }: Line, at: number, end: number): number {
  if (!ALL_SPACED.test(letters.slice(at, end)) || end - at > 2) return COST.word;
  if (end - at === 1) return COST.letter;
  const cut = (one: number) =>
    !spaces.has(one) && SPACED.test(letters[one - 1] ?? '') && SPACED.test(letters[one] ?? '');
  return cut(at) || cut(end) ? COST.cut : COST.word;
}

/** A letter is a word if it is between spaces or next to a number: `s 24`, `24u`. */
function standsAlone({ letters, spaces }: Line, at: number): boolean {
  const beside = (isDigit(letters[at - 1]) && !spaces.has(at)) || (isDigit(letters[at + 1]) && !spaces.has(at + 1));
  return beside || (spaces.has(at) && (spaces.has(at + 1) || at + 1 === letters.length));
}

/** The whole run of unknown letters from its beginning; for a script without spaces, one letter. */
function unknownFrom(line: Line, at: number): string {
  const rest = upToSpace(line, at);
  if (RUN.test(rest)) return rest.slice(0, 1);
  const begins = line.spaces.has(at) || !SPACED.test(line.letters[at - 1] ?? '');
  return begins ? (SPACED.exec(rest)?.[0] ?? rest.slice(0, 1)) : '';
}

function upToSpace({ letters, spaces }: Line, at: number): string {
  let end = at + 1;
  while (end < letters.length && !spaces.has(end)) end += 1;
  return letters.slice(at, end);
}

const isDigit = (letter: string | undefined): boolean => letter !== undefined && /[\d.]/.test(letter);
