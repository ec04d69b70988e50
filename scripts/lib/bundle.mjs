/**
 * Bundles the programs that run on Node, each as plain JavaScript: a start then reads ten files instead of compiling a
 * thousand. npm packages stay outside the bundle.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './prepare.mjs';

/** Modules that run on a thread or in a process of their own. */
const APART = [
  'packages/api/src/base/processes/warden-thread.ts',
  'packages/api/src/base/painting/paint-process.ts',
  'packages/api/src/modules/uploads/picture-process.ts',
  'packages/api/src/base/preflight/preflight-thread.ts',
  'packages/content/src/artwork/drawing-thread.ts',
];
const PROGRAMS = {
  server: ['apps/server/src/main.ts', ...APART],
  station: ['apps/station/src/main.ts'],
};

/** Writes `apps/<name>/dist` with `main.js` in it. */
export async function bundleProgram(name) {
  const outdir = join(ROOT, 'apps', name, 'dist');
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  await build({
    entryPoints: PROGRAMS[name].map((entry) => join(ROOT, entry)),
    entryNames: '[name]',
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    plugins: [ownCodeOnly, placesOfSources(outdir)],
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

/**
 * Keeps `import.meta.url` pointing at the original source in the bundle, so that a module still finds the files beside
 * it. Threads and processes are bundled beside the program, and need no compiler.
 */
function placesOfSources(outdir) {
  return {
    name: 'places-of-sources',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8');
        if (!source.includes('import.meta.url')) return undefined;
        const place = relative(outdir, path).replaceAll('\\', '/');
        const contents = source
          .replaceAll(/new URL\('\.\/([\w-]+-(?:thread|process))\.mjs', import\.meta\.url\)/g, (_, name) => {
            if (!APART.includes(relative(ROOT, join(dirname(path), `${name}.ts`)).replaceAll('\\', '/')))
              throw new Error(`${path}: ${name} is not bundled; name it in scripts/lib/bundle.mjs`);
            return `new URL('./${name}.js', BUNDLED)`;
          })
          .replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`)
          .replaceAll('BUNDLED', 'import.meta.url');
        return { contents, loader: 'ts' };
      });
    },
  };
}
