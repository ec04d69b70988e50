/**
 * Bundles the programs that run on Node, each as plain JavaScript: a start then reads ten files instead of compiling a
 * thousand. npm packages stay outside the bundle.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
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
    'packages/api/src/base/preflight/preflight-thread.ts',
    'packages/api/src/modules/bills/bill-process.ts',
    'packages/content/src/artwork/drawing-thread.ts',
  ],
  station: ['apps/station/src/main.ts'],
  operator: ['apps/operator/src/main.ts'],
};

/** Writes `apps/<name>/dist` with `main.mjs` in it. */
export async function bundleProgram(name) {
  const outdir = join(ROOT, 'apps', name, 'dist');
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
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
    plugins: [ownCodeOnly],
  });
}

const ownCodeOnly = {
  name: 'own-code-only',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@cpc/') ? undefined : { path, external: true },
    );
  },
};
