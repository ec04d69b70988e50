/**
 * Compares the rules of docs/SPEC.md with the titles of the tests (see lib/rules.ts), and tells which rules only
 * `npm run test:all` proves. With --list it prints each rule with the files that name it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { deepOnly, idsIn, readRules, ruleProblems } from './lib/rules.ts';
import { ROOT } from './lib/sources.ts';

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(?:node_modules|dist|\..*)$/.test(entry.name) ? [] : testFiles(path);
    return /\.(?:test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const files = testFiles(ROOT);
const named = new Map<string, string[]>();
for (const file of files)
  for (const id of new Set(idsIn(readFileSync(file, 'utf8'))))
    named.set(id, [...(named.get(id) ?? []), relative(ROOT, file)]);

const spec = readRules(readFileSync(join(ROOT, 'docs/SPEC.md'), 'utf8'));
const { rules } = spec;
const problems = ruleProblems(spec, named);
if (rules.length === 0 || files.length === 0)
  problems.push(`read ${rules.length} rules and ${files.length} test files: the check does not read them`);
for (const problem of problems) console.error(problem);

const count = (state: string) => rules.filter((rule) => rule.state === state).length;
const deep = deepOnly(rules, named);
console.log(
  `spec: of ${rules.length} rules ${count('built')} are built, ${count('in part')} in part, ${count('planned')} planned; ` +
    `${files.length} test files, ${problems.length} problems`,
);
console.log(
  `spec: ${deep.length} rules are proven only in npm run test:all${deep.length > 0 ? `: ${deep.join(' ')}` : ''}`,
);
if (process.argv.includes('--list'))
  for (const { id, state } of rules) console.log(`${id} ${state === 'planned' ? state : named.get(id)?.join(' ')}`);
process.exitCode = problems.length > 0 ? 1 : 0;
