import { chokeRegion, growShape, region, regionContains, shapeContains } from '@cpc/design';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shaperFor } from '../testing/fonts.ts';
import { assetsOf, at, CASE, design, doodle, DUSK, picture, quarters, stroke, text, wave } from '../testing/scene.ts';
import { convertOn, hasTool, runOn } from '../testing/tools.ts';
import { renderPrintFile } from './print-file.ts';
import { type PrintRequest, renderRaster } from './raster.ts';

const tools = {
  pdfinfo: hasTool('pdfinfo', 'poppler-utils'),
  pdftoppm: hasTool('pdftoppm', 'poppler-utils'),
  qpdf: hasTool('qpdf', 'qpdf'),
  gs: hasTool('gs', 'ghostscript'),
};

const DPI = 300;
const photo = quarters(800, 600);
const words = text('Hej مرحبا 你好', 7, at(30, 60, { rotation: -12 }));
const full = design(DUSK, picture('photo', 40, 30, at(34, 40, { rotation: 20 })), words, {
  ...doodle([stroke('pen', '#ffffff', 2, wave())], at(30, 85)),
  opacity: 0.6,
});
/** Ink that ends softly in the middle of the case, with nothing behind it. */
const bare = design(
  { kind: 'none' },
  doodle([stroke('neon', '#ff2bd6', 3, wave())], at(30, 80)),
  picture('photo', 20, 20, at(40, 50)),
);

async function request(document: PrintRequest['document'], dpi = DPI): Promise<PrintRequest> {
  const shaper = await shaperFor(words);
  return {
    document,
    surface: CASE,
    dpi,
    assets: assetsOf({ picture: () => photo, outline: (layer) => shaper.shape(layer) }),
  };
}

/** What an outside tool sees of a file, on white paper. */
async function rasterise(file: Uint8Array, dpi = DPI): Promise<{ data: Buffer; width: number; height: number }> {
  const png = convertOn(file, 'page-1.png', 'pdftoppm', '-r', String(dpi), '-png', '%', '@/page');
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

describe('renderPrintFile', () => {
  it.skipIf(!tools.pdfinfo)('[SA-05] has exact page, bleed and trim boxes', async () => {
    const boxes = runOn(
      await renderPrintFile({ ...(await request(full, 100)), shellUnderbase: 'none' }),
      'pdfinfo',
      '-box',
      '%',
    );
    const box = (name: string): number[] => {
      const values =
        new RegExp(`${name}:\\s+([\\d.]+)\\s+([\\d.]+)\\s+([\\d.]+)\\s+([\\d.]+)`).exec(boxes)?.slice(1) ?? [];
      return values.map((points) => (Number(points) * 25.4) / 72);
    };
    const near = (actual: number[], expected: number[]) => {
      expect(actual).toHaveLength(4);
      actual.forEach((value, index) => expect(Math.abs(value - (expected[index] ?? 0))).toBeLessThan(0.01));
    };
    near(box('MediaBox'), [0, 0, 64, 124]);
    near(box('BleedBox'), [0, 0, 64, 124]);
    near(box('TrimBox'), [2, 2, 62, 122]);
  });

  it.skipIf(!tools.qpdf)('[SA-05] is a sound file in every underbase mode', async () => {
    for (const shellUnderbase of ['none', 'underColour', 'mirroredOverColour'] as const) {
      const file = await renderPrintFile({ ...(await request(bare, 100)), shellUnderbase });
      expect(runOn(file, 'qpdf', '--check', '%')).toMatch(/No syntax or stream encoding errors/);
    }
  });

  it.skipIf(!tools.pdftoppm).each([
    ['a full design', full],
    ['ink that ends softly', bare],
  ])('[ED-08] prints %s as it was painted, and nothing outside the outline', async (_, document) => {
    const asked = await request(document);
    const page = await rasterise(await renderPrintFile({ ...asked, shellUnderbase: 'none' }));
    const painted = renderRaster(asked, { area: 'bleed', cut: 'outline' });
    const ink = region(CASE, 'outline');
    // Off the edge, which the two programs soften each in its own way.
    const core = chokeRegion(ink, 0.2);
    const beyond = growShape(CASE.outline, 0.2);
    let [inside, differing, differingInCore, spilt] = [0, 0, 0, 0];
    for (let y = 0; y < page.height; y++) {
      for (let x = 0; x < page.width; x++) {
        const point = { x: ((x + 0.5) * 25.4) / DPI - 2, y: ((y + 0.5) * 25.4) / DPI - 2 };
        const seen = (c: number): number => page.data[(y * page.width + x) * 3 + c] ?? 0;
        if (regionContains(ink, point)) {
          const from = (y * painted.width + x) * 4;
          const opacity = (painted.data[from + 3] ?? 0) / 255;
          const expected = (c: number): number => (painted.data[from + c] ?? 0) * opacity + 255 * (1 - opacity);
          const differs = [0, 1, 2].some((c) => Math.abs(seen(c) - expected(c)) > 8);
          inside += 1;
          if (differs) differing += 1;
          if (differs && regionContains(core, point)) differingInCore += 1;
        } else if (!shapeContains(beyond, point) && [0, 1, 2].some((c) => seen(c) !== 255)) spilt += 1;
      }
    }
    expect(inside).toBeGreaterThan(500_000);
    expect(differing / inside).toBeLessThanOrEqual(0.005);
    expect(differingInCore).toBe(0);
    expect(spilt).toBe(0);
  });

  it.skipIf(!tools.pdftoppm)(
    '[SA-05] leaves the camera hole bare, and runs into the bleed only when asked',
    async () => {
      const asked = await request(full, 100);
      const at100 = (mm: number): number => Math.round(((mm + 2) * 100) / 25.4);
      const white = async (inkArea: 'outline' | 'bleed', x: number, y: number) => {
        const page = await rasterise(await renderPrintFile({ ...asked, inkArea, shellUnderbase: 'none' }), 100);
        return page.data[(at100(y) * page.width + at100(x)) * 3 + 2] === 255;
      };
      for (const inkArea of ['outline', 'bleed'] as const) {
        expect(await white(inkArea, 17, 18)).toBe(true);
        expect(await white(inkArea, 28, 18)).toBe(true);
        expect(await white(inkArea, 33, 18)).toBe(true);
      }
      expect(await white('outline', -1, 60)).toBe(true);
      expect(await white('bleed', -1, 60)).toBe(false);
    },
  );

  it.skipIf(!tools.gs)(
    '[SA-05] has a plate named White that neither knocks out the colours nor is knocked out',
    async () => {
      const plates = async (shellUnderbase: 'none' | 'underColour' | 'mirroredOverColour') => {
        const file = await renderPrintFile({ ...(await request(bare, 150)), shellUnderbase });
        const plate = async (name: string) => {
          const tiff = convertOn(
            file,
            `page(${name}).tif`,
            'gs',
            '-q',
            '-dNOPAUSE',
            '-dBATCH',
            '-dSAFER',
            '-sDEVICE=tiffsep',
            '-r100',
            '-sOutputFile=@/page.tif',
            '%',
          );
          return 255 - ((await sharp(tiff).stats()).channels[0]?.mean ?? 0);
        };
        return {
          cyan: await plate('Cyan'),
          magenta: await plate('Magenta'),
          white: shellUnderbase === 'none' ? 0 : await plate('White'),
        };
      };
      const [none, under, over] = [
        await plates('none'),
        await plates('underColour'),
        await plates('mirroredOverColour'),
      ];
      for (const with_ of [under, over]) {
        expect(with_.white).toBeGreaterThan(1);
        expect(with_.cyan).toBeCloseTo(none.cyan, 1);
        expect(with_.magenta).toBeCloseTo(none.magenta, 1);
      }
    },
  );

  it.skipIf(!tools.pdftoppm)('[SA-05] is mirrored for ink that is seen through the shell', async () => {
    const asked = await request(bare, 100);
    const [straight, mirrored] = await Promise.all(
      (['none', 'mirroredOverColour'] as const).map(async (shellUnderbase) => {
        const file = await renderPrintFile({ ...asked, shellUnderbase, whiteChoke: 40 });
        return rasterise(file, 100);
      }),
    );
    const dark = (page: Awaited<ReturnType<typeof rasterise>>, left: boolean): number => {
      let sum = 0;
      for (let y = 0; y < page.height; y++) {
        for (let x = 0; x < page.width / 2; x++)
          sum += 255 - (page.data[(y * page.width + (left ? x : page.width - 1 - x)) * 3 + 1] ?? 255);
      }
      return sum;
    };
    if (!straight || !mirrored) throw new Error('two pages expected');
    expect(dark(mirrored, true) / dark(straight, false)).toBeCloseTo(1, 1);
    expect(dark(mirrored, true)).toBeGreaterThan(dark(mirrored, false));
  });

  it('[SA-05] gives the same bytes for the same design', async () => {
    const asked = { ...(await request(full, 72)), shellUnderbase: 'underColour' as const };
    expect(Buffer.compare(await renderPrintFile(asked), await renderPrintFile(asked))).toBe(0);
  });
});
