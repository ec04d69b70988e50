import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StaticFolder } from '@cpc/api';
import { contentDirectory } from '@cpc/content';

/** The apps as they were built, and the content; a folder that was not built is not served. */
export function builtFolders(): readonly StaticFolder[] {
  const app = (name: string) => fileURLToPath(new URL(`../../${name}/dist`, import.meta.url));
  const content = (name: string): StaticFolder => ({
    prefix: `/${name}/`,
    root: join(contentDirectory(), name),
    kind: 'content',
  });
  const folders: readonly StaticFolder[] = [
    { prefix: '/', root: app('web'), kind: 'app' },
    { prefix: '/partner/', root: app('partner'), kind: 'app' },
    content('fonts'),
    content('stickers'),
    content('wallpapers'),
  ];
  return folders.filter(({ root }) => existsSync(root));
}
