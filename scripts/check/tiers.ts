/**
 * The tiers (docs/ARCHITECTURE.md): a package imports only from tiers strictly below its own, and type imports count.
 * A file reaches another package only through its entry point. No cycle of files is allowed, in scripts, proofs and journeys
 * either, and none of folders inside a package, at any depth. Large packages have tiers of their own, and features of an
 * app keep apart. The number of files is counted: a check that reads nothing fails.
 */
import { readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { findCircle } from './lib/circles.ts';
import { type Features, featureProblems } from './lib/features.ts';
import { reached, readSources, ROOT, type Source } from './lib/sources.ts';
import { type Boundaries, boundaryProblems } from './lib/boundaries.ts';

const TIERS: Readonly<Record<string, number>> = {
  domain: 1,
  imaging: 1,
  search: 1,
  sheets: 1,
  design: 2,
  contract: 3,
  i18n: 3,
  content: 3,
  cutout: 4,
  paint: 4,
  client: 4,
  ui: 4,
  preview: 4,
  illustrator: 4,
  appkit: 5,
  maps: 5,
  bills: 5,
  editor: 5,
  standins: 4,
  api: 6,
  settings: 7,
  testkit: 7,
  server: 8,
  web: 8,
  partner: 8,
  station: 8,
  operator: 8,
};

const BOUNDARIES: Readonly<Record<string, Boundaries>> = {
  api: { tiers: { base: 1, records: 2, lifecycle: 3, modules: 4, backup: 5, operator: 5 } },
  editor: {
    tiers: {
      geometry: 1,
      ports: 1,
      document: 2,
      assets: 2,
      viewport: 3,
      loading: 3,
      session: 4,
      gestures: 5,
      canvas: 5,
      model: 6,
      parts: 7,
      actions: 7,
      imaging: 7,
      features: 8,
    },
    keys: { 'document/write.ts': ['document', 'viewport', 'loading', 'session'] },
    apart: ['features'],
  },
  web: { tiers: { core: 1, data: 2, parts: 3, features: 4 } },
};

/** Apps whose features know each other only where it is listed; what several of them use is in the shared folders. */
const FEATURES: Readonly<Record<string, Features>> = {
  web: {
    shared: ['data', 'parts'],
    pairs: [
      'account → editor',
      'checkout → design',
      'checkout → editor',
      'choose-goods → account',
      'choose-goods → design',
      'choose-goods → display',
      'editor → design',
      'editor → keepsake',
      'entry → choose-goods',
      'keepsake → design',
      'orders → checkout',
      'orders → keepsake',
      'pay → design',
      'pay → keepsake',
      'share → editor',
      'works → account',
      'works → keepsake',
    ],
  },
};

/** What stands on no tier: only its cycles are looked for. */
const TOOLS = ['scripts', 'proof', 'e2e'];

interface Module extends Source {
  readonly packageName: string;
}

function modulesOf(group: 'packages' | 'apps'): Module[] {
  return readdirSync(join(ROOT, group)).flatMap((packageName) =>
    readSources(join(ROOT, group, packageName, 'src')).map((source) => ({ ...source, packageName })),
  );
}

function tierProblems(module: Module): string[] {
  const here = relative(ROOT, module.file);
  const own = TIERS[module.packageName];
  if (own === undefined) return [`${here}: the package ${module.packageName} stands on no tier`];
  return module.imports.flatMap((wanted) => {
    const target = /^@cpc\/([\w-]+)/.exec(wanted)?.[1];
    if (target !== undefined && target !== module.packageName) {
      const tier = TIERS[target];
      if (tier === undefined) return [`${here}: imports ${wanted}, which is no package`];
      if (tier >= own) return [`${here}: tier ${own} imports ${wanted} from tier ${tier}`];
    }
    if (wanted.startsWith('.') && !resolve(dirname(module.file), wanted).startsWith(packageRoot(module))) {
      return [`${here}: imports ${wanted} from another package by path`];
    }
    return [];
  });
}

function packageRoot(module: Module): string {
  const path = relative(ROOT, module.file).split('/');
  return join(ROOT, path[0] ?? '', path[1] ?? '') + '/';
}

const modules = [...modulesOf('packages'), ...modulesOf('apps')];
const problems = modules.flatMap(tierProblems);
const tools = TOOLS.flatMap((folder) => readSources(join(ROOT, folder)));
const circle = findCircle(new Map([...modules, ...tools].map((module) => [module.file, reached(module)])));
if (circle) problems.push(`import cycle: ${circle.map((file) => relative(ROOT, file)).join(' → ')}`);
for (const name of Object.keys(TIERS)) {
  const own = modules.filter((module) => module.packageName === name);
  const [first] = own;
  if (first === undefined) {
    problems.push(`the package ${name} has no files: does the check read the right folder?`);
    continue;
  }
  const folder = join(packageRoot(first), 'src');
  const features = FEATURES[name];
  const inside = [
    ...boundaryProblems(folder, own, BOUNDARIES[name] ?? {}),
    ...(features ? featureProblems(folder, own, features) : []),
  ];
  problems.push(...inside.map((problem) => `${name}: ${problem}`));
}
for (const folder of TOOLS)
  if (!tools.some(({ file }) => file.startsWith(join(ROOT, folder))))
    problems.push(`the check read no file in ${folder}`);
const edges = modules.reduce((sum, module) => sum + module.imports.length, 0);
if (edges < modules.length)
  problems.push(`only ${edges} imports found in ${modules.length} modules: the check does not read them`);
for (const problem of problems) console.error(problem);
console.log(`tiers: ${modules.length} modules, ${edges} imports, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
