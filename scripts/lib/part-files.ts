import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow, ROOT } from '../check/lib/sources.ts';
import { isOnBoth } from '../../packages/api/src/testing/on-both.ts';

const TESTS = ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}', '{scripts,proof}/**/*.test.ts'];
const DEEP = '.deep.test.ts';

/** What a file calls that has other tests for `npm run test:all` than for `npm test`. */
const HAS_REST = /\b(?:casesOfPart|isInRest)\b/;
const HAS_ENGINES = /\bdatabases\(\)/;

/** The files of unit tests that a part of the proofs runs (packages/domain/src/testing/part.ts), as globs for vitest. */
export function filesOfPart(part: string): { readonly include: string[]; readonly exclude: string[] } {
  if (part === 'main') return { include: TESTS, exclude: [`**/*${DEEP}`] };
  if (part === 'all') return { include: TESTS, exclude: [] };
  const files = ['packages', 'apps', 'scripts', 'proof'].flatMap((folder) => filesBelow(join(ROOT, folder)));
  const tests = files.map((file) => relative(ROOT, file)).filter((file) => /\.test\.tsx?$/.test(file));
  return { include: tests.filter(hasRest), exclude: [] };
}

function hasRest(file: string): boolean {
  if (file.endsWith(DEEP)) return true;
  const source = readFileSync(join(ROOT, file), 'utf8');
  return HAS_REST.test(source) || (HAS_ENGINES.test(source) && !isOnBoth(file));
}
