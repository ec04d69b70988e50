import { readFileSync } from 'node:fs';
import { wordFile } from '../directory.ts';

/** One drawing that words can name. */
export interface ArtEntry {
  /** Code points in lower-case hexadecimal, joined by `-`, without variation selectors; or the name of own art. */
  readonly art: string;
  /** The name of the icon in the Noto set; empty for own art. */
  readonly icon: string;
  /** The subgroup of the Unicode emoji list: `animal-mammal`. */
  readonly group: string;
  readonly label: string;
  readonly order: number;
  /** Added to the score of a word: an animal is meant more often than the job of that name. */
  readonly bonus: number;
}

const BONUS: readonly (readonly [RegExp, number])[] = [
  [/^animal|^plant/, 1.5],
  [/^food|^drink|^sport|^transport|^musical|^person$/, 1],
  [/^family|^sky|^place-(geographic|map|other)|^religion|^zodiac|^person-(role|activity|sport)/, -1],
  [/^heart/, -0.5],
];

/** Drawings of our own, which no emoji is. */
const OWN: readonly ArtEntry[] = [
  { art: 'eiffel', icon: '', group: 'place-building', label: 'Eiffel Tower', order: 5000, bonus: 0 },
  { art: 'couple', icon: '', group: 'family', label: 'couple', order: 5001, bonus: 0 },
  { art: 'family', icon: '', group: 'family', label: 'family', order: 5002, bonus: 0 },
];

/** Pictures that show the same thing, by the key of the one that is drawn. */
const SAME: readonly (readonly [string, readonly string[]])[] = [
  ['couple', ['1f491', '1f48f', '1f46b', '1f46c', '1f46d', '1f469-200d-2764-200d-1f468', '1fac2']],
  ['family', ['1f46a']],
  // Where Noto draws the whole animal too, the whole one is drawn.
  ['1f40e', ['1f434']],
  ['1f404', ['1f42e']],
  ['1f416', ['1f437']],
  ['1f401', ['1f42d']],
  ['1f412', ['1f435']],
  ['1f405', ['1f42f']],
  ['1f415', ['1f436']],
  ['1f408', ['1f431']],
  ['1f409', ['1f432']],
];

const SAME_AS = new Map(SAME.flatMap(([art, others]) => others.map((other) => [other, art] as const)));

/** The key of the drawing that is used for a picture. */
export const drawnAs = (art: string): string => SAME_AS.get(art) ?? art;

let table: ReadonlyMap<string, ArtEntry> | undefined;

/** All drawings by their key, read at the first use. */
export function artTable(): ReadonlyMap<string, ArtEntry> {
  table ??= new Map([...readTable(), ...OWN].map((entry) => [entry.art, entry]));
  return table;
}

function readTable(): ArtEntry[] {
  return readFileSync(wordFile('art.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line, order) => {
      const [art = '', icon = '', group = '', label = ''] = line.split('\t');
      const bonus = BONUS.find(([groups]) => groups.test(group))?.[1] ?? 0;
      // A whole animal stands in a landscape; a face does not.
      return { art, icon, group, label, order, bonus: /\bface\b/.test(label) ? bonus - 0.5 : bonus };
    });
}

/** The key of an emoji character, or of own art by its name. */
export function keyOfPicture(sign: string): string {
  if (/^[a-z]+$/.test(sign)) return sign;
  const points = Array.from(sign, (each) => (each.codePointAt(0) ?? 0).toString(16));
  return points.filter((point) => point !== 'fe0f' && point !== 'fe0e' && !/^1f3f[b-f]$/.test(point)).join('-');
}
