import { readFileSync } from 'node:fs';
import { DEFAULT_LOCALE, type Locale } from '@cpc/i18n';
import { wordFile } from '../directory.ts';
import { artTable, drawnAs, keyOfPicture } from './art-table.ts';
import { kindWords } from './kinds.ts';
import { SCENERY } from './scenery.ts';
import { traitsOf, type LanguageTraits } from './languages.ts';
import { normalise, withoutAccents, wordsIn } from './text.ts';
import type { Meaning } from './types.ts';

/** All that one language has words for. Keys are normalised; the words of a phrase are divided by one space. */
export interface Lexicon {
  readonly traits: LanguageTraits;
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** The name of each picture in this language; of scenery, by its value. */
  readonly names: ReadonlyMap<string, string>;
  /** Signs of the longest key, for languages without spaces. */
  readonly longest: number;
}

/** The score of a picture's whole name: its parts and tags have less. */
const NAMED = 10;

const loaded = new Map<Locale, Lexicon>();

/** Reads the word lists of a language at its first use and keeps them. */
export function lexiconOf(locale: Locale): Lexicon {
  const kept = loaded.get(locale);
  if (kept !== undefined) return kept;
  const lexicon = readLexicon(traitsOf(locale));
  loaded.set(locale, lexicon);
  return lexicon;
}

/** The form in which a word or phrase is kept and looked up. */
export const keyOf = (words: readonly string[], dense: boolean): string => words.join(dense ? '' : ' ');

function readLexicon(traits: LanguageTraits): Lexicon {
  const named = traits.emoji === null ? [] : readEmojiWords(traits.emoji);
  const pictures = new Map<string, Map<string, number>>();
  const names = new Map<string, string>();
  const own = readOwnWords(traits.locale);
  const colours = new Set(own.filter(({ meaning }) => meaning.kind === 'colour').map(({ word }) => normalise(word)));
  // "Red rose" is a rose that is red: the colour is read by itself.
  const coloured = (words: string): boolean =>
    !traits.dense && words.includes(' ') && wordsIn(normalise(words)).some((word) => colours.has(word));
  for (const { art: listed, label, tags } of named) {
    const art = drawnAs(listed);
    if (SCENERY[art] !== undefined) continue;
    if (!names.has(art)) names.set(art, label);
    if (!coloured(label)) note(pictures, traits, label, art, NAMED);
    const parts = wordsIn(normalise(label));
    if (parts.length > 1) for (const part of parts) note(pictures, traits, part, art, 5);
    for (const tag of tags.filter((each) => !coloured(each))) note(pictures, traits, tag, art, 6);
  }
  const meanings = new Map<string, Meaning>();
  for (const [word, arts] of pictures) meanings.set(word, pictureFor(arts));
  // Only by their names: tags of scenery name what may be seen in it.
  for (const { art, label } of named) {
    const scenery = SCENERY[art];
    if (scenery !== undefined) meanings.set(keyOf(wordsIn(normalise(label)), traits.dense), scenery);
  }
  const kinds = new Map(
    kindWords(traits.locale).map(({ word, drawn }) => [keyOf(wordsIn(normalise(word)), traits.dense), drawn]),
  );
  for (const [key, drawn] of kinds) {
    const before = meanings.get(key);
    // A word that names a picture or scenery keeps it.
    const isFree = before === undefined || before.kind === 'broad' || (before.kind === 'subject' && before.loose);
    if (isFree === true) meanings.set(key, drawn);
  }
  for (const { word, meaning } of own) {
    const key = keyOf(wordsIn(normalise(word)), traits.dense);
    if (key === '') continue;
    // Scenery before subjects: "orange" is a colour, "forest" a place.
    if (meaning.kind === 'subject' && isScenery(meanings.get(key))) continue;
    const near = kinds.get(key);
    const isKind = meaning.kind === 'subject' && near?.kind === 'subject' && near.art === meaning.art;
    meanings.set(key, isKind ? { ...meaning, loose: true } : meaning);
  }
  nameByOwn(names, own, traits.locale);
  if (traits.script === 'latin' && traits.locale !== 'vi') addUnaccented(meanings);
  if (traits.script === 'greek') addUnaccented(meanings);
  return { traits, meanings, names, longest: Math.max(...[...meanings.keys()].map((key) => key.length)) };
}

/** Our own words name what is drawn: a fox, where the list of emoji says "face of a fox". English says it well already. */
function nameByOwn(names: Map<string, string>, own: ReturnType<typeof readOwnWords>, locale: Locale): void {
  const done = new Set<string>();
  for (const { word, meaning } of own) {
    const named = meaning.kind === 'subject' ? meaning.art : 'value' in meaning ? `${meaning.value}` : '';
    if (!done.has(named) && (locale !== DEFAULT_LOCALE || !names.has(named))) names.set(named, word);
    done.add(named);
  }
}

const isScenery = (meaning: Meaning | undefined): boolean =>
  meaning !== undefined && meaning.kind !== 'subject' && meaning.kind !== 'broad';

function note(
  pictures: Map<string, Map<string, number>>,
  traits: LanguageTraits,
  word: string,
  art: string,
  score: number,
): void {
  const key = keyOf(wordsIn(normalise(word)), traits.dense);
  // One sign of a dense script is a word only as a label: as a tag it is part of anything.
  if (key === '' || (traits.dense && key.length < 2 && score < 10)) return;
  const arts = pictures.get(key) ?? new Map<string, number>();
  pictures.set(key, arts.set(art, Math.max(arts.get(art) ?? 0, score)));
}

/** The picture that a word names best. A tag of many pictures names none. */
function pictureFor(arts: ReadonlyMap<string, number>): Meaning {
  const ranked = [...arts]
    .map(([art, score]) => ({ art, loose: score < NAMED, score: score + (artTable().get(art)?.bonus ?? 0) }))
    .toSorted((a, b) => b.score - a.score || order(a.art) - order(b.art));
  const [best] = ranked;
  if (best === undefined || (best.score < 9 && arts.size > 9)) return { kind: 'broad', arts: [] };
  const score = best.score - Math.min(2, (arts.size - 1) / 4);
  return { kind: 'subject', art: best.art, score, loose: best.loose };
}

const order = (art: string): number => artTable().get(art)?.order ?? Number.MAX_SAFE_INTEGER;

function addUnaccented(meanings: Map<string, Meaning>): void {
  for (const [key, meaning] of meanings) {
    const bare = withoutAccents(key);
    if (!meanings.has(bare)) meanings.set(bare, meaning);
  }
}

interface EmojiWords {
  readonly art: string;
  readonly label: string;
  readonly tags: readonly string[];
}

function readEmojiWords(file: string): EmojiWords[] {
  return linesOf(`emoji/${file}.tsv`).map((line) => {
    const [art = '', label = '', tags = ''] = line.split('\t');
    return { art, label, tags: tags.split('|') };
  });
}

/** `[colour]` opens a section; `red: rot rote` gives an entry its words; `_` stands for a space; `.` holds stop words. */
function readOwnWords(locale: Locale): { word: string; meaning: Meaning }[] {
  let section = '';
  return linesOf(`own/${locale}.txt`).flatMap((line) => {
    const opened = /^\[(\w+)\]$/.exec(line)?.[1];
    if (opened !== undefined) {
      section = opened;
      return [];
    }
    const [entry = '', words = ''] = section === 'stop' ? ['.', line.slice(2)] : line.split(': ');
    const meaning = meaningOf(section, entry);
    return words.split(' ').map((word) => ({ word: word.replaceAll('_', ' '), meaning }));
  });
}

function meaningOf(section: string, entry: string): Meaning {
  if (section === 'stop') return { kind: 'stop' };
  if (section === 'number') return { kind: 'number', value: entry === 'many' ? 8 : Number(entry) };
  if (section === 'noun') return { kind: 'subject', art: drawnAs(keyOfPicture(entry)), score: 20 };
  // The entries of the other sections are the values themselves; a test reads every list.
  return { kind: section, value: entry } as Meaning;
}

function linesOf(name: string): string[] {
  return readFileSync(wordFile(name), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}
