/**
 * `npm run samples -w @cpc/illustrator`: draws the pictures of the five styles that customers choose between, at most 6 KB
 * each: all show one prompt and one seed, so that they differ in style alone. Then those of the picture kit, as one column.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DRAWING_KIT, type KitGroup } from '@cpc/domain';
import sharp from 'sharp';
import { draw, STYLES, understand } from '../src/index.ts';
import { render } from '../src/render.ts';
import { buildArt } from './build.ts';

const FOLDER = fileURLToPath(new URL('../../editor/src/features/drawing/styles', import.meta.url));
const PROMPT = 'a fox in the forest';
const SEED = 4;
/** Drawn large, so that lines and grain have their usual share of the picture. */
const [WIDTH, HEIGHT] = [448, 640] as const;
/** px, for a tile of 80 × 114 CSS pixels on a phone. */
const SIZE = { width: 168, height: 240 } as const;
const MAX_SAMPLE_BYTES = 6 * 1024;

async function small(png: Uint8Array): Promise<Buffer> {
  for (let quality = 80; quality >= 20; quality -= 4) {
    const file = await sharp(png).resize(SIZE).avif({ quality, effort: 7 }).toBuffer();
    if (file.length <= MAX_SAMPLE_BYTES) return file;
  }
  throw new Error(`samples: expected at most ${MAX_SAMPLE_BYTES} bytes at quality 20`);
}

/** px, of a tile of the kit. */
const TILE = 120;
const DRAWN = TILE * 3;
/** What a tile shows of its drawing: of a hero the middle, of a mood the sky. */
const PARTS = {
  hero: { left: 70, top: 85, width: 220, height: 220 },
  place: { left: 0, top: 0, width: DRAWN, height: DRAWN },
  mood: { left: 60, top: 0, width: 300, height: 300 },
} as const;

async function tiles(group: KitGroup): Promise<Buffer[]> {
  const drawn = DRAWING_KIT[group].map(async (word) => {
    const order = { style: 'modern', seed: group === 'hero' ? 0 : 2, width: DRAWN, height: DRAWN } as const;
    const png = await render(draw({ understanding: understand(word, 'en-US'), ...order }));
    return await sharp(png).extract(PARTS[group]).resize(TILE, TILE).toBuffer();
  });
  return await Promise.all(drawn);
}

await buildArt();
await mkdir(FOLDER, { recursive: true });
const understanding = understand(PROMPT, 'en-US');
for (const style of STYLES) {
  const png = await render(draw({ understanding, style, seed: SEED, width: WIDTH, height: HEIGHT }));
  const file = await small(png);
  await writeFile(join(FOLDER, `${style}.avif`), file);
  console.log(`${style}: ${file.length} bytes`);
}

const column = [...(await tiles('hero')), ...(await tiles('place')), ...(await tiles('mood'))];
const kit = await sharp({ create: { width: TILE, height: TILE * column.length, channels: 3, background: '#fff' } })
  .composite(column.map((input, at) => ({ input, left: 0, top: at * TILE })))
  .avif({ quality: 55, effort: 7 })
  .toBuffer();
await writeFile(join(FOLDER, '..', 'kit.avif'), kit);
console.log(`kit: ${kit.length} bytes`);
