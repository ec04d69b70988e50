import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { pairsOf, piecesOf, runsOf, termsOf, wordsOfText } from './terms.ts';

/** What fits the query, best first; everything, in its own order, for a query without a letter or a digit. */
export type Search<Item> = (query: string) => readonly Item[];

interface Entry {
  readonly id: number;
  readonly name: readonly string[];
  readonly words: readonly string[];
}

/** Nobody looks for more than this, in UTF-16 units; a page pasted by mistake would be matched word by word for minutes. */
const MAX_QUERY_LENGTH = 100;
/** Words of a query that count, and parts of words once nothing holds them whole: the first ones. */
const MAX_WORDS = 12;
const MAX_PARTS = 24;
/** Between two phrases, which are never read as one. */
const BREAK = '\n';
const DIGIT = /\p{N}/u;

/**
 * Finds items by their words (CT-06): as they are typed, without regard to case, accents, width, spaces and hyphens; in
 * scripts without spaces by any part; and, when nothing fits, with letters mistyped or only some of the words.
 * @param wordsOf words and phrases in any language; the first is the item's name and weighs most
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
    // Terms are folded already, and so is what is asked for.
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: { name: 3 }, prefix: true },
  });
  index.addAll(words.map(([name = '', ...others], id) => ({ id, name: [name], words: others })));
  return index;
}

/** From the strictest reading of the query to the most forgiving one; the first that finds anything decides. */
function found(index: MiniSearch<Entry>, words: readonly string[]): number[] {
  const joined = words.join('');
  const all = (queries: readonly string[]): Query => ({ combineWith: 'AND', queries: [...queries] });
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

const partsOf = (word: string): string[] => (runsOf(word).length > 0 ? runsOf(word).flatMap(pairsOf) : [word]);

/** Letters that may be wrong: none in numbers and short words, where another word is as near. */
function slipsIn(term: string): number | false {
  if (DIGIT.test(term) || runsOf(term).length > 0 || term.length < 4) return false;
  // Two letters that changed places are two slips.
  return term.length < 5 ? 1 : 2;
}

function mostMatched(results: readonly SearchResult[]): readonly SearchResult[] {
  const most = Math.max(0, ...results.map(({ queryTerms }) => queryTerms.length));
  return results.filter(({ queryTerms }) => queryTerms.length === most);
}

/** By score; equals in the order of the items. */
const ranked = (results: readonly SearchResult[]): number[] =>
  results.toSorted((a, b) => b.score - a.score || a.id - b.id).map(({ id }) => id as number);
