import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROGRAMS } from './bundle.mjs';
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

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
