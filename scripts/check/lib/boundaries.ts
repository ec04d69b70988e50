import { dirname, relative } from 'node:path';
import { findCircle } from './circles.ts';
import { reached, type Source } from './sources.ts';

export interface Boundaries {
  /** The height of each folder that is a tier. All other folders and files are above them. */
  readonly tiers?: Readonly<Record<string, number>>;
  /** The folders that may import a file; no other may. */
  readonly keys?: Readonly<Record<string, readonly string[]>>;
  /** Folders whose sub-folders never import each other. */
  readonly apart?: readonly string[];
  /** Imports between folders that close a circle and are still there: `panels/text → panels`. The list only shrinks. */
  readonly known?: readonly string[];
}

/** The part of an upper folder that the server uses: its calls, routes and jobs. */
const ENTRY = /^modules\/.*\bmodule\.ts$/;

/**
 * Checks the imports inside a package: a file imports only from its own tier and those below, no two folders need each
 * other, and only the file that assembles the package imports a folder's `module.ts`. Tests may import anything.
 *
 * The folders of each folder, at every depth, are its sub-folders, each with all that is below it, and its own files
 * together; only the files at the root of the package are a folder each.
 * @param folder the folder of the sources
 * @returns the problems, in words
 */
export function boundaryProblems(
  folder: string,
  sources: readonly Source[],
  { tiers = {}, keys = {}, apart = [], known = [] }: Boundaries,
): string[] {
  const files = filesOf(folder, sources);
  const folders = new Map<string, Set<string>>();
  const problems: string[] = [];
  const open = new Set<string>();
  for (const { here, wanted } of files) {
    for (const there of wanted) {
      if (heightOf(there, tiers) > heightOf(here, tiers)) problems.push(`${here} imports ${there} from a tier above`);
      if (keys[there]?.includes(here.split('/')[0] ?? '') === false)
        problems.push(`${here} imports ${there}, which only ${keys[there].join(', ')} may import`);
      if (ENTRY.test(there) && here !== 'modules.ts')
        problems.push(`${here} imports ${there}; only modules.ts may import a module.ts`);
      const [own, other] = foldersOf(here, there);
      if (own !== other && apart.some((folder) => dirname(own) === folder && dirname(other) === folder))
        problems.push(`${here} imports ${there}; the folders of ${dirname(own)} stand apart`);
      if (known.includes(`${own} → ${other}`)) open.add(`${own} → ${other}`);
      else if (other !== own) folders.set(own, (folders.get(own) ?? new Set()).add(other));
    }
  }
  const circle = findCircle(folders);
  if (circle) problems.push(`import cycle of folders: ${circle.join(' → ')}`);
  for (const arrow of known)
    if (!open.has(arrow) || !closesCircle(arrow, folders)) problems.push(`no cycle has ${arrow}; take it off the list`);
  const stood = new Set(files.map(({ here }) => here.split('/')[0]));
  for (const file of Object.keys(keys))
    if (!files.some(({ here }) => here === file)) problems.push(`${file} is kept to some folders, but is not there`);
  for (const tier of Object.keys(tiers))
    if (!stood.has(tier)) problems.push(`the tier ${tier} has no files: does the check read the right folder?`);
  return problems;
}

/** The files of a package without its tests, by their paths in it, each with the sources that it imports. */
export const filesOf = (folder: string, sources: readonly Source[]) =>
  sources
    .map((source) => ({ here: relative(folder, source.file), source }))
    .filter(({ here }) => !here.endsWith('.test.ts') && !here.startsWith('testing/'))
    .map(({ here, source }) => ({
      here,
      wanted: reached(source)
        .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
        .map((file) => relative(folder, file)),
    }));

const heightOf = (path: string, tiers: Boundaries['tiers'] = {}): number =>
  tiers[path.split('/')[0] ?? ''] ?? Number.POSITIVE_INFINITY;

/** The folders of two files, in the innermost folder that holds both. */
function foldersOf(here: string, there: string): [string, string] {
  const [own, other] = [here.split('/'), there.split('/')];
  let depth = 0;
  while (depth < own.length - 1 && own[depth] === other[depth]) depth += 1;
  const folder = (path: readonly string[]) =>
    path.slice(0, Math.max(1, Math.min(depth + 1, path.length - 1))).join('/');
  return [folder(own), folder(other)];
}

function closesCircle(arrow: string, folders: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const [own = '', other = ''] = arrow.split(' → ');
  return findCircle(new Map(folders).set(own, new Set(folders.get(own)).add(other))) !== undefined;
}
