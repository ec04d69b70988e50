import { enhance, type Pixels, runSteps, type Times, upscale } from '@cpc/imaging';
import createPica from 'pica';
import { median, table } from '../lib/figures.ts';
import { deltaE, lumaOf, psnr, ssim } from './measures.ts';
import { type Photo, photos, pixelsOf, sharpOf } from './pictures.ts';

const ROUNDS = 3;

type Enlarge = (small: Pixels, times: Times) => Promise<Pixels>;

const pica = createPica({ features: ['js', 'wasm'] });

const ENLARGERS: Readonly<Record<string, Enlarge>> = {
  'ours: Lanczos3, 2 back-projections, no halos': async (small, times) => runSteps(upscale(small, times)),
  'sharp, lanczos3': (small, times) =>
    pixelsOf(sharpOf(small).resize(small.width * times, small.height * times, { kernel: 'lanczos3' })),
  'pica 9, lanczos3': async ({ data: src, width, height }, times) => {
    const [toWidth, toHeight] = [width * times, height * times];
    const data = await pica.resizeBuffer({ src, width, height, toWidth, toHeight, filter: 'lanczos3' });
    return { data: new Uint8ClampedArray(data), width: toWidth, height: toHeight };
  },
};

const ENHANCERS: Readonly<Record<string, (dull: Pixels) => Promise<Pixels>>> = {
  'none: the dulled picture': async (dull) => dull,
  'ours, full strength': async (dull) => runSteps(enhance(dull, 1)),
  'sharp.normalise': (dull) => pixelsOf(sharpOf(dull).removeAlpha().normalise()),
};

/** Measures what the picture tools gain, and how long they take, beside other libraries. */
export async function run(): Promise<string> {
  const originals = await photos();
  const names = originals.map(({ name, pixels }) => `${name} (${pixels.width} × ${pixels.height})`).join(', ');
  return [
    `On the photographs of \`packages/content/photos\`, reduced to a long edge of 1,024 px: ${names}. Means of all; processor seconds for a megapixel of the result, medians of ${ROUNDS} rounds in Node. Alone: \`npm run bench -- imaging\`.`,
    '### Super-resolution',
    'Each photograph is reduced with a cubic filter and enlarged again. PSNR and SSIM of luma, against the photograph.',
    await enlarged(originals),
    '### Colour enhancement',
    'Each photograph is dulled in three ways: grey and flat, dark and bluish, bright and yellowish. Mean distance to the photograph in CIELAB (ΔE76): less is better.',
    await enhanced(originals),
  ].join('\n\n');
}

async function enlarged(originals: readonly Photo[]): Promise<string> {
  const rows: string[][] = [];
  for (const [name, enlarge] of Object.entries(ENLARGERS)) {
    const at = { 2: await quality(originals, enlarge, 2), 4: await quality(originals, enlarge, 4) };
    const shown = ([decibel, similarity]: readonly [number, number, number]) =>
      `${decibel.toFixed(2)} dB, ${similarity.toFixed(3)}`;
    rows.push([name, shown(at[2]), shown(at[4]), `${at[2][2].toFixed(2)} s`, `${at[4][2].toFixed(2)} s`]);
  }
  return table(['', '×2', '×4', 's/MP at ×2', 's/MP at ×4'], rows);
}

/** @returns PSNR, SSIM, and seconds for a megapixel */
async function quality(originals: readonly Photo[], enlarge: Enlarge, times: Times) {
  const all = await Promise.all(originals.map(({ pixels }) => reduced(pixels, times)));
  const seen: (readonly [number, number])[] = [];
  for (const [i, { pixels }] of originals.entries()) {
    const result = await enlarge(all[i] as Pixels, times);
    const [before, after] = [lumaOf(pixels), lumaOf(result)];
    seen.push([psnr(before, after), ssim(before, after, pixels.width)]);
  }
  const spent = await seconds(all, (small) => enlarge(small, times));
  return [mean(seen.map(([one]) => one)), mean(seen.map(([, one]) => one)), spent] as const;
}

const reduced = ({ width, height, ...rest }: Pixels, times: Times): Promise<Pixels> =>
  pixelsOf(sharpOf({ width, height, ...rest }).resize(width / times, height / times, { kernel: 'cubic' }));

async function enhanced(originals: readonly Photo[]): Promise<string> {
  const rows: string[][] = [];
  const dulled = (await Promise.all(originals.map(({ pixels }) => dull(pixels)))).flat();
  for (const [name, tool] of Object.entries(ENHANCERS)) {
    const distances: number[] = [];
    for (const [i, given] of dulled.entries()) {
      const original = originals[Math.floor(i / DULLED)];
      if (original) distances.push(deltaE(original.pixels, await tool(copy(given))));
    }
    const spent = await seconds(dulled, (given) => tool(copy(given)));
    rows.push([name, mean(distances).toFixed(1), `${spent.toFixed(2)} s`]);
  }
  return table(['', 'ΔE76', 's/MP'], rows);
}

const DULLED = 3;

async function dull(pixels: Pixels): Promise<readonly Pixels[]> {
  const grey = sharpOf(pixels).removeAlpha().modulate({ saturation: 0.55 });
  return Promise.all([
    pixelsOf(grey.clone().linear([0.55, 0.55, 0.55], [60, 60, 60])),
    pixelsOf(grey.clone().linear([0.45, 0.5, 0.58], [8, 10, 16])),
    pixelsOf(grey.clone().linear([0.55, 0.52, 0.42], [100, 98, 85])),
  ]);
}

const copy = ({ data, width, height }: Pixels): Pixels => ({ data: data.slice(), width, height });

/** Processor time: other programs on the computer do not count. */
async function seconds(given: readonly Pixels[], tool: (pixels: Pixels) => Promise<Pixels>): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const pixels of given) {
      const before = process.cpuUsage();
      const { width, height } = await tool(pixels);
      const { user, system } = process.cpuUsage(before);
      rounds.push((user + system) / (width * height));
    }
  return median(rounds);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
