import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, preview, resolveConfig } from 'vite';
import type {} from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly runFolder: string;
  }
}

/** A page under test, served on a port of its own until it is closed. */
export interface ServedPage {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Builds and serves the page of a Vite configuration. It is built, because a browser with an empty cache would
 * otherwise fetch about a hundred modules each time.
 * @param runFolder the folder for what a run creates once: the first file of tests builds the page there for all
 */
export async function servePage(configFile: string, runFolder: string): Promise<ServedPage> {
  const name = createHash('sha256').update(configFile).digest('hex').slice(0, 12);
  const outDir = join(runFolder, `page-${name}`);
  const made = { outDir, emptyOutDir: true, minify: false, reportCompressedSize: false, copyPublicDir: false };
  await once(outDir, async () => {
    await build({ configFile, logLevel: 'error', build: made });
    await linkInto(outDir, (await resolveConfig({ configFile, logLevel: 'error' }, 'build')).publicDir);
  });
  const server = await preview({
    configFile,
    logLevel: 'error',
    build: made,
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

const MAX_WAIT_MS = 100_000;
const LOOK_MS = 50;

/** Makes a folder once for all processes of a run: creating it is atomic, and the process that succeeds does the work. */
async function once(folder: string, work: () => Promise<unknown>): Promise<void> {
  const ready = `${folder}.ready`;
  const isMine = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (isMine) {
    await work();
    await writeFile(ready, '');
  }
  for (let waited = 0; !existsSync(ready); waited += LOOK_MS) {
    if (waited > MAX_WAIT_MS) throw new Error(`${folder} was not built`);
    await sleep(LOOK_MS);
  }
}

/** A page's public folder may have thousands of files, so they are linked, not copied. */
async function linkInto(outDir: string, publicDir: string): Promise<void> {
  if (publicDir === '') return;
  const names = await readdir(publicDir).catch(() => []);
  await Promise.all(names.map((name) => symlink(join(publicDir, name), join(outDir, name))));
}
