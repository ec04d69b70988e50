/**
 * Bundles the programs that run on Node, each as plain JavaScript: a start then reads ten files instead of compiling a
 * thousand. npm packages stay outside the bundle of the server. The agent is one file with all in it: a station fetches
 * that file as its next version.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './root.mjs';

/**
 * The main module of each program, and the modules that it runs on a thread or in a process of their own. All lie beside
 * each other in the bundle, under the names by which they are started: `new URL('./<name>.mjs', import.meta.url)`.
 */
export const PROGRAMS = {
  server: [
    'apps/server/src/main.ts',
    'packages/api/src/base/processes/warden-thread.ts',
    'packages/api/src/base/painting/paint-process.ts',
    'packages/api/src/modules/uploads/picture-process.ts',
    'packages/api/src/modules/uploads/cut-out/cutout-process.ts',
    'packages/api/src/base/preflight/preflight-thread.ts',
    'packages/api/src/base/db/aside-thread.ts',
    'packages/api/src/modules/bills/bill-process.ts',
    'packages/api/src/operator/imports/sheet-process.ts',
    'packages/api/src/modules/drawings/illustrator/illustrator-process.ts',
    'packages/content/src/artwork/drawing-thread.ts',
    'packages/content/src/artwork/emoji-thread.ts',
  ],
  station: ['apps/station/src/main.ts', 'apps/station/src/launcher.ts'],
  operator: ['apps/operator/src/main.ts'],
};

/** The version of the station agent in this repository. */
export const agentVersion = () => JSON.parse(readFileSync(join(ROOT, 'apps/station/package.json'), 'utf8')).version;

/** Writes `apps/<name>/dist` with `main.mjs` in it. */
export async function bundleProgram(name) {
  const outdir = join(ROOT, 'apps', name, 'dist');
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  if (name === 'station') {
    const outfileOf = (entry) => join(outdir, `${basename(entry, '.ts')}.mjs`);
    await Promise.all(PROGRAMS.station.map((entry) => bundleWhole(entry, outfileOf(entry), agentVersion())));
    return;
  }
  await build({
    entryPoints: PROGRAMS[name].map((entry) => ({ in: join(ROOT, entry), out: basename(entry, '.ts') })),
    outExtension: { '.js': '.mjs' },
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'warning',
    plugins: [ownCodeOnly(outdir)],
  });
}

/**
 * Writes a program of the station as one file that needs nothing but Node. The same sources give the same bytes, wherever
 * the repository lies.
 * @param entry an absolute path, or one in the repository
 */
export async function bundleWhole(entry, outfile, version) {
  await build({
    entryPoints: [resolve(ROOT, entry)],
    outfile,
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    define: { AGENT_VERSION: JSON.stringify(version) },
    // Packages of the older kind of module load parts of Node by `require`.
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
  });
}

/**
 * Leaves npm packages outside the bundle. They are then looked up from the bundle's folder, not from the module that
 * imports them: a package that is found there in another version, or not at all, is an error of the build.
 */
const ownCodeOnly = (outdir) => ({
  name: 'own-code-only',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) => {
      if (kind === 'entry-point' || path.startsWith('@cpc/')) return undefined;
      const wanted = isBuiltin(path) ? undefined : versionOf(path, resolveDir);
      const found = isBuiltin(path) ? undefined : versionOf(path, outdir);
      if (wanted === found) return { path, external: true };
      const text = `${path} ${wanted} is imported in ${resolveDir}, but the program would load ${found ?? 'nothing'}.`;
      return { errors: [{ text }] };
    });
  },
});

/** The version of a package that a module in a folder gets: the one in the nearest `node_modules`. */
export function versionOf(path, folder) {
  const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
  const file = join(folder, 'node_modules', name, 'package.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).version;
  return dirname(folder) === folder ? undefined : versionOf(path, dirname(folder));
}
