import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hexColour, type ShellLook, type Surface } from '@cpc/design';
import { phoneSurface, roundedRect } from '@cpc/design/testing';
import { mm } from '@cpc/domain';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Detail } from './detail.ts';
import type { Pixel, Place, Shot, ShotPage } from './testing-page.ts';

const CHROMIUM = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
);
// eslint-disable-next-line no-console -- what cannot be tested is said aloud
if (!CHROMIUM) console.warn('! Chromium is not installed: what is seen in 3D was NOT tested.');

const WHITE: ShellLook = { colour: hexColour('#fafaf8'), opacity: 1, underbase: 'none' };
const BLACK: ShellLook = { colour: hexColour('#17181c'), opacity: 1, underbase: 'underColour' };
const CLEAR: ShellLook = { colour: hexColour('#f4f7f9'), opacity: 0.12, underbase: 'underColour' };
const RED = '#d00000';
/** Solids are drawn by the processor. */
const MAX_WAIT_MS = 240_000;

const CASE: Surface = phoneSurface({
  cutouts: [
    {
      role: 'camera',
      shape: roundedRect(6, 6, 30, 30, 8),
      glass: [
        { kind: 'lens', cx: mm(15), cy: mm(15), r: mm(7) },
        { kind: 'flash', cx: mm(29), cy: mm(29), r: mm(4) },
      ],
    },
  ],
});

const around = (diameter: number): Pick<Surface, 'width' | 'height' | 'outline' | 'cutouts'> => ({
  width: mm(diameter),
  height: mm(diameter),
  outline: { kind: 'ellipse', cx: mm(diameter / 2), cy: mm(diameter / 2), rx: mm(diameter / 2), ry: mm(diameter / 2) },
  cutouts: [],
});
const BALL: Surface = { ...CASE, ...around(25), category: 'golf', form: { kind: 'ball', diameter: mm(42.7) } };
const BISCUIT: Surface = { ...CASE, ...around(80), category: 'bakedGoods', form: { kind: 'disc', height: mm(7) } };
const SHIRT: Surface = {
  ...CASE,
  category: 'tShirt',
  width: mm(300),
  height: mm(400),
  cutouts: [],
  form: { kind: 'garment' },
  outline: roundedRect(0, 0, 300, 400, 0),
};

/** The page takes the renderer of the processor for a graphics card. */
function seemToHaveCard(): void {
  const { prototype: canvas } = HTMLCanvasElement;
  canvas.getContext = new Proxy(Reflect.get(canvas, 'getContext'), {
    apply: (real, one, [kind, attributes]) =>
      Reflect.apply(real, one, [kind, { ...attributes, failIfMajorPerformanceCaveat: false }]),
  });
  const { prototype: context } = WebGL2RenderingContext;
  context.getExtension = new Proxy(Reflect.get(context, 'getExtension'), {
    apply: (real, one, [name]) => (name === 'WEBGL_debug_renderer_info' ? null : Reflect.apply(real, one, [name])),
  });
  context.getParameter = new Proxy(Reflect.get(context, 'getParameter'), {
    apply: (real, one, [name]) =>
      name === WebGL2RenderingContext.RENDERER ? 'Graphics card' : Reflect.apply(real, one, [name]),
  });
}

/** Places on a straight line. */
const along = ([x1, y1]: Place, [x2, y2]: Place, count: number): readonly Place[] =>
  Array.from({ length: count }, (_, i) => [x1 + ((x2 - x1) * i) / (count - 1), y1 + ((y2 - y1) * i) / (count - 1)]);

/** How often light turns to shade and back along pixels. @param least smaller changes do not count */
function turnsOf(pixels: readonly Pixel[], least: number): number {
  let [turns, rising, extreme] = [0, true, pixels[0]?.[1] ?? 0];
  for (const [, light = 0] of pixels) {
    const further = rising ? light > extreme : light < extreme;
    if (further) extreme = light;
    else if (Math.abs(light - extreme) >= least) {
      turns += 1;
      rising = !rising;
      extreme = light;
    }
  }
  return turns;
}

const isRed = ([red = 0, green = 0, blue = 0]: Pixel): boolean => red > 90 && green < red / 2 && blue < red / 2;

describe.skipIf(!CHROMIUM)('what is seen of goods in 3D', () => {
  let browser: Browser;
  let pages: Readonly<Record<Detail, Page>>;

  beforeAll(async () => {
    const entry = join(import.meta.dirname, 'testing-page.ts');
    const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'iife', write: false });
    const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
    browser = await chromium.launch({ executablePath: CHROMIUM as string, args });
    pages = { modest: await browser.newPage(), full: await browser.newPage() };
    await pages.full.evaluate(seemToHaveCard);
    for (const page of Object.values(pages)) await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  });
  afterAll(() => browser?.close());

  const seen = (shot: Shot, places: readonly Place[], detail: Detail = 'modest'): Promise<readonly Pixel[]> =>
    pages[detail].evaluate(
      ([one, at]) => (globalThis as unknown as { readonly shots: ShotPage }).shots.seenAt(one, at),
      [shot, places] as const,
    );

  it.each(['modest', 'full'] as const)(
    '[ED-09.1] a clear case lets the ground through its rim, and shows the silver phone, a light and a lens: %s detail',
    async (detail) => {
      const places: readonly Place[] = [
        [0.7, 100],
        [40, 120],
        [29, 29],
        [14.8, 14.4],
      ];
      const [rim = [], phone = [], light = [], lens = []] = await seen({ surface: CASE, look: CLEAR }, places, detail);
      expect(rim[3]).toBeGreaterThan(10);
      expect(rim[3]).toBeLessThan(200);
      expect(Math.min(...phone)).toBeGreaterThan(130);
      // Amber, and dark blue.
      expect(light[0]).toBeGreaterThan(180);
      expect((light[0] ?? 0) - (light[2] ?? 0)).toBeGreaterThan(15);
      expect(Math.max(...lens.slice(0, 3))).toBeLessThan(170);
      expect((lens[2] ?? 0) - (lens[0] ?? 0)).toBeGreaterThan(10);
    },
    MAX_WAIT_MS,
  );

  it('[ED-09.1] nothing is seen through an opaque case', async () => {
    const [rim = []] = await seen({ surface: CASE, look: BLACK }, [[0.7, 100]]);
    expect(rim[3]).toBe(255);
    expect(Math.max(...rim.slice(0, 3))).toBeLessThan(120);
  });

  it.each(['modest', 'full'] as const)(
    '[ED-09.1] light and shade alternate on the dimples of a golf ball: %s detail',
    async (detail) => {
      const row = along([-3, 16], [28, 16], 300);
      expect(turnsOf(await seen({ surface: BALL, look: WHITE }, row, detail), 3)).toBeGreaterThan(10);
    },
    MAX_WAIT_MS,
  );

  it('[ED-09.1] the print on a golf ball follows its dimples', async () => {
    const printed = await seen({ surface: BALL, look: WHITE, ink: RED }, along([3, 16], [22, 16], 200));
    expect(printed.every(isRed)).toBe(true);
    expect(
      turnsOf(
        printed.map(([red = 0]) => [0, red]),
        3,
      ),
    ).toBeGreaterThan(6);
  });

  it('[ED-09.1] a biscuit has a baked rim around its icing', async () => {
    const shot: Shot = { surface: BISCUIT, look: WHITE, ink: RED };
    const places: readonly Place[] = [
      [40, 83],
      [83, 40],
      [-3, 40],
    ];
    for (const [red = 0, green = 0, blue = 0, alpha] of await seen(shot, places)) {
      expect(alpha).toBe(255);
      expect(red - green).toBeGreaterThan(20);
      expect(green - blue).toBeGreaterThan(20);
    }
  });

  it('[ED-09.1] the print of a shirt lies below the collar, on cloth with folds', async () => {
    const pixels = await seen({ surface: SHIRT, look: WHITE, ink: RED }, along([150, -60], [150, 40], 100));
    const first = pixels.findIndex(isRed);
    // The collar ends 9 mm above the print.
    expect(first).toBeGreaterThan(55);
    expect(first).toBeLessThan(70);
    expect(pixels.slice(0, first - 2).every(([red = 0, , blue = 0]) => red - blue < 20)).toBe(true);
    const hem = await seen({ surface: SHIRT, look: WHITE }, along([-60, 540], [360, 540], 300));
    expect(turnsOf(hem, 5)).toBeGreaterThanOrEqual(5);
  });

  it(
    '[ED-09.3] the picture to share has the print of a ball in its middle',
    async () => {
      const [x, y] = await pages.modest.evaluate(
        (shot) => (globalThis as unknown as { readonly shots: ShotPage }).shots.middleOfRed(shot),
        { surface: BALL, look: WHITE, ink: RED },
      );
      expect(Math.abs(x - 0.5)).toBeLessThan(0.04);
      expect(Math.abs(y - 0.5)).toBeLessThan(0.04);
    },
    MAX_WAIT_MS,
  );
});
