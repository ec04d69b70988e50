import type { LanguageTraits } from '../words/languages.ts';
import type { Colour, Meaning } from '../words/types.ts';
import type { Read } from './read.ts';
import type { Understanding } from './types.ts';

interface Found {
  readonly art: string;
  readonly word: string;
  number: number;
  colour: Colour | null;
}

type Assembled = Pick<Understanding, 'colours' | 'places' | 'season' | 'time' | 'weather' | 'moods' | 'ornament'> & {
  readonly subjects: readonly Omit<Understanding['subjects'][number], 'name'>[];
};

/** Puts the words together: a number and a colour belong to the subject beside them, or to the whole picture. */
export function assemble(all: readonly Read[], traits: LanguageTraits): Assembled {
  const reads = withFlowers(all);
  const subjects = new Map<number, Found>();
  reads.forEach(({ meaning, text, implied }, at) => {
    if (meaning?.kind === 'subject') subjects.set(at, { art: meaning.art, word: text, number: implied, colour: null });
  });
  const colours: Colour[] = [];
  reads.forEach(({ meaning }, at) => {
    if (meaning?.kind === 'number') {
      const owner = ownerOf(reads, at, traits.numberAfter ? 'near' : 'none');
      const found = owner === undefined ? undefined : subjects.get(owner);
      if (found !== undefined) found.number = Math.min(12, meaning.value);
    }
    if (meaning?.kind === 'colour') {
      const owner = ownerOf(reads, at, traits.colourAfter ? 'near' : 'none');
      const found = owner === undefined ? undefined : subjects.get(owner);
      // Of two colours of one subject the first is drawn; the second is not that of the whole picture.
      if (found === undefined) colours.push(meaning.value);
      else found.colour ??= meaning.value;
    }
  });
  return {
    subjects: onceEach([...subjects.values()]),
    colours: [...new Set(colours)],
    places: valuesOf(reads, 'place'),
    season: valuesOf(reads, 'season')[0] ?? null,
    time: valuesOf(reads, 'time')[0] ?? null,
    weather: valuesOf(reads, 'weather'),
    moods: valuesOf(reads, 'mood'),
    ornament: valuesOf(reads, 'layout')[0] ?? null,
  };
}

/** Words that are a colour and a flower: beside another colour the flower is meant ("une rose rouge"). */
const FLOWERS: Readonly<Record<string, string>> = { rose: '1f339', rosa: '1f339', violet: '1fabb', orange: '1f34a' };

function withFlowers(reads: readonly Read[]): Read[] {
  return reads.map((read, at) => {
    const art = FLOWERS[read.text.replace(/s$/, '')];
    const beside = [reads[at - 1], reads[at + 1]].some((other) => other?.meaning?.kind === 'colour');
    const isColour = read.meaning?.kind === 'colour';
    if (art === undefined || !isColour || !(beside || read.implied > 1)) return read;
    return { ...read, meaning: { kind: 'subject', art, score: 20 } };
  });
}

/** How far back a word looks for its subject before it looks ahead. */
type Back = 'none' | 'near';

/** The index of the subject that a number or colour belongs to. */
function ownerOf(reads: readonly Read[], at: number, back: Back): number | undefined {
  if (back !== 'none') {
    const behind = nearestSubject(reads, at, -1, 2);
    if (behind !== undefined) return behind;
  }
  return nearestSubject(reads, at, 1, 4);
}

/** Scenery between two words parts them; words of the grammar, numbers, colours and moods do not. */
function nearestSubject(reads: readonly Read[], at: number, step: 1 | -1, most: number): number | undefined {
  for (let away = 1; away <= most; away++) {
    const kind = reads[at + step * away]?.meaning?.kind;
    if (kind === 'subject') return at + step * away;
    const passes = kind === 'number' || kind === 'colour' || kind === 'mood' || (step > 0 && kind === 'stop');
    if (!passes) return undefined;
  }
  return undefined;
}

type Scenic = 'place' | 'season' | 'time' | 'weather' | 'mood' | 'layout';
type Valued<K extends Scenic> = (Meaning & { kind: K })['value'];

function valuesOf<K extends Scenic>(reads: readonly Read[], kind: K): Valued<K>[] {
  const values = reads.flatMap(({ meaning }) => (meaning?.kind === kind ? [meaning.value as Valued<K>] : []));
  return [...new Set(values)];
}

/** A drawing that is named twice is drawn once, in the larger number. */
function onceEach(found: readonly Found[]): Found[] {
  const byArt = new Map<string, Found>();
  for (const each of found) {
    const earlier = byArt.get(each.art);
    if (earlier === undefined) byArt.set(each.art, each);
    else {
      earlier.number = Math.max(earlier.number, each.number);
      earlier.colour ??= each.colour;
    }
  }
  return [...byArt.values()];
}
