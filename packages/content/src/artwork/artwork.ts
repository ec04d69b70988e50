import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { WALLPAPERS } from '../wallpapers/wallpapers.ts';
import { drawOnThread } from './draw-on-thread.ts';
import { makeOnce } from './make-once.ts';

/** The pictures that are painted, made when they are first asked for and kept: there are no more than the catalogue has. */
export interface Artwork {
  /** PNG of STICKER_SIZE. Rejects when there is no such sticker. */
  readonly sticker: (key: string) => Promise<Uint8Array>;
  /** JPEG of WALLPAPER_WIDTH × WALLPAPER_HEIGHT. Rejects when there is no such wallpaper. */
  readonly wallpaper: (key: string) => Promise<Uint8Array>;
  /** Makes what a file name under `stickers` or `wallpapers` stands for; does nothing for a name that stands for nothing. */
  readonly ensure: (folder: string, file: string) => Promise<void>;
}

const DRAWN = new Set(WALLPAPERS.map(({ key }) => key));
const FILE = /^([\w-][\w.-]*)\.(png|jpg)$/;

/** @param folder that `buildContent()` has filled; one that holds the finished pictures serves as well */
export function artworkIn(folder: string): Artwork {
  const stickerFile = (key: string) => join(folder, 'stickers', `${checkedKey(key)}.png`);
  const wallpaperFile = (key: string) => join(folder, 'wallpapers', `${checkedKey(key)}.jpg`);
  const makeSticker = (key: string) =>
    makeOnce(stickerFile(key), async () => rasterised(await readFile(join(folder, 'stickers', `${key}.svg`))));
  const makeWallpaper = async (key: string) => {
    if (DRAWN.has(key)) await makeOnce(wallpaperFile(key), () => drawOnThread(key));
  };
  return {
    async sticker(key) {
      const file = stickerFile(key);
      await makeSticker(key);
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
      // Nothing of that name: the file is simply not found.
      if (kind === 'stickers' && ending === 'png') await makeSticker(key).catch(ignoreMissing);
      if (kind === 'wallpapers' && ending === 'jpg') await makeWallpaper(key);
    },
  };
}

/** The page says how large it is, and is square. */
const rasterised = (svg: Uint8Array): Promise<Uint8Array> => sharp(svg).png({ compressionLevel: 9 }).toBuffer();

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** A key comes from a customer's design; it must not lead out of the folder. */
function checkedKey(key: string): string {
  if (!/^[\w-][\w.-]*$/.test(key)) throw new RangeError(`artwork: ${JSON.stringify(key)} is no key`);
  return key;
}
