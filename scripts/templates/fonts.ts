import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artworkIn, contentDirectory } from '@cpc/content';
import { createShaper, type FontSource, KEPT_EMOJI, loadHarfBuzz, type Shaper } from '@cpc/paint/text';

const folder = contentDirectory();
export const artwork = artworkIn(folder);

/** The fonts of the built catalogue. */
export const FONTS: FontSource = {
  manifest: async (key) => JSON.parse(await readFile(join(folder, 'fonts', `${key}.json`), 'utf8')),
  face: (url) => readFile(join(folder, url)),
  emojiManifest: async () => JSON.parse(await readFile(join(folder, 'emoji', 'index.json'), 'utf8')),
  emoji: async ({ key }) => JSON.parse(Buffer.from(await artwork.emoji(key)).toString()),
};

export const newShaper = async (): Promise<Shaper> => createShaper(await loadHarfBuzz(), KEPT_EMOJI);
