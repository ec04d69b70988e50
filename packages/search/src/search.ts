import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { pairsOf, piecesOf, runsOf, termsOf, waysOf, wordsOfText } from './terms.ts';

/** Returns the results, best first; all items in their own order for a query without a letter or a digit. */
export type Search<Item> = (query: string) => readonly Item[];

interface Entry {
  readonly id: number;
  readonly name: readonly string[];
  readonly words: readonly string[];
}

/** Query limit in UTF-16 units; matching a page pasted by mistake would take minutes. */
const MAX_QUERY_LENGTH = 100;
/** Limits of words, and of parts of words if no item has them whole: only the first ones count. */
const MAX_WORDS = 12;
const MAX_PARTS = 24;
/** Separates two phrases, which are never read as one. */
const BREAK = '\n';
const DIGIT = /\p{N}/u;

/**
 * Finds items by their words (CT-06): by beginnings of words, ignoring case, accents, width, spaces and hyphens; in
 * scripts without spaces by any part. If nothing fits, it allows typing errors or only some of the words.
 * @param wordsOf words and phrases in any language; the first is the item's name and has the most weight
 */
export function createSearch<Item>(items: readonly Item[], wordsOf: (item: Item) => readonly string[]): Search<Item> {
  let index: MiniSearch<Entry> | undefined;
  return (query) => {
    const words = wordsOfText(query.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_WORDS);
    if (words.length === 0) return items;
    index ??= indexOf(items.map(wordsOf));
    return found(index, words).map((id) => items[id] as Item);
  };
}

function indexOf(words: readonly (readonly string[])[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['name', 'words'],
    extractField: (entry, field) =>
      field === 'id' ? entry.id : (field === 'name' ? entry.name : entry.words).join(BREAK),
    tokenize: (text) => text.split(BREAK).flatMap(termsOf),
    // Terms and queries are folded already.
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: { name: 3 }, prefix: true },
  });
  index.addAll(words.map(([name = '', ...others], id) => ({ id, name: [name], words: others })));
  return index;
}

/** Tries readings of the query from the strictest to the loosest; the first with results wins. */
function found(index: MiniSearch<Entry>, words: readonly string[]): number[] {
  const joined = words.join('');
  const all = (queries: readonly string[]): Query => ({ combineWith: 'AND', queries: queries.map(anyWay) });
  const readings = [
    () => index.search({ combineWith: 'OR', queries: [all(words), joined] }),
    () => index.search({ combineWith: 'OR', queries: [all(words), joined], fuzzy: slipsIn }),
    () => index.search(all(piecesOf(words).slice(0, MAX_WORDS)), { fuzzy: slipsIn }),
    () =>
      mostMatched(
        index.search({ combineWith: 'OR', queries: words.flatMap(partsOf).slice(0, MAX_PARTS), fuzzy: slipsIn }),
      ),
  ];
  for (const read of readings) {
    const results = read();
    if (results.length > 0) return ranked(results);
  }
  return [];
}

function anyWay(word: string): Query {
  const [only = word, ...others] = waysOf(word);
  return others.length === 0 ? only : { combineWith: 'OR', queries: [only, ...others] };
}

const partsOf = (word: string): string[] => (runsOf(word).length > 0 ? runsOf(word).flatMap(pairsOf) : [word]);

/** Number of wrong letters allowed: none in numbers and short words, because other words are as near. */
function slipsIn(term: string): number | false {
  if (DIGIT.test(term) || runsOf(term).length > 0 || term.length < 4) return false;
  // Two swapped letters count as two.
  return term.length < 5 ? 1 : 2;
}

function mostMatched(results: readonly SearchResult[]): readonly SearchResult[] {
  const most = Math.max(0, ...results.map(({ queryTerms }) => queryTerms.length));
  return results.filter(({ queryTerms }) => queryTerms.length === most);
}

/** By score; equal scores in the order of the items. */
const ranked = (results: readonly SearchResult[]): number[] =>
  results.toSorted((a, b) => b.score - a.score || a.id - b.id).map(({ id }) => id as number);
