/**
 * Standard words (docs/GLOSSARY.md): inside, a language has its BCP 47 tag, what is sold is goods, and a station has a
 * `stationId`. Tests may name what stands on the wire. A limit is `MAX_…` or `MIN_…` (docs/STYLE.md).
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { localeCode, LOCALES } from '@cpc/i18n';
import { filesBelow, ROOT } from './lib/sources.ts';

const CODES = LOCALES.map(({ tag }) => localeCode(tag)).join('|');
const OTHER_WORDS = new RegExp(
  String.raw`['"](?:${CODES})['"]|\b(?:machineId|[pP]roductId|product_id|\w*[a-z]Product)\b`,
  'g',
);
const OTHER_LIMITS =
  /\bconst (?:[A-Z0-9]+_)*(?:LIMIT|MOST|LEAST|LONGEST|SHORTEST|LARGEST|SMALLEST|FEWEST|DEEPEST|[A-Z0-9]+_(?:MAX|MIN))(?:_[A-Z0-9]+)*\b/g;
const FREE = /\.test\.tsx?$|\/testing\/|^packages\/i18n\/src\/locale-codes\.ts$/;

const files = ['packages', 'apps']
  .flatMap((group) => filesBelow(join(ROOT, group)))
  .map((file) => relative(ROOT, file))
  .filter((file) => !FREE.test(file) && file.includes('/src/'));
const problems = files.flatMap((file) =>
  [OTHER_WORDS, OTHER_LIMITS].flatMap((words) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(words)].map(([word]) => `${file}: ${word}`),
  ),
);
if (files.length < 1000) problems.push(`the check read ${files.length} files`);
for (const problem of problems) console.error(problem);
console.log(`words: ${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
