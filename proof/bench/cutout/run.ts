import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CUT_EDGE, cutOutPeople } from '@cpc/cutout';
import { nodeRuntime } from '@cpc/cutout/node';
import { compose, overlap, pixelsOf, PORTRAITS, portraitFile, type Scene } from '@cpc/cutout/testing';
import { cutByTaps } from '@cpc/imaging';
import icons from '@iconify-json/noto/icons.json' with { type: 'json' };
import sharp from 'sharp';
import { median } from '../lib/figures.ts';

const CONTENT = fileURLToPath(new URL('../../../packages/content', import.meta.url));
/** Every so many drawings of the emoji set: people, animals and things, as they come. */
const EMOJI_STEP = 6;
const ROUNDS = 5;

/**
 * Cut-outs: the overlap with exact masks of composed photos, how often a picture without a face of a real person is
 * accepted, and how long a cut-out takes. Everything is made from files of this repository and its packages.
 */
export async function run(): Promise<string> {
  const runtime = await nodeRuntime();
  const overlaps: number[] = [];
  let refused = 0;
  for (const scene of scenes()) {
    const { picture, mask } = await compose(scene);
    const found = await cutOutPeople(picture, runtime);
    if (found.kind === 'cut') overlaps.push(overlap(found.mask, mask));
    else refused += 1;
  }
  const drawings = await acceptedOf(faceless(), async (file) => cutOutPeople(await pixelsOf(file), runtime));
  const times = await timesOf(runtime);
  const mean = overlaps.reduce((sum, one) => sum + one, 0) / overlaps.length;
  return [
    '| measure | result | goal |',
    '|---|---|---|',
    `| mean overlap with the exact mask, ${overlaps.length} photos composed of ${PORTRAITS.length} people | ${mean.toFixed(3)} (least ${Math.min(...overlaps).toFixed(3)}) | ≥ 0.93 |`,
    `| people not found in them | ${refused} of ${overlaps.length + refused} | |`,
    `| pictures without a real face accepted: stickers, emoji, wallpapers, photos | ${drawings.accepted.length} of ${drawings.count} | 0 |`,
    `| people of a photo of 1600 × 1200 pixels, Node | ${Math.round(times.people)} ms | |`,
    `| a tap on the same photo, Node | ${Math.round(times.tap)} ms | |`,
    ...(drawings.accepted.length > 0 ? ['', `Accepted: ${drawings.accepted.join(', ')}.`] : []),
    '',
    'The mask of a composed photo is exact, because the person was cut out before. It says little about fine hair.',
  ].join('\n');
}

/** Each person before each photo and every tenth wallpaper, once large and once small. */
function scenes(): readonly Scene[] {
  const photos = ['mountain-lake.jpg', 'mountain-lake-upright.jpg', 'raccoon.jpg'].map((file) =>
    join(CONTENT, 'photos', file),
  );
  const walls = filesIn('wallpapers/previews').filter((_, i) => i % 10 === 0);
  return PORTRAITS.flatMap((portrait) =>
    [...photos, ...walls].flatMap((background, i) => [
      { portrait, background, mirrored: i % 2 === 1, share: 0.9 },
      { portrait, background, mirrored: i % 2 === 0, share: 0.55 },
    ]),
  );
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(CONTENT, 'dist', folder))
    .filter((file) => /\.(?:jpg|png|svg)$/.test(file))
    .map((file) => join(CONTENT, 'dist', folder, file));

/** Pictures without a face of a real person, with the names that a report shows. */
function* faceless(): Generator<readonly [name: string, file: string | Buffer]> {
  for (const folder of ['stickers', 'wallpapers/previews']) {
    for (const file of filesIn(folder)) yield [file.slice(CONTENT.length + 1), file];
  }
  for (const file of readdirSync(join(CONTENT, 'photos'))) {
    if (file.endsWith('.jpg')) yield [file, join(CONTENT, 'photos', file)];
  }
  const drawn = Object.entries(icons.icons).filter((_, i) => i % EMOJI_STEP === 0);
  for (const [name, { body }] of drawn) {
    const size = `width="512" height="512" viewBox="0 0 ${icons.width} ${icons.height}"`;
    yield [
      `emoji ${name}`,
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${body}</svg>`,
      ),
    ];
  }
}

async function acceptedOf(
  pictures: Iterable<readonly [name: string, file: string | Buffer]>,
  cut: (file: string | Buffer) => ReturnType<typeof cutOutPeople>,
) {
  const accepted: string[] = [];
  let count = 0;
  for (const [name, file] of pictures) {
    count += 1;
    if ((await cut(file)).kind === 'cut') accepted.push(name);
  }
  return { accepted, count };
}

async function timesOf(runtime: Awaited<ReturnType<typeof nodeRuntime>>) {
  const photo = await sharp(portraitFile('astronaut')).resize(CUT_EDGE, 1200, { fit: 'cover' }).png().toBuffer();
  const picture = await pixelsOf(photo);
  const [people, tap]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await cutOutPeople(picture, runtime);
    const middle = performance.now();
    cutByTaps(picture, [{ x: 0.5, y: 0.7, keep: true }]);
    people.push(middle - start);
    tap.push(performance.now() - middle);
  }
  return { people: median(people), tap: median(tap) };
}
