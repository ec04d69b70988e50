import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import sharp from 'sharp';
import { WALLPAPERS } from '../wallpapers/wallpapers.ts';
import { compileOnThread } from './compile-on-thread.ts';
import { drawOnThread } from './draw-on-thread.ts';
import { makeOnce } from './make-once.ts';

/** The painted pictures, made on first request and kept: there are only as many as the catalogue has. */
export interface Artwork {
  /** PNG of STICKER_SIZE. Rejects if there is no such sticker. */
  readonly sticker: (key: string) => Promise<Uint8Array>;
  /** JPEG of WALLPAPER_WIDTH × WALLPAPER_HEIGHT. Rejects if there is no such wallpaper. */
  readonly wallpaper: (key: string) => Promise<Uint8Array>;
  /** JSON of an EmojiDrawing. Rejects if there is no drawing with this key. */
  readonly emoji: (key: string) => Promise<Uint8Array>;
  /** Makes the file with this name in `stickers`, `emoji` or `wallpapers`; does nothing for an unknown name. */
  readonly ensure: (folder: string, file: string) => Promise<void>;
}

const DRAWN = new Set(WALLPAPERS.map(({ key }) => key));
const FILE = /^([\w-][\w.-]*)\.(png|jpg|json)$/;

/** @param folder that `buildContent()` has filled; a folder with the finished pictures works, too */
export function artworkIn(folder: string): Artwork {
  const stickerFile = (key: string) => join(folder, 'stickers', `${checkedKey(key)}.png`);
  const emojiFile = (key: string) => join(folder, 'emoji', `${checkedKey(key)}.json`);
  const wallpaperFile = (key: string) => join(folder, 'wallpapers', `${checkedKey(key)}.jpg`);
  const makeSticker = (key: string) =>
    makeOnce(stickerFile(key), async () => rasterised(await readFile(join(folder, 'stickers', `${key}.svg`))));
  const makeEmoji = (key: string) =>
    makeOnce(emojiFile(key), async () => {
      const drawing = await compileOnThread(await readFile(join(folder, 'emoji', `${key}.svg`), 'utf8'));
      // Browsers get the packed file; it must be there before the other one, which ends the work.
      await makeOnce(`${emojiFile(key)}.br`, () => compress(drawing));
      return drawing;
    });
  const makeWallpaper = async (key: string) => {
    if (DRAWN.has(key)) await makeOnce(wallpaperFile(key), () => drawOnThread(key));
  };
  return {
    async sticker(key) {
      const file = stickerFile(key);
      await makeSticker(key);
      return readFile(file);
    },
    async emoji(key) {
      const file = emojiFile(key);
      await makeEmoji(key);
      return readFile(file);
    },
    async wallpaper(key) {
      const file = wallpaperFile(key);
      await makeWallpaper(key);
      return readFile(file);
    },
    async ensure(kind, file) {
      const [, key, ending] = FILE.exec(file) ?? [];
      if (key === undefined) return;
      // No sticker of that name: then the file is simply not found.
      if (kind === 'stickers' && ending === 'png') await makeSticker(key).catch(ignoreMissing);
      if (kind === 'emoji' && ending === 'json' && key !== 'index') await makeEmoji(key).catch(ignoreMissing);
      if (kind === 'wallpapers' && ending === 'jpg') await makeWallpaper(key);
    },
  };
}

/** The SVG states its own size and is square. */
const rasterised = (svg: Uint8Array): Promise<Uint8Array> => sharp(svg).png({ compressionLevel: 9 }).toBuffer();

const compress = promisify(brotliCompress);

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** A key comes from a customer's design: it must not lead out of the folder. */
function checkedKey(key: string): string {
  if (!/^[\w-][\w.-]*$/.test(key)) throw new RangeError(`artwork: expected a key, got ${JSON.stringify(key)}`);
  return key;
}
