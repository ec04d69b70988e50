/** One run of vitest that stays open: the tests load the code with some mutants in it, and no file is written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type Vitest } from 'vitest/node';
import { ROOT } from '../check/lib/sources.ts';
import { type Mutant, titlesOf } from './mutant.ts';

/** How each test ended, by its file and its whole title. */
export type Outcomes = ReadonlyMap<string, string>;

export interface TestRunner {
  /** Runs the tests of some mutants with all of them in the code, or with none. */
  readonly run: (mutants: readonly Mutant[], isChanged: boolean) => Promise<Outcomes>;
  readonly close: () => Promise<void>;
}

const pathOf = (file: string): string => join(ROOT, file);
const outcomeName = (file: string, title: string): string => `${pathOf(file)} ${title}`;

/** The names, as in outcomes, of a mutant's tests. */
export function testsOf(mutant: Mutant, names: Iterable<string>): readonly string[] {
  const titles = new RegExp(titlesOf(mutant), 's');
  const before = outcomeName(mutant.test, '');
  return [...names].filter((name) => name.startsWith(before) && titles.test(name.slice(before.length)));
}

export async function openRunner(): Promise<TestRunner> {
  let present: readonly Mutant[] = [];
  const changing = {
    name: 'mutants',
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      present
        .filter(({ file }) => id === pathOf(file))
        .reduce<string | undefined>((text, { from, to }) => (text ?? code).replace(from, () => to), undefined),
  };
  const vitest = await opened(changing);
  const place = (mutants: readonly Mutant[]) => {
    for (const { file } of [...present, ...mutants]) vitest.invalidateFile(pathOf(file));
    present = mutants;
  };
  return {
    async run(mutants, isChanged) {
      place(isChanged ? mutants : []);
      return outcomesOf(vitest, mutants);
    },
    close: () => vitest.close(),
  };
}

async function opened(changing: Plugin): Promise<Vitest> {
  const options = {
    root: ROOT,
    config: false as const,
    watch: false,
    isolate: false,
    pool: 'threads' as const,
    maxWorkers: 1,
    reporters: [{}],
    include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}'],
    globalSetup: ['packages/api/src/testing/global-setup.ts'],
    setupFiles: ['scripts/lib/seed.mjs'],
    // As in vitest.config.ts: a busy machine must not look like a caught mutant.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  };
  const vitest = await createVitest('test', options, { plugins: [changing] });
  await vitest.standalone();
  return vitest;
}

async function outcomesOf(vitest: Vitest, mutants: readonly Mutant[]): Promise<Outcomes> {
  vitest.setGlobalTestNamePattern(new RegExp(mutants.map(titlesOf).join('|'), 's'));
  const project = vitest.getRootProject();
  const files = new Set(mutants.map(({ test }) => pathOf(test)));
  const { testModules } = await vitest.runTestSpecifications(
    [...files].map((file) => project.createSpecification(file)),
  );
  // It names the modules of all runs so far.
  const ran = testModules
    .filter(({ moduleId }) => files.has(moduleId))
    .flatMap(({ children }) => [...children.allTests()]);
  return new Map(ran.map((test) => [`${test.module.moduleId} ${test.fullName}`, test.result().state]));
}

/** A text that does not stand in its file once is no mutant: the list has fallen behind the code. */
export function standsOnce({ file, from }: Mutant): boolean {
  return readFileSync(pathOf(file), 'utf8').split(from).length === 2;
}
