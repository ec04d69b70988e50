import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentDirectory } from '../src/directory.ts';
import { buildFonts } from './fonts.ts';
import { buildEmoji } from './emoji.ts';
import { hashOf } from './stamp.ts';
import { buildStickers } from './stickers.ts';
import { buildWallpapers } from './wallpapers.ts';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

/** One folder of the built content: the function that builds it, and its input files. */
interface Part {
  readonly folder: string;
  /** @param version changes with the inputs */
  readonly build: (folder: string, version: string) => Promise<void>;
  readonly inputs: readonly string[];
}

const PARTS: readonly Part[] = [
  {
    folder: 'fonts',
    build: buildFonts,
    inputs: ['scripts/fonts.ts', 'scripts/font-css.ts', 'scripts/cmap.ts', 'src/typefaces', 'src/ranges.ts'],
  },
  {
    folder: 'stickers',
    build: buildStickers,
    inputs: [
      'scripts/stickers.ts',
      'scripts/stickers',
      'src/stickers',
      'stickers',
      'src/artwork',
      'src/icons',
      'icons.json.br',
    ],
  },
  {
    folder: 'emoji',
    build: buildEmoji,
    inputs: [
      'scripts/emoji.ts',
      'src/emoji',
      'src/artwork',
      'src/icons',
      'icons.json.br',
      '../design/src/emoji/key.ts',
    ],
  },
  {
    folder: 'wallpapers',
    build: buildWallpapers,
    inputs: ['scripts/wallpapers.ts', 'previews', 'src/art', 'src/wallpapers', 'src/artwork'],
  },
];

/**
 * Builds the fonts, stickers, emoji and wallpapers into `contentDirectory()`. A part with unchanged inputs is skipped. A part
 * appears completely or not at all, so an interrupted build can simply be repeated.
 * @returns the names of the parts that were built
 */
export async function buildContent(): Promise<string[]> {
  const built = await Promise.all(PARTS.map(buildPart));
  return built.filter((name) => name !== undefined);
}

async function buildPart(part: Part): Promise<string | undefined> {
  const target = join(contentDirectory(), part.folder);
  // `package.json` names the exact versions of the packages that the assets come from.
  const stamp = await hashOf(PACKAGE, [...part.inputs, 'package.json']);
  if ((await stampOf(target)) === stamp) return undefined;
  const draft = `${target}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await part.build(draft, stamp.slice(0, 12));
  await writeFile(join(draft, '.stamp'), stamp);
  await rm(target, { recursive: true, force: true });
  await rename(draft, target).catch((error: unknown) => useExisting(target, draft, stamp, error));
  return part.folder;
}

/** Another process may have put the same part in place between the two steps above: then that part stays. */
async function useExisting(target: string, draft: string, stamp: string, error: unknown): Promise<void> {
  if ((await stampOf(target)) !== stamp) throw error;
  await rm(draft, { recursive: true, force: true });
}

async function stampOf(folder: string): Promise<string | undefined> {
  return readFile(join(folder, '.stamp'), 'utf8').catch(() => undefined);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = await buildContent();
  console.log(built.length === 0 ? 'content: up to date' : `content: built ${built.join(', ')}`);
}
