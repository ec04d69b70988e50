/**
 * Compares the rules of docs/SPEC.md with the tests. Fails on a rule marked as standing that no test title names, on a
 * test that names an unknown rule, and on a rule that is tested but not marked as standing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const RULE = /^- \*\*([A-Z]{2}-\d{2})\*\*( \((?:planned|in part)\))?/gm;
const TITLED = /\b(?:it|test)(?:\.\w+)*\s*(?:\([^)]*?\)\s*)?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;

interface Rule {
  readonly id: string;
  readonly planned: boolean;
}

function rules(): Rule[] {
  const spec = readFileSync(join(ROOT, 'docs/SPEC.md'), 'utf8');
  return [...spec.matchAll(RULE)].map((match) => ({ id: match[1] ?? '', planned: match[2] === ' (planned)' }));
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : testFiles(path);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function idsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const titles = [...source.matchAll(TITLED)].map((match) => match[2] ?? '');
  return titles.flatMap((title) => title.match(/\b[A-Z]{2}-\d{2}\b/g) ?? []);
}

const declared = rules();
const files = ['packages', 'apps', 'e2e', 'scripts', 'bench'].flatMap((folder) => testFiles(join(ROOT, folder)));
const tested = new Map<string, string[]>();
for (const file of files)
  for (const id of idsIn(file)) tested.set(id, [...(tested.get(id) ?? []), relative(ROOT, file)]);

const known = new Set(declared.map((rule) => rule.id));
const problems = [
  ...declared
    .filter((rule) => !rule.planned && !tested.has(rule.id))
    .map((rule) => `${rule.id} is built according to docs/SPEC.md, but no test title names it`),
  ...declared
    .filter((rule) => rule.planned && tested.has(rule.id))
    .map((rule) => `${rule.id} is marked planned but is tested in ${tested.get(rule.id)?.[0]}`),
  ...[...tested]
    .filter(([id]) => !known.has(id))
    .map(([id, where]) => `${id} is named in ${where[0]} but is not a rule of docs/SPEC.md`),
];
if (declared.length === 0 || files.length === 0)
  problems.push(`read ${declared.length} rules and ${files.length} test files: the check does not read them`);
for (const problem of problems) console.error(problem);
const built = declared.filter((rule) => !rule.planned).length;
console.log(
  `spec: ${built} of ${declared.length} rules are built, ${files.length} test files, ${problems.length} problems`,
);
if (process.argv.includes('--list'))
  for (const rule of declared)
    console.log(`${rule.id} ${rule.planned ? 'planned' : [...new Set(tested.get(rule.id))].join(' ')}`);
process.exitCode = problems.length > 0 ? 1 : 0;
