import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { artworkIn } from '@cpc/content';
import type { EmojiDrawing, EmojiManifest } from '@cpc/design';
import type { FontSource, TypefaceManifest } from '@cpc/paint/text';

/** The files of the catalogue that designs use. */
export interface ContentFiles {
  readonly sticker: (key: string) => Promise<Uint8Array>;
  readonly wallpaper: (key: string) => Promise<Uint8Array>;
  readonly fonts: FontSource;
}

/**
 * @param folder in the form that `buildContent()` creates, or with ready-made `stickers/<key>.png` and
 * `wallpapers/<key>.jpg`
 */
export function contentFolder(folder: string): ContentFiles {
  const { sticker, wallpaper, emoji } = artworkIn(folder);
  return {
    sticker,
    wallpaper,
    fonts: {
      manifest: async (key): Promise<TypefaceManifest> =>
        JSON.parse(await readFile(join(folder, 'fonts', `${checkedKey(key)}.json`), 'utf8')),
      face: (url) => readFile(join(folder, checkedAddress(url))),
      emojiManifest: async (): Promise<EmojiManifest> =>
        JSON.parse(await readFile(join(folder, 'emoji', 'index.json'), 'utf8')),
      emoji: async ({ key }): Promise<EmojiDrawing> => JSON.parse(Buffer.from(await emoji(key)).toString()),
    },
  };
}

/** A CMYK profile that the operator provides: `<folder>/<name>.icc`. */
export function profileFolder(folder: string): (name: string) => Promise<Uint8Array> {
  return (name) => readFile(join(folder, `${checkedKey(name)}.icc`));
}

/** A key comes from a customer's design; it must not lead out of the folder. */
function checkedKey(key: string): string {
  if (!/^[\w-][\w.-]*$/.test(key)) throw new RangeError(`content: expected a key, got ${JSON.stringify(key)}`);
  return key;
}

function checkedAddress(url: string): string {
  const path = normalize(url);
  if (!path.startsWith('/fonts/'))
    throw new RangeError(`content: expected the URL of a font, got ${JSON.stringify(url)}`);
  return path;
}
