import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** A source file and its imports, as written: type imports, re-exports and dynamic imports count. */
export interface Source {
  readonly file: string;
  readonly imports: readonly string[];
}

/** Every TypeScript file below a folder, and every module that runs without a compiler. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesBelow(path);
    return /\.(?:tsx?|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

export const readSources = (folder: string): Source[] => filesBelow(folder).map(readSource);

function readSource(file: string): Source {
  const { staticImports, staticExports, dynamicImports } = readModule(file);
  const exported = staticExports.flatMap((it) => it.entries.flatMap((entry) => entry.moduleRequest?.value ?? []));
  return { file, imports: [...staticImports.map((it) => it.moduleRequest.value), ...exported, ...dynamicImports] };
}

/** The imports and exports of a file, its dynamic imports as written, and its text. */
export function readModule(file: string) {
  const source = readFileSync(file, 'utf8');
  const parsed = parseSync(file, source);
  const fatal = parsed.errors[0];
  if (fatal) throw new Error(`${relative(ROOT, file)}: ${fatal.message}`);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const dynamic = dynamicImports.map((it) =>
    source.slice(it.moduleRequest.start, it.moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, ''),
  );
  return { staticImports, staticExports, dynamicImports: dynamic, source };
}

/** The files that a file imports by a relative path. */
export function reached({ file, imports }: Source): string[] {
  return imports.filter((wanted) => wanted.startsWith('.')).map((wanted) => resolve(dirname(file), wanted));
}
