/**
 * No code lives only in tests: every export of a source file has an importer that is not a test, or is used in its own
 * file. Code that the next work needs is listed, with the reason; an entry that is not needed any more fails.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { readLinks, unreached } from './lib/links.ts';
import { filesBelow, ROOT } from './lib/sources.ts';

/** What waits for its caller, and for which. */
const WAITING: Readonly<Record<string, string>> = {
  'packages/client/src/http.ts: createHttp':
    'programs that call the server by the specification’s own helper (decision 299)',
  'packages/api/src/operator/money.ts: setCommission': 'the operator’s program agrees it with a partner',
};

/** Test code: tests, builders for tests, and the package that is only for them. */
const TEST =
  /\.(?:test|spec)\.tsx?$|(?:^|\/)testing(?:[\w-]*\.ts$|\/)|^(?:packages\/testkit|proof\/attack|proof\/chaos|e2e)\//;

const isTest = (file: string): boolean => TEST.test(relative(ROOT, file));

const workspaces = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(ROOT, group)).map((room) => join(ROOT, group, room)),
);

/** The file behind each entry of each package: `@cpc/design/testing`. */
const entries = new Map(workspaces.flatMap(entriesOf));

function entriesOf(folder: string): [string, string][] {
  const { name, exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly exports?: Readonly<Record<string, string | object>>;
  };
  return Object.entries(exports).flatMap(([entry, file]) =>
    typeof file === 'string' ? [[join(name, entry), resolve(folder, file)]] : [],
  );
}

/** Scripts, pages for development, and configuration. */
function toolsIn(path: string): string[] {
  if (/\/(?:scripts|dev)$/.test(path)) return filesBelow(path);
  return path.endsWith('.ts') ? [path] : [];
}

const fileBehind = (file: string, wanted: string): string | undefined =>
  wanted.startsWith('.') ? resolve(dirname(file), wanted) : entries.get(wanted);

const sources = workspaces
  .flatMap((folder) => filesBelow(join(folder, 'src')))
  .filter((file) => !isTest(file))
  .map(readLinks);
const tools = [
  ...[ROOT, ...workspaces].flatMap((folder) => readdirSync(folder).flatMap((name) => toolsIn(join(folder, name)))),
  ...filesBelow(join(ROOT, 'proof/bench')),
];
const importers = [...sources, ...tools.filter((file) => !isTest(file)).map(readLinks)];
const found = unreached(sources, importers, fileBehind).map((place) => relative(ROOT, place));
const problems = [
  ...found.filter((place) => !(place in WAITING)).map((place) => `${place} lives only in tests`),
  ...Object.keys(WAITING)
    .filter((place) => !found.includes(place))
    .map((place) => `${place} is listed as waiting, but it has a caller or is gone`),
];
if (sources.length < 500)
  problems.push(`only ${sources.length} sources read: is the check looking in the right place?`);
for (const problem of problems) console.error(problem);
console.log(`test-only: ${sources.length} sources, ${found.length} waiting, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
