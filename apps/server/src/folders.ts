import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StaticFolder } from '@cpc/api';
import { artworkIn, contentDirectory } from '@cpc/content';

const app = (name: string) => fileURLToPath(new URL(`../../${name}/dist`, import.meta.url));

/** The page of the customer's app, which shows "not found" for an unknown address (RT-15). */
export function missingPage(): string | undefined {
  const index = join(app('web'), 'index.html');
  return existsSync(index) ? readFileSync(index, 'utf8') : undefined;
}

/** The built apps, and the content; a folder that was not built is not served. */
export function builtFolders(): readonly StaticFolder[] {
  const content = (name: string): StaticFolder => ({
    prefix: `/${name}/`,
    root: join(contentDirectory(), name),
    kind: 'content',
  });
  const pictures = artworkIn(contentDirectory());
  const artwork = (name: string): StaticFolder => ({ ...content(name), ensure: (file) => pictures.ensure(name, file) });
  const folders: readonly StaticFolder[] = [
    { prefix: '/', root: app('web'), kind: 'app' },
    { prefix: '/partner/', root: app('partner'), kind: 'app', camera: true },
    content('fonts'),
    artwork('stickers'),
    { ...artwork('emoji'), version: emojiVersion() },
    artwork('wallpapers'),
  ];
  return folders.filter(({ root }) => existsSync(root));
}

/** The version in the addresses of the drawings; undefined if none are built. */
function emojiVersion(): string | undefined {
  const index = join(contentDirectory(), 'emoji', 'index.json');
  return existsSync(index) ? (JSON.parse(readFileSync(index, 'utf8')) as { version: string }).version : undefined;
}
