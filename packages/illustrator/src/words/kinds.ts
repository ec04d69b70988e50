import { readFileSync } from 'node:fs';
import type { Locale } from '@cpc/i18n';
import { wordFile } from '../directory.ts';
import { drawnAs, keyOfPicture } from './art-table.ts';
import type { Meaning, Place } from './types.ts';

/** One row of the tree of kinds, which all languages share: animal → dog → puppy. */
interface Kind {
  readonly name: string;
  /** The kind that it belongs to; empty at the top. */
  readonly of: string;
  /** What is drawn for its words; undefined if that is to be chosen among the kinds below it. */
  readonly drawn: Meaning | undefined;
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** A word for a thing that has no drawing of its own. */
export interface KindWord {
  readonly word: string;
  /** What is drawn instead; `broad` where the word covers many kinds. */
  readonly drawn: Meaning;
}

/** As many pictures are offered for a word that covers many kinds. */
const MAX_OFFERED = 6;
/** Between a name of a picture and a word of its tags. */
const SCORE = 9;

let kinds: readonly Kind[] | undefined;

/** The words of a language for things that are drawn as the nearest kind. `_` stands for a space. */
export function kindWords(locale: Locale): KindWord[] {
  kinds ??= readKinds();
  const all = kinds;
  return all.flatMap((kind) => {
    const drawn = kind.drawn ?? { kind: 'broad', arts: offered(kind, all).slice(0, MAX_OFFERED) };
    return [...(kind.words['*'] ?? []), ...(kind.words[locale] ?? [])].map((word) => ({ word, drawn }));
  });
}

/** What is drawn of a kind, or, where nothing is, of the kind that it belongs to. */
function offered(kind: Kind, all: readonly Kind[]): string[] {
  const found = below(kind, all);
  const above = all.find(({ name }) => name === kind.of);
  return found.length > 0 || above === undefined ? found : offered(above, all);
}

function below(kind: Kind, all: readonly Kind[]): string[] {
  return all
    .filter(({ of }) => of === kind.name)
    .flatMap((child) => (child.drawn?.kind === 'subject' ? [child.drawn.art] : below(child, all)));
}

function readKinds(): Kind[] {
  const [head = [], ...rows] = readFileSync(wordFile('kinds.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map(([name = '', of = '', drawn = '', ...cells]) => ({
    name,
    of,
    drawn: drawn === '' ? undefined : meaningOf(drawn),
    words: Object.fromEntries(
      cells.map((cell, at) => [
        head[at + 3] ?? '',
        cell
          .split(' ')
          .filter((word) => word !== '')
          .map((word) => word.replaceAll('_', ' ')),
      ]),
    ),
  }));
}

/** An emoji, or `place:` and a place; a test reads every row. */
function meaningOf(drawn: string): Meaning {
  const [, place] = drawn.split(':');
  return place === undefined
    ? { kind: 'subject', art: drawnAs(keyOfPicture(drawn)), score: SCORE, loose: true }
    : { kind: 'place', value: place as Place, loose: true };
}
