import { chokeRegion, growShape, type PrintSettings, region, regionContains, shapeContains } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { pageSeen, pixelsOn, PRINTS, printOf, type Seen, TOOLS } from '../testing/prints.ts';
import { runOn } from '../testing/tools.ts';
import { renderPrintFile } from './print-file.ts';
import { renderRaster } from './raster/raster.ts';

const DPI = 300;
const NAMES = Object.keys(PRINTS) as (keyof typeof PRINTS)[];

type White = PrintSettings['white'];

const painted = new Map<string, Promise<Uint8Array>>();

/** The file with a cutting line, painted once for all that is asked of it. */
function fileOf(name: (typeof NAMES)[number], white: White): Promise<Uint8Array> {
  const key = `${name} ${white}`;
  const file = painted.get(key) ?? printOf(name, { white, cutContour: 'CutContour' }).then(renderPrintFile);
  painted.set(key, file);
  return file;
}

describe('the PDF', () => {
  it.skipIf(!TOOLS.pdfinfo).each(NAMES)('[SA-05.1] of %s has exact page, bleed and trim boxes', async (name) => {
    const { surface } = PRINTS[name];
    const boxes = runOn(await fileOf(name, 'vector'), 'pdfinfo', '-box', '%');
    const box = (kind: string): number[] => {
      const found =
        new RegExp(`${kind}:\\s+([\\d.]+)\\s+([\\d.]+)\\s+([\\d.]+)\\s+([\\d.]+)`).exec(boxes)?.slice(1) ?? [];
      return found.map((points) => (Number(points) * 25.4) / 72);
    };
    const near = (actual: number[], expected: number[]) => {
      expect(actual).toHaveLength(4);
      actual.forEach((value, index) => expect(Math.abs(value - (expected[index] ?? 0))).toBeLessThan(0.01));
    };
    const { bleed, width, height } = surface;
    const whole = [0, 0, width + 2 * bleed, height + 2 * bleed];
    near(box('MediaBox'), whole);
    near(box('BleedBox'), whole);
    near(box('TrimBox'), [bleed, bleed, bleed + width, bleed + height]);
  });

  it.skipIf(!TOOLS.qpdf).each(NAMES)(
    '[SA-05.1] [SA-05.2] [SA-05.3] [SA-05.6] of %s is a valid file with every kind of white and a cutting line',
    async (name) => {
      for (const white of ['vector', 'raster', 'none'] as const) {
        expect(runOn(await fileOf(name, white), 'qpdf', '--check', '%')).toMatch(/No syntax or stream encoding errors/);
      }
    },
  );

  it.skipIf(!TOOLS.pdftoppm).each(['full', 'free', 'heart', 'wrap'] as const)(
    '[ED-08] prints %s as painted, and nothing outside the ink area',
    async (name) => {
      const { surface } = PRINTS[name];
      const inkArea = name === 'wrap' ? 'bleed' : 'outline';
      const asked = await printOf(name, { white: 'none', inkArea });
      const page = await pageSeen(await renderPrintFile(asked), DPI);
      const painted = renderRaster({ ...asked, dpi: DPI }, { area: 'bleed', cut: inkArea });
      const ink = region(surface, inkArea);
      // Away from the edge, which the two programs soften differently.
      const core = chokeRegion(ink, 0.2);
      const beyond = growShape(ink.outline, 0.2);
      const sums = { inside: 0, differing: 0, differingInCore: 0, spilt: 0 };
      for (const { index, point } of pixelsOn(page, surface, DPI)) {
        const seen = (c: number): number => page.data[index * 3 + c] ?? 0;
        if (regionContains(ink, point)) {
          const from = (Math.floor(index / page.width) * painted.width + (index % page.width)) * 4;
          const opacity = (painted.data[from + 3] ?? 0) / 255;
          const expected = (c: number): number => (painted.data[from + c] ?? 0) * opacity + 255 * (1 - opacity);
          const differs = [0, 1, 2].some((c) => Math.abs(seen(c) - expected(c)) > 8);
          sums.inside += 1;
          if (differs) sums.differing += 1;
          if (differs && regionContains(core, point)) sums.differingInCore += 1;
        } else if (!shapeContains(beyond, point) && [0, 1, 2].some((c) => seen(c) !== 255)) sums.spilt += 1;
      }
      expect(sums.inside).toBeGreaterThan(200_000);
      expect(sums.differing / sums.inside).toBeLessThanOrEqual(0.005);
      expect(sums).toMatchObject({ differingInCore: 0, spilt: 0 });
    },
  );

  it.skipIf(!TOOLS.pdftoppm)('[SA-05.1] extends into the bleed only if requested', async () => {
    const { surface } = PRINTS.full;
    const at = ({ data, width }: Seen, x: number, y: number): number =>
      data[
        (Math.round(((y + surface.bleed) * 100) / 25.4) * width + Math.round(((x + surface.bleed) * 100) / 25.4)) * 3 +
          2
      ] ?? 0;
    const page = async (inkArea: 'outline' | 'bleed') =>
      pageSeen(await renderPrintFile(await printOf('full', { inkArea, white: 'none' })), 100);
    expect(at(await page('outline'), -1, 60)).toBe(255);
    expect(at(await page('bleed'), -1, 60)).toBeLessThan(200);
  });

  it.skipIf(!TOOLS.pdftoppm)('[SA-05.2] is mirrored for ink seen through the shell', async () => {
    const mirrored = await pageSeen(await renderPrintFile(await printOf('clear', { white: 'none' })), 100);
    const straight = await pageSeen(
      await renderPrintFile({ ...(await printOf('clear', { white: 'none' })), shellUnderbase: 'none' }),
      100,
    );
    const dark = (page: Seen, left: boolean): number => {
      let sum = 0;
      for (let y = 0; y < page.height; y++) {
        for (let x = 0; x < page.width / 2; x++)
          sum += 255 - (page.data[(y * page.width + (left ? x : page.width - 1 - x)) * 3 + 1] ?? 255);
      }
      return sum;
    };
    expect(dark(mirrored, true) / dark(straight, false)).toBeCloseTo(1, 1);
    expect(dark(mirrored, true)).not.toBeCloseTo(dark(mirrored, false), -4);
  });
});

describe('renderPrintFile', () => {
  it.each([
    { format: 'pdf' },
    { format: 'pdf', colour: 'cmyk', white: 'raster' },
    { format: 'tiff', white: 'raster' },
    { format: 'png', white: 'none' },
  ] as const)('[SA-05.1] gives the same bytes for the same design and settings: %o', async (settings) => {
    const asked = await printOf('free', settings);
    expect(Buffer.compare(await renderPrintFile(asked), await renderPrintFile(asked))).toBe(0);
  });

  it('[SA-05.1] refuses contradictory settings and an invalid profile', async () => {
    await expect(renderPrintFile(await printOf('free', { format: 'tiff' }))).rejects.toThrow('tiffHasNoVectorWhite');
    const asked = await printOf('free', { colour: 'cmyk', profile: 'broken' });
    await expect(renderPrintFile({ ...asked, profile: Buffer.from('no profile') })).rejects.toThrow(/profile/i);
  });
});
