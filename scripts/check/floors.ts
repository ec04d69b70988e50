/**
 * The floors of the house (docs/ARCHITECTURE.md): a package imports only from floors strictly below its own, type
 * imports count too, a file reaches another package only through its face, and no circle of files is allowed.
 * Counts what it read: a check that reads nothing fails.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const FLOORS: Readonly<Record<string, number>> = {
  domain: 1,
  search: 1,
  design: 2,
  contract: 3,
  i18n: 3,
  content: 3,
  paint: 4,
  client: 4,
  ui: 4,
  preview: 4,
  editor: 5,
  standins: 4,
  api: 5,
  testkit: 6,
  server: 7,
  web: 7,
  partner: 7,
  station: 7,
};

interface Module {
  readonly file: string;
  readonly room: string;
  readonly imports: readonly string[];
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : sourceFiles(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

function readModule(file: string, room: string): Module {
  const parsed = parseSync(file, readFileSync(file, 'utf8'));
  const fatal = parsed.errors[0];
  if (fatal) throw new Error(`${relative(ROOT, file)}: ${fatal.message}`);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const source = readFileSync(file, 'utf8');
  const dynamic = dynamicImports.map((it) =>
    source.slice(it.moduleRequest.start, it.moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, ''),
  );
  const exported = staticExports.flatMap((it) => it.entries.flatMap((entry) => entry.moduleRequest?.value ?? []));
  return { file, room, imports: [...staticImports.map((it) => it.moduleRequest.value), ...exported, ...dynamic] };
}

function roomsOf(group: 'packages' | 'apps'): Module[] {
  return readdirSync(join(ROOT, group)).flatMap((room) =>
    sourceFiles(join(ROOT, group, room, 'src')).map((file) => readModule(file, room)),
  );
}

function floorProblems(module: Module): string[] {
  const here = relative(ROOT, module.file);
  const own = FLOORS[module.room];
  if (own === undefined) return [`${here}: the room ${module.room} stands on no floor`];
  return module.imports.flatMap((wanted) => {
    const target = /^@cpc\/([\w-]+)/.exec(wanted)?.[1];
    if (target !== undefined && target !== module.room) {
      const floor = FLOORS[target];
      if (floor === undefined) return [`${here}: imports ${wanted}, which is no room`];
      if (floor >= own) return [`${here}: floor ${own} imports ${wanted} of floor ${floor}`];
    }
    if (wanted.startsWith('.') && !resolve(dirname(module.file), wanted).startsWith(roomRoot(module))) {
      return [`${here}: reaches out of its room to ${wanted}`];
    }
    return [];
  });
}

function roomRoot(module: Module): string {
  const path = relative(ROOT, module.file).split('/');
  return join(ROOT, path[0] ?? '', path[1] ?? '') + '/';
}

/** The first circle of files found by depth-first search, as a path of files. */
function findCircle(modules: readonly Module[]): string[] | undefined {
  const edges = new Map(
    modules.map((m) => [m.file, m.imports.filter((i) => i.startsWith('.')).map((i) => resolve(dirname(m.file), i))]),
  );
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    const at = path.indexOf(file);
    if (at >= 0) return [...path.slice(at), file];
    if (done.has(file)) return undefined;
    for (const next of edges.get(file) ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of edges.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

const modules = [...roomsOf('packages'), ...roomsOf('apps')];
const problems = modules.flatMap(floorProblems);
const circle = findCircle(modules);
if (circle) problems.push(`a circle: ${circle.map((file) => relative(ROOT, file)).join(' → ')}`);
for (const room of Object.keys(FLOORS)) {
  if (!modules.some((module) => module.room === room))
    problems.push(`the room ${room} has no module: is the check looking in the right place?`);
}
const edges = modules.reduce((sum, module) => sum + module.imports.length, 0);
if (edges < modules.length)
  problems.push(`only ${edges} imports found in ${modules.length} modules: the check does not read them`);
for (const problem of problems) console.error(problem);
console.log(`floors: ${modules.length} modules, ${edges} imports, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
