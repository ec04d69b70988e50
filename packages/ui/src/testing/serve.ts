import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

/** A page under test, served on a port of its own until it is closed. */
export interface ServedPage {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Builds and serves the page of a Vite configuration. It is built, because a browser with an empty cache would
 * otherwise fetch about a hundred modules each time.
 */
export async function servePage(configFile: string): Promise<ServedPage> {
  const outDir = await mkdtemp(join(tmpdir(), 'cpc-page-'));
  const made = { outDir, emptyOutDir: true, minify: false, reportCompressedSize: false, copyPublicDir: false };
  await build({ configFile, logLevel: 'error', build: made });
  const server = await preview({
    configFile,
    logLevel: 'error',
    build: made,
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  await linkInto(outDir, server.config.publicDir);
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    async close() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}

/** A page's public folder may have thousands of files, so they are linked, not copied. */
async function linkInto(outDir: string, publicDir: string): Promise<void> {
  if (publicDir === '') return;
  const names = await readdir(publicDir).catch(() => []);
  await Promise.all(names.map((name) => symlink(join(publicDir, name), join(outDir, name))));
}
