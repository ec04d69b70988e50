/** Photographs the shells of the demo catalogue from their own geometry, for the page of goods: `npm run pictures:shells`. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GOODS, SHELLS } from '@cpc/content';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import config from '../playwright.config.ts';
import type { Finish, Shot } from './shell-pictures/scene.ts';

const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));
const OUT = join(ROOT, 'apps/web/src/assets/shells');

const GLOSS: Finish = { roughness: 0.24, lacquer: 1 };
const SATIN: Finish = { roughness: 0.55, lacquer: 0 };
const MATTE: Finish = { roughness: 0.86, lacquer: 0 };

interface Pose extends Pick<Shot, 'finish' | 'ground' | 'across' | 'turn'> {
  readonly lift?: number;
  readonly goods: string;
  /** The colour of the shell that is pictured; its first by default. */
  readonly colour?: string;
}

const CASE = { goods: 'apple-iphone-15', across: 206, turn: -36 } as const;
const BALL = { goods: 'golf-ball', across: 74, turn: 0, lift: 34 } as const;
const BISCUIT = { finish: SATIN, across: 150, turn: -8 } as const;

const POSES: Readonly<Record<string, Pose>> = {
  'hard-white': { ...CASE, finish: GLOSS },
  'soft-matte': { ...CASE, finish: MATTE },
  'soft-clear': { ...CASE, finish: { roughness: 0.08, lacquer: 1 } },
  'recycled-frosted': { ...CASE, finish: { roughness: 0.6, lacquer: 0 }, colour: 'frost' },
  'own-case': { ...CASE, finish: SATIN, colour: 'red' },
  'wrap-gloss': { ...CASE, goods: 'apple-iphone-15.plus', finish: GLOSS, ground: '#e86f51' },
  'wrap-satin': { ...CASE, goods: 'apple-iphone-15.plus', finish: SATIN, ground: '#5a6fb5' },
  'skin-white': { ...CASE, goods: 'apple-iphone-15.lite', finish: SATIN },
  'skin-clear': { ...CASE, goods: 'apple-iphone-15.lite', finish: { roughness: 0.12, lacquer: 0.6 } },
  'ball-white': { ...BALL, finish: GLOSS },
  'ball-matte': { ...BALL, finish: MATTE },
  'iced-biscuit': { ...BISCUIT, goods: 'biscuit-heart' },
  'white-chocolate': { ...BISCUIT, goods: 'biscuit-round' },
};

/** Cloth needs no solid: a shirt is the drawing of the pages, laid on the same table. */
const SHIRTS = { 'shirt-light': 'white.M', 'shirt-dark': 'navy.M', 'own-shirt': 'sky' } as const;

/** The colours of light and shade that the drawing takes from the page. */
const DAYLIGHT = '--case-light: #fff; --case-shade: #1b130b; --color-ink-faint: transparent';

function shirtOf(id: keyof typeof SHIRTS) {
  const colour = SHELLS.find((one) => one.id === id)?.colours.find(({ name }) => name === SHIRTS[id])?.colour;
  const surface = GOODS.find((one) => one.surface.id === 'tshirt-large')?.surface;
  if (colour === undefined || !surface) throw new Error(`shell-pictures: the catalogue has no ${id}`);
  return { colour, surface };
}

const onTable = (drawing: string): string =>
  `<body style="margin:0;background:radial-gradient(circle at 40% 30%,#dcc5a6,#cdb391);${DAYLIGHT}">${drawing}`;

function shotOf(id: string, { goods, colour, ...pose }: Pose): Shot {
  const shell = SHELLS.find((one) => one.id === id);
  const look = shell?.colours.find(({ name }) => name === colour) ?? shell?.colours[0];
  const surface = GOODS.find((one) => one.surface.id === goods)?.surface;
  if (!shell || !look || !surface) throw new Error(`shell-pictures: the catalogue has no ${id} or ${goods}`);
  const { colour: hex, opacity } = look;
  const magnets = shell.facts?.magnets ?? false;
  return {
    lift: 0,
    fromAbove: false,
    ...pose,
    surface,
    look: { colour: hex, opacity, underbase: shell.underbase },
    magnets,
  };
}

mkdirSync(OUT, { recursive: true });
const { outputFiles } = await build({
  entryPoints: [join(ROOT, 'scripts/shell-pictures/scene.ts')],
  bundle: true,
  format: 'iife',
  write: false,
  jsx: 'automatic',
  target: 'es2022',
});
const { launchOptions } = config.use ?? {};
const browser = await chromium.launch({
  ...launchOptions,
  args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const page = await browser.newPage();
await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
const wanted = process.argv.slice(2);
for (const [id, pose] of Object.entries(POSES)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const url = await page.evaluate(
    (shot) => (globalThis as unknown as { photograph: (shot: Shot) => string }).photograph(shot),
    shotOf(id, pose),
  );
  await save(id, Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
}
for (const id of ['shirt-light', 'shirt-dark', 'own-shirt'] as const) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const drawing = await page.evaluate(
    (shirt) => (globalThis as unknown as { drawShirt: (shirt: unknown) => string }).drawShirt(shirt),
    shirtOf(id),
  );
  const table = await browser.newPage({ viewport: { width: 960, height: 720 } });
  await table.setContent(onTable(drawing));
  await save(id, await table.screenshot());
  await table.close();
}
await browser.close();

async function save(id: string, png: Buffer): Promise<void> {
  const name = SHELLS.find((one) => one.id === id)?.name ?? id;
  await sharp(png)
    .resize(480, 360)
    .webp({ quality: 82 })
    .toFile(join(OUT, `${name}.webp`));
  console.log(name);
}
