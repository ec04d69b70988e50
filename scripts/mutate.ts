/**
 * `npm run mutate`: changes the constants that the specification names and runs the tests of their rules with the
 * changed code. Each change must make one of its tests fail. Changes that no two tests share are made together. `-- --all`
 * changes the guards too, each alone; `-- RT-14 toast` what has such a rule or file.
 */
import { keepTemporaryFilesInMemory } from './lib/scratch.mjs';
import { CONSTANTS } from './mutate/constants.ts';
import { groupsOf } from './mutate/groups.ts';
import { GUARDS } from './mutate/guards.ts';
import { described, type Mutant } from './mutate/mutant.ts';
import { openRunner, standsOnce, testsOf } from './mutate/test-runner.ts';

const names = process.argv.slice(2).filter((text) => text !== '--all');
const isNamed = ({ rule, file }: Mutant): boolean => names.some((name) => rule === name || file.includes(name));
const everything = [...CONSTANTS, ...GUARDS];
const isAll = process.argv.includes('--all');
const mutants = names.length > 0 ? everything.filter(isNamed) : isAll ? everything : CONSTANTS;

/** @returns what is wrong: a mutant that no test sees, or that has no test */
async function survivors(): Promise<readonly string[]> {
  const runner = await openRunner();
  const before = await runner.run(mutants, false);
  // A test that fails anyway sees nothing.
  const sound = [...before].filter(([, state]) => state === 'passed').map(([name]) => name);
  const testable = mutants.map((mutant) => ({ mutant, tests: testsOf(mutant, sound) }));
  const problems = testable
    .filter(({ tests }) => tests.length === 0)
    .map(({ mutant }) => `no test that passes: ${described(mutant)}`);
  const groups = isAll ? testable.map((one) => [one]) : groupsOf(testable);
  for (const group of groups) {
    const after = await runner.run(
      group.map(({ mutant }) => mutant),
      true,
    );
    for (const { mutant, tests } of group) {
      const caught = tests.some((name) => after.get(name) === 'failed');
      console.log(`${caught ? 'caught  ' : 'SURVIVED'} ${described(mutant)}`);
      if (!caught && tests.length > 0) problems.push(`survived: ${described(mutant)}`);
    }
  }
  await runner.close();
  return problems;
}

keepTemporaryFilesInMemory();
// Also of those that do not run: a guard whose text has changed is found here, not by who runs them all next.
const stale = everything
  .filter((mutant) => !standsOnce(mutant))
  .map((mutant) => `does not stand there once: ${described(mutant)}`);
const problems = stale.length > 0 ? stale : await survivors();
for (const problem of problems) console.error(problem);
const { user, system } = process.cpuUsage();
console.log(
  `${mutants.length} mutants, ${problems.length} problems, ${Math.round((user + system) / 1e6)} s of processor time`,
);
process.exitCode = problems.length > 0 || mutants.length === 0 ? 1 : 0;
