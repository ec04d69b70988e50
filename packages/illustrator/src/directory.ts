import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Found by the name of the package, which is the same in a bundle of its code. */
const HOME = dirname(createRequire(import.meta.url).resolve('@cpc/illustrator/package.json'));

/** A committed list of words: `art.tsv`, `emoji/de.tsv`, `own/de.txt`. */
export const wordFile = (name: string): string => join(HOME, 'words', name);

/** The drawings that `buildArt()` has collected; absent before its first run. */
export const artFile = (): string => join(HOME, 'dist', 'art.json');
