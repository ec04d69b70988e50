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
  /** Where the photographs of `largePhoto` lie. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

const configFile = resolve(import.meta.dirname, 'vite.config.ts');

/** The pages of the benches, built as they would be shipped, with their files, on a server of their own. */
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
