/**
 * What a release has stored can still be read (docs/RELEASES.md): its migrations and its stored designs are never
 * edited, and a later migration drops nothing that the release uses.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { changedFiles, earlyDrops, hidesDrops, newestRelease } from './lib/releases.ts';
import { filesBelow, ROOT } from './lib/sources.ts';

const MIGRATIONS = 'packages/api/src/base/db/migrations';
const TABLES = 'packages/api/src/base/db/tables';
const DESIGNS = 'packages/design/src/document/fixtures/version-*.json';

const git = (...words: string[]): string => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' });

function problemsSince(commit: string): string[] {
  const released = new Set(git('ls-tree', '-r', '--name-only', commit, MIGRATIONS).split('\n'));
  const tables = git('grep', '-h', '', commit, '--', TABLES);
  const added = filesBelow(join(ROOT, MIGRATIONS)).filter((file) => !released.has(relative(ROOT, file)));
  return [
    ...changedFiles(git('diff', '--name-status', '--no-renames', commit, '--', MIGRATIONS, DESIGNS)).map(
      (file) => `${file} is released: add a step instead of changing it`,
    ),
    ...added.flatMap((file) => {
      const step = readFileSync(file, 'utf8');
      const early = earlyDrops(step, tables).map((what) => `drops ${what}, which the last release uses: drop it later`);
      const hidden = hidesDrops(step) ? ['drops or renames by the query builder: write it in SQL'] : [];
      return [...early, ...hidden].map((problem) => `${basename(file)} ${problem}`);
    }),
  ];
}

const release = newestRelease(readFileSync(join(ROOT, 'docs/RELEASES.md'), 'utf8'));
const problems = release === undefined ? [] : problemsSince(release.commit);
for (const problem of problems) console.error(problem);
const since = release === undefined ? 'no release yet, the baseline may be rewritten' : `since ${release.name}`;
console.log(`migrations: ${since}, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
