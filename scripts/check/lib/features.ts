import type { Source } from './sources.ts';
import { filesOf } from './boundaries.ts';

export interface Features {
  /** Folders whose files serve two modules or more: a file that serves one belongs to it. */
  readonly shared: readonly string[];
  /** Which feature still imports which: `share → editor`. The list only shrinks. */
  readonly pairs: readonly string[];
}

/**
 * Checks the modules of an app: each folder in `features`, and everything else outside of the shared folders. Tests may
 * import anything.
 * @param folder the folder of the sources
 * @returns the problems, in words
 */
export function featureProblems(folder: string, sources: readonly Source[], { shared, pairs }: Features): string[] {
  const files = filesOf(folder, sources);
  const isShared = (path: string) => shared.includes(path.split('/')[0] ?? '');
  const users = new Map<string, string[]>();
  const met = new Set<string>();
  const problems: string[] = [];
  for (const { here, wanted } of files)
    for (const there of wanted) {
      users.set(there, [...(users.get(there) ?? []), here]);
      const [own, other] = [featureOf(here), featureOf(there)];
      if (own === undefined || other === undefined || own === other) continue;
      met.add(`${own} → ${other}`);
      if (!pairs.includes(`${own} → ${other}`)) problems.push(`${here} imports ${there} from another feature`);
    }
  for (const pair of pairs) if (!met.has(pair)) problems.push(`no import has ${pair}; take it off the list`);
  for (const { here } of files.filter((file) => isShared(file.here))) {
    const modules = modulesServed(here, users, isShared);
    if (modules.length < 2)
      problems.push(`${here} serves only ${modules[0] ?? 'itself'}; a shared file serves two modules`);
  }
  for (const drawer of shared)
    if (!files.some(({ here }) => here.startsWith(`${drawer}/`)))
      problems.push(`the folder ${drawer} has no files: does the check read the right folder?`);
  return problems;
}

const featureOf = (path: string): string | undefined => /^features\/([^/]+)\//.exec(path)?.[1];

/** The modules that use a shared file, also through other shared files. */
function modulesServed(
  file: string,
  users: ReadonlyMap<string, readonly string[]>,
  isShared: (path: string) => boolean,
): readonly string[] {
  const served = new Set<string>();
  const reached = [file];
  for (const one of reached)
    for (const user of users.get(one) ?? []) {
      if (!isShared(user)) served.add(featureOf(user) ?? user.split('/')[0] ?? '');
      else if (!reached.includes(user)) reached.push(user);
    }
  return [...served];
}
