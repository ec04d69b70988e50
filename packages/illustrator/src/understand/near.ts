import { artTable } from '../words/art-table.ts';
import { baseForms } from '../words/inflect.ts';
import type { Lexicon } from '../words/lexicon.ts';

/** A subject to offer in place of a word that is not known. */
export interface Near {
  /** The unknown word. */
  readonly for: string;
  readonly art: string;
  /** Its name in the language of the prompt. */
  readonly name: string;
}

const MOST = 6;

/** Subjects near an unknown word: what a broad word covers ("animal"), then what is spelled almost the same. */
export function nearTo(word: string, lexicon: Lexicon): Near[] {
  const broad = baseForms(word, lexicon.traits.locale).flatMap((form) => lexicon.broad.get(form) ?? []);
  const arts = broad.length > 0 ? broad : spelledLike(word, lexicon);
  return [...new Set(arts)].slice(0, MOST).map((art) => ({ for: word, art, name: nameOf(art, lexicon) }));
}

export const nameOf = (art: string, lexicon: Lexicon): string =>
  lexicon.names.get(art) ?? artTable().get(art)?.label ?? art;

function spelledLike(word: string, lexicon: Lexicon): string[] {
  const length = word.length;
  if (length < 3 || length > 24) return [];
  const most = length < 6 ? 1 : length < 9 ? 2 : 3;
  const found: { art: string; away: number }[] = [];
  for (const [key, meaning] of lexicon.meanings) {
    if (meaning.kind !== 'subject' || key[0] !== word[0] || Math.abs(key.length - length) > most) continue;
    const away = distance(word, key, most);
    if (away <= most) found.push({ art: meaning.art, away: away - meaning.score / 100 });
  }
  return found.toSorted((a, b) => a.away - b.away).map(({ art }) => art);
}

/** Edits from one word to another, a swap of neighbours counted as one (optimal string alignment); `most + 1` at most. */
function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
    before = previous;
    previous = row;
  }
  return previous.at(-1) ?? most + 1;
}
