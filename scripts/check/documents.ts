/**
 * Checks the documents: relative links lead to files, and each line of docs/weaknesses is complete. The documents and
 * lines are counted: a check that reads nothing fails.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT } from './lib/sources.ts';

const WEAKNESSES = join(ROOT, 'docs/weaknesses');
const COUNTS = join(WEAKNESSES, 'README.md');
const LEFT_OUT = new Set(['node_modules', 'dist', 'test-results']);
const SEVERITIES = ['high', 'medium', 'low'] as const;
/** A link of Markdown, without pictures of other hosts and without the part after `#`. */
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
const CODE = /^```.*?^```|^ {4}.*$|`[^`\n]*`/gms;
const TEST = /`([\w.-]+\.(?:test|spec)\.ts)`/g;

/** All files below a folder, but for what is installed, built or left by a test. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || LEFT_OUT.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

function deadLinks(file: string): string[] {
  const words = readFileSync(file, 'utf8').replaceAll(CODE, '');
  return [...words.matchAll(LINK)].flatMap(([, wanted = '']) =>
    existsSync(join(dirname(file), decodeURI(wanted))) ? [] : [`${relative(ROOT, file)}: ${wanted} is not there`],
  );
}

interface Weakness {
  readonly id: string;
  readonly cells: readonly string[];
}

const weaknessesIn = (file: string): Weakness[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| W-'))
    .map((line) => line.slice(1, line.lastIndexOf('|')).split(' | '))
    .map((cells) => ({ id: cells[0]?.trim() ?? '', cells: cells.map((cell) => cell.trim()) }));

/** @param tests the names of all test files */
function faultsOf({ id, cells }: Weakness, tests: ReadonlySet<string>): string[] {
  const [, , severity = '', since = '', , shownBy = ''] = cells;
  const named = [...shownBy.matchAll(TEST)].map(([, name = '']) => name);
  return [
    cells.length === 6 && !cells.includes('') ? [] : `${id}: six cells are expected, ${cells.length} came`,
    (SEVERITIES as readonly string[]).includes(severity) ? [] : `${id}: ${severity} is no severity`,
    /^\d{4}-\d{2}-\d{2}$/.test(since) ? [] : `${id}: ${since} is no day`,
    severity === 'high' && named.length === 0 ? `${id}: a weakness of severity high names a test` : [],
    named.filter((name) => !tests.has(name)).map((name) => `${id}: there is no test ${name}`),
  ].flat(2);
}

/** The counts that the page of weaknesses states must be those of the files. */
function countFaults(files: ReadonlyMap<string, readonly Weakness[]>): string[] {
  const stated = readFileSync(COUNTS, 'utf8').replaceAll(/ +/g, ' ');
  return [...files].flatMap(([file, weaknesses]) => {
    const counts = SEVERITIES.map((severity) => weaknesses.filter(({ cells }) => cells[2] === severity).length);
    const line = `](${basename(file)}) | ${counts.join(' | ')} |`;
    return stated.includes(line) ? [] : [`docs/weaknesses/README.md: expected ${line}`];
  });
}

const all = filesIn(ROOT);
const files = all.filter((file) => file.endsWith('.md'));
const subjects = new Map(
  files
    .filter((file) => dirname(file) === WEAKNESSES && file !== COUNTS)
    .map((file) => [file, weaknessesIn(file)] as const),
);
const weaknesses = [...subjects.values()].flat();
const tests = new Set(all.map((file) => basename(file)));
const ids = weaknesses.map(({ id }) => id);
const problems = [
  ...files.flatMap(deadLinks),
  ...weaknesses.flatMap((weakness) => faultsOf(weakness, tests)),
  ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice`),
  ...countFaults(subjects),
];
if (files.length === 0 || weaknesses.length === 0)
  problems.push(`read ${files.length} documents and ${weaknesses.length} weaknesses: the check does not read them`);
for (const problem of problems) console.error(problem);
console.log(`documents: ${files.length}, ${weaknesses.length} weaknesses, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
