/** `npm run sheet -w @cpc/illustrator`: draws the sheets of docs/illustrator: sixty prompts in five styles, four seeds, forty strangers. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { matchLocale } from '@cpc/i18n';
import sharp from 'sharp';
import { draw, STYLES, understand, type Style } from '../src/index.ts';
import { render } from '../src/render.ts';
import { buildArt } from './build.ts';
import { STRANGERS } from '../src/testing/strangers.ts';
import { SHEET_PROMPTS } from './sheet-prompts.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/illustrator', import.meta.url));
const [WIDTH, HEIGHT] = [512, 1024] as const;
const CELL = 104;
const GAP = 3;
const PROMPTS_IN_ROW = 3;
const ROWS = 5;

async function cell(prompt: string, style: Style, seed: number): Promise<Buffer> {
  const [words = '', language = 'en-US'] = prompt.split(' @');
  const understanding = understand(words, matchLocale(language));
  const png = await render(draw({ understanding, style, seed, width: WIDTH, height: HEIGHT }));
  return await sharp(png)
    .resize(CELL, CELL * 2)
    .toBuffer();
}

async function write(name: string, cells: readonly Buffer[], columns: number): Promise<void> {
  const rows = Math.ceil(cells.length / columns);
  const [width, height] = [columns * (CELL + GAP) - GAP, rows * (CELL * 2 + GAP) - GAP];
  const sheet = sharp({ create: { width, height, channels: 3, background: '#777777' } }).composite(
    cells.map((input, at) => ({
      input,
      left: (at % columns) * (CELL + GAP),
      top: Math.floor(at / columns) * (CELL * 2 + GAP),
    })),
  );
  await writeFile(join(FOLDER, name), await sheet.jpeg({ quality: 74, mozjpeg: true }).toBuffer());
}

await buildArt();
await mkdir(FOLDER, { recursive: true });
const onSheet = PROMPTS_IN_ROW * ROWS;
for (let first = 0; first < SHEET_PROMPTS.length; first += onSheet) {
  const cells: Buffer[] = [];
  for (const [at, prompt] of SHEET_PROMPTS.slice(first, first + onSheet).entries())
    for (const style of STYLES) cells.push(await cell(prompt, style, first + at));
  await write(`styles-${first / onSheet + 1}.jpg`, cells, PROMPTS_IN_ROW * STYLES.length);
}
const seeds: Buffer[] = [];
for (const [at, prompt] of [
  'a fox in the forest',
  'anime girl with umbrella',
  'birthday cake',
  'two dolphins in the sea',
  'moon and stars',
].entries())
  for (const seed of [0, 1, 2, 3]) seeds.push(await cell(prompt, STYLES[at] ?? 'modern', seed));
await write('seeds.jpg', seeds, 10);
const strangers: Buffer[] = [];
for (const [at, { prompt }] of STRANGERS.entries())
  strangers.push(await cell(prompt, (['modern', 'cartoon', 'anime'] as const)[at % 3] ?? 'modern', at));
await write('strangers.jpg', strangers, 10);
