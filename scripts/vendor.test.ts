import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './lib/root.mjs';

const PACKAGES = join(ROOT, 'packages');
const folders = readdirSync(PACKAGES)
  .map((name) => join(PACKAGES, name, 'vendor'))
  .filter((folder) => existsSync(folder));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** The product is built with these copies, so that a shop does not install the packages that they come from. */
describe('the files taken from npm packages', () => {
  it.each(folders)('%s has them as they are in their packages', (folder) => {
    const files = filesIn(folder);
    const changed = files.filter(
      (file) => !readFileSync(join(folder, file)).equals(readFileSync(join(ROOT, 'node_modules', file))),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(changed).toEqual([]);
  });

  it('have every file that a style sheet of the look names: a build leaves out what it does not find', () => {
    const look = join(PACKAGES, 'ui/src');
    const sheets = filesIn(look).filter((file) => file.endsWith('.css'));
    const named = sheets.flatMap((file) =>
      [...readFileSync(join(look, file), 'utf8').matchAll(/@cpc\/([\w-]+\/vendor\/[^)"]+)/g)].map(
        ([, path = '']) => path,
      ),
    );
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((path) => !existsSync(join(PACKAGES, path)))).toEqual([]);
  });
});
