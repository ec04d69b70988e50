import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { iconSet } from '../src/icons/icon-sets.ts';
import { STICKER_SIZE, STICKERS } from '../src/stickers/stickers.ts';
import type { Sticker } from '../src/types.ts';
import { PAGE } from './stickers/draw.ts';
import { SHAPE_DRAWINGS } from './stickers/shapes.ts';
import { TAPE_DRAWINGS } from './stickers/tapes.ts';
import { drawWord } from './stickers/words.ts';

/** Writes every sticker as `<key>.svg`. */
export async function buildStickers(folder: string): Promise<void> {
  for (const sticker of STICKERS) {
    const svg = sticker.icon === null ? await own(sticker.key) : fromSet(sticker, sticker.icon);
    await writeFile(join(folder, `${sticker.key}.svg`), svg);
  }
}

async function own(key: string): Promise<string> {
  const body = (SHAPE_DRAWINGS[key] ?? TAPE_DRAWINGS[key])?.() ?? (await drawWord(key));
  if (body === undefined) throw new Error(`buildStickers: sticker ${key} has no drawing`);
  return page(PAGE, PAGE, body);
}

function fromSet({ licence }: Sticker, icon: string): string {
  const set = iconSet(licence.source);
  const drawing = set.icons[icon];
  if (!drawing) throw new Error(`buildStickers: ${icon} is not in ${licence.source}`);
  return page(drawing.width ?? set.width, drawing.height ?? set.height, drawing.body);
}

/** An SVG of the sticker's own size, so that it is drawn at that size and never enlarged. */
const page = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${STICKER_SIZE}" height="${STICKER_SIZE}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
