import { readModule } from './sources.ts';

/** One name that a file takes from a module; `*` stands for all its names. */
interface Link {
  readonly from: string;
  readonly name: string;
  /** The name under which the file passes it on. */
  readonly as?: string;
}

/** The names that cross the border of a file. */
export interface Linked {
  readonly file: string;
  readonly imports: readonly Link[];
  readonly passesOn: readonly Link[];
  /** The exports of the file's own code that the rest of the file does not use. */
  readonly exports: readonly string[];
}

const ALL = '*';

export function readLinks(file: string): Linked {
  const { staticImports, staticExports, dynamicImports, source } = readModule(file);
  const entries = staticExports.flatMap((it) => it.entries);
  const imports = staticImports.flatMap(({ moduleRequest, entries: names }) =>
    names.map(({ importName }) => ({ from: moduleRequest.value, name: nameOf(importName) })),
  );
  const passesOn = entries.flatMap(({ moduleRequest, importName, exportName }) =>
    moduleRequest ? [{ from: moduleRequest.value, name: nameOf(importName), as: nameOf(exportName) }] : [],
  );
  const own = entries.flatMap(({ moduleRequest, exportName }) => (moduleRequest ? [] : [nameOf(exportName)]));
  return {
    file,
    imports: [...imports, ...dynamicImports.map((from) => ({ from, name: ALL }))],
    passesOn,
    exports: own.filter((name) => !isUsedTwice(source, name)),
  };
}

const nameOf = ({ kind, name }: { readonly kind: string; readonly name: string | null }): string =>
  name ?? (kind === 'Default' ? 'default' : ALL);

const isUsedTwice = (source: string, name: string): boolean =>
  (source.match(new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g')) ?? []).length > 1;

/**
 * The exports that no importer reaches, as `file: name`. Re-exports pass a demand on.
 * @param subjects whose exports are looked at
 * @param importers whose imports count
 * @param resolve the file behind an import
 */
export function unreached(
  subjects: readonly Linked[],
  importers: readonly Linked[],
  resolve: (file: string, wanted: string) => string | undefined,
): string[] {
  const demanded = new Map<string, Set<string>>();
  const byFile = new Map([...subjects, ...importers].map((linked) => [linked.file, linked]));
  const demand = (file: string | undefined, name: string): void => {
    if (file === undefined) return;
    const names = demanded.get(file) ?? new Set();
    if (names.has(name)) return;
    demanded.set(file, names.add(name));
    for (const link of byFile.get(file)?.passesOn ?? []) {
      if (link.as === ALL) demand(resolve(file, link.from), name);
      else if (name === ALL || link.as === name) demand(resolve(file, link.from), link.name);
    }
  };
  for (const { file, imports } of importers) for (const { from, name } of imports) demand(resolve(file, from), name);
  return subjects.flatMap(({ file, exports }) => {
    const names = demanded.get(file);
    return exports.filter((name) => !names?.has(name) && !names?.has(ALL)).map((name) => `${file}: ${name}`);
  });
}
