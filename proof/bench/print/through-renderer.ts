import { copyFile, mkdir, readFile, symlink } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { processRenderer } from '@cpc/api';
import { contentDirectory } from '@cpc/content';
import { DEFAULT_PRINT_SETTINGS } from '@cpc/design';
import { collectAssets } from '@cpc/paint';
import { loadAssets, renderThumbnail } from '@cpc/paint/node';
import type { Shaper } from '@cpc/paint/text';
import { median } from '../lib/figures.ts';
import { printWhole } from './render.ts';
import { DOCUMENT, sceneSource, SURFACE } from './scene.ts';

const ROUNDS = 9;
const SIDE = 480;

/**
 * The overhead of the server's renderer: the same file made in this process, and in a renderer process that receives
 * the pictures and returns the file. The rounds alternate, at the same priority.
 */
export async function throughRenderer(folder: string, shaper: Shaper): Promise<string> {
  const source = sceneSource(folder);
  const get = () => readFile(join(folder, 'photo.jpg'));
  const settings = { content: await catalogueOf(folder), profiles: folder };
  const renderer = processRenderer({ get }, settings, { niceness: getPriority() });
  const art = { document: DOCUMENT, surface: SURFACE, underbase: 'underColour' } as const;
  const thumbnailHere = async () =>
    renderThumbnail({ document: DOCUMENT, surface: SURFACE, assets: await loadAssets(DOCUMENT, source, shaper) }, SIDE);
  try {
    const rows = [
      await compare(
        'print file',
        () => printWhole(source, shaper),
        () => renderer.printFile(art, DEFAULT_PRINT_SETTINGS, { title: 'Print', createdAt: 0 }),
      ),
      await compare(`small picture, ${SIDE} px`, thumbnailHere, () => renderer.thumbnail(art)),
    ];
    return [
      `The same through the server's renderer. Its process receives the design and its pictures and returns the file. Medians of ${ROUNDS} alternating rounds.`,
      '',
      '| | in this process | through the renderer | |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n');
  } finally {
    await renderer.close();
  }
}

/** A catalogue with the scene's assets, as the renderer expects it in its folder. */
async function catalogueOf(folder: string): Promise<string> {
  const content = join(folder, 'content');
  await mkdir(join(content, 'stickers'), { recursive: true });
  await symlink(join(contentDirectory(), 'fonts'), join(content, 'fonts'), 'dir');
  for (const key of collectAssets(DOCUMENT).stickers)
    await copyFile(join(folder, `${key}.png`), join(content, 'stickers', `${key}.png`));
  return content;
}

async function compare(name: string, here: () => Promise<unknown>, there: () => Promise<unknown>): Promise<string> {
  // The first call starts the process and warms up compiled code.
  await there();
  await here();
  const times: { here: number; there: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push({ here: await timeOf(here), there: await timeOf(there) });
  const [one, other] = [median(times.map((time) => time.here)), median(times.map((time) => time.there))];
  const ms = (value: number) => `${Math.round(value)} ms`;
  return `| ${name} | ${ms(one)} | ${ms(other)} | ${(other / one).toFixed(2)} × |`;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
