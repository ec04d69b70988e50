/**
 * `npm run samples -w @cpc/illustrator`: draws the pictures of the five styles that customers choose between, at most 6 KB
 * each. All show one prompt and one seed, so that they differ in style alone.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
const MOST = 6 * 1024;

async function small(png: Uint8Array): Promise<Buffer> {
  for (let quality = 80; quality >= 20; quality -= 4) {
    const file = await sharp(png).resize(SIZE).avif({ quality, effort: 7 }).toBuffer();
    if (file.length <= MOST) return file;
  }
  throw new Error(`samples: expected at most ${MOST} bytes at quality 20`);
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
