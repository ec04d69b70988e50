import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROGRAMS, versionOf } from './bundle.mjs';
import { ROOT } from './root.mjs';

/** A module that is started on its own has a `.mjs` beside it, which starts it from its source. */
const APART = /-(?:thread|process)\.mjs$/;

it('the bundle of the server has every module that the packages start on a thread or in a process', () => {
  const apart = readdirSync(join(ROOT, 'packages'), { withFileTypes: true })
    .map(({ name }) => `packages/${name}/src`)
    .flatMap((sources) => filesIn(sources).filter((file) => APART.test(file)));
  const [, ...bundled] = PROGRAMS.server;
  expect(apart.map((file) => file.replace('.mjs', '.ts')).sort()).toEqual(bundled.toSorted());
});

it('[OP-03.3] a package is looked up from the folder upwards, as Node does it', () => {
  const sheets = join(ROOT, 'packages/sheets/src');
  expect(versionOf('yauzl', sheets)).toMatch(/^3\./);
  expect(versionOf('yauzl/index.js', join(ROOT, 'proof/node_modules/extract-zip'))).toMatch(/^2\./);
  expect(versionOf('@cpc/domain', sheets)).toBe('1.0.0');
  expect(versionOf('no-such-package', sheets)).toBeUndefined();
});

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
