import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contentDirectory } from '@cpc/content';
import { build } from 'vite';
import { serve } from '../lib/serve.ts';
import { makeFiles } from './files.ts';

export interface Site {
  /** With a slash at its end. */
  readonly address: string;
  /** The folder with the photographs of `largePhoto`. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

const configFile = resolve(import.meta.dirname, 'vite.config.ts');

/** Production builds of the bench's pages, with their files, on their own server. */
export async function openSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-editor-'));
  const pages = join(folder, 'pages');
  await build({ configFile, build: { outDir: pages, emptyOutDir: true } });
  await makeFiles(folder);
  const server = await serve([pages, folder, contentDirectory()]);
  return {
    address: server.address,
    folder,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
