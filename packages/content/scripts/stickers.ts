import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { STICKER_SIZE, STICKERS } from '../src/stickers/stickers.ts';

const require = createRequire(import.meta.url);

/** The part of an Iconify JSON set that this package reads. */
interface IconSet {
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
}

/** Pixels of a preview: three times what a grid of stickers shows. */
const PREVIEW_SIZE = 192;

/** Rasterises every sticker as `<key>.png` and `previews/<key>.png`, transparent where nothing is drawn. */
export async function buildStickers(folder: string): Promise<void> {
  await mkdir(join(folder, 'previews'));
  const set = JSON.parse(await readFile(require.resolve('@iconify-json/noto/icons.json'), 'utf8')) as IconSet;
  for (const { key } of STICKERS) {
    const drawing = sharp(Buffer.from(svgOf(set, key))).png({ compressionLevel: 9 });
    await drawing.clone().toFile(join(folder, `${key}.png`));
    await drawing
      .clone()
      .resize(PREVIEW_SIZE)
      .toFile(join(folder, 'previews', `${key}.png`));
  }
}

/** An icon as an SVG page of the sticker's own size, so that it is drawn at that size and never enlarged. */
function svgOf(set: IconSet, key: string): string {
  const icon = set.icons[key];
  if (!icon) throw new Error(`svgOf: ${key} is not in the icon set`);
  const width = icon.width ?? set.width;
  const height = icon.height ?? set.height;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${STICKER_SIZE}" height="${STICKER_SIZE}" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
}
