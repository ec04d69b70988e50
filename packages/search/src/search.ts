import MiniSearch from 'minisearch';
import { readPartOf } from './fold.ts';
import { pairsOf, piecesOf, runsOf, termsOf, waysOf, wordsOfText } from './terms.ts';

/** Returns the results, best first; all items in their own order for a query without a letter or a digit. */
export type Search<Item> = (query: string) => readonly Item[];

interface Entry {
  readonly id: number;
  readonly name: readonly string[];
  readonly words: readonly string[];
}

/** Limits of words, and of parts of words if no item has them whole: only the first ones count. */
const MAX_WORDS = 8;
const MAX_PARTS = 24;
/** Words of a query that may have typing errors: reading one so compares it with most words of the catalogue. */
const MAX_LOOSE = 4;
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
  return searchIn(items, () => {
    if (index) return index;
    index = emptyIndex();
    index.addAll(entriesOf(items, wordsOf));
    return index;
  });
}

/** Like {@link createSearch}, but indexes the items at once, in steps: other work of the thread goes on between them. */
export async function createSearchInSteps<Item>(
  items: readonly Item[],
  wordsOf: (item: Item) => readonly string[],
): Promise<Search<Item>> {
  const index = emptyIndex();
  await index.addAllAsync(entriesOf(items, wordsOf));
  return searchIn(items, () => index);
}

const searchIn =
  <Item>(items: readonly Item[], indexNow: () => MiniSearch<Entry>): Search<Item> =>
  (query) => {
    const words = [...new Set(wordsOfText(readPartOf(query)))].slice(0, MAX_WORDS);
    return words.length === 0 ? items : found(indexNow(), words).map((id) => items[id] as Item);
  };

const entriesOf = <Item>(items: readonly Item[], wordsOf: (item: Item) => readonly string[]): Entry[] =>
  items.map(wordsOf).map(([name = '', ...others], id) => ({ id, name: [name], words: others }));

const emptyIndex = (): MiniSearch<Entry> =>
  new MiniSearch<Entry>({
    fields: ['name', 'words'],
    extractField: (entry, field) =>
      field === 'id' ? entry.id : (field === 'name' ? entry.name : entry.words).join(BREAK),
    tokenize: (text) => text.split(BREAK).flatMap(termsOf),
    // Terms and queries are folded already.
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: { name: 3 } },
  });

/** What one or more words of a query find: by the id of an item its score, and the number of words. */
type Hits = ReadonlyMap<number, { readonly score: number; readonly words: number }>;

/** Tries readings of the query from the strictest to the loosest; the first with results wins. */
function found(index: MiniSearch<Entry>, words: readonly string[]): number[] {
  const joined = words.length > 1 ? [words.join('')] : [];
  const plain = remembered((word) => hitsOf(index, word, word !== words.at(-1), false));
  let left = MAX_LOOSE;
  const loose = remembered((word) => {
    const slips = slipsIn(word);
    return slips === false || left-- <= 0 ? plain(word) : hitsOf(index, word, false, slips);
  });
  const all = (parts: readonly string[], read: Read) => inAll(parts.map((word) => () => inAny(waysOf(word).map(read))));
  const readings = [
    () => inAny([all(words, plain), ...joined.map(plain)]),
    () => inAny([all(words, loose), ...joined.map(loose)]),
    () => all(piecesOf(words).slice(0, MAX_WORDS), loose),
    () => mostMatched(inAny([...new Set(words.flatMap(partsOf))].slice(0, MAX_PARTS).map(loose))),
  ];
  for (const read of readings) {
    const hits = read();
    if (hits.size > 0) return ranked(hits);
  }
  return [];
}

type Read = (word: string) => Hits;

/** Each word is looked up once, in however many readings it is. */
function remembered(read: Read): Read {
  const known = new Map<string, Hits>();
  return (word) => {
    const hits = known.get(word) ?? read(word);
    known.set(word, hits);
    return hits;
  };
}

/** @param isWhole a letter begins a tenth of all words: it is the beginning of a word only where somebody is typing */
function hitsOf(index: MiniSearch<Entry>, word: string, isWhole: boolean, fuzzy: number | false): Hits {
  const prefix = !isWhole || word.length > 1 || runsOf(word).length > 0;
  return new Map(index.search(word, { prefix, fuzzy }).map(({ id, score }) => [id, { score, words: 1 }]));
}

function inAny(many: readonly Hits[]): Hits {
  const sum = new Map<number, { score: number; words: number }>();
  for (const hits of many) {
    for (const [id, { score, words }] of hits) {
      const before = sum.get(id) ?? { score: 0, words: 0 };
      sum.set(id, { score: before.score + score, words: before.words + words });
    }
  }
  return sum;
}

/** Later words are not looked up if nothing has the words before them. */
function inAll([first, ...others]: readonly (() => Hits)[]): Hits {
  let both = first?.() ?? new Map();
  for (const read of others) {
    if (both.size === 0) return both;
    const hits = read();
    both = inAny([both, hits].map((one) => new Map([...one].filter(([id]) => both.has(id) && hits.has(id)))));
  }
  return both;
}

const partsOf = (word: string): string[] => (runsOf(word).length > 0 ? runsOf(word).flatMap(pairsOf) : [word]);

/** Number of wrong letters allowed: none in numbers and short words, because other words are as near. */
function slipsIn(term: string): number | false {
  if (DIGIT.test(term) || runsOf(term).length > 0 || term.length < 4) return false;
  // Two swapped letters count as two.
  return term.length < 5 ? 1 : 2;
}

function mostMatched(hits: Hits): Hits {
  const most = Math.max(0, ...[...hits.values()].map(({ words }) => words));
  return new Map([...hits].filter(([, { words }]) => words === most));
}

/** By score, which more words raise; equal scores in the order of the items. */
const ranked = (hits: Hits): number[] =>
  [...hits]
    .map(([id, { score, words }]) => ({ id, score: score * words }))
    .toSorted((a, b) => b.score - a.score || a.id - b.id)
    .map(({ id }) => id);
