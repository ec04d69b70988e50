import {
  chokeRegion,
  growShape,
  type PrintSettings,
  type Region,
  region,
  regionContains,
  shapeContains,
} from '@cpc/design';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pixelsOn, platesSeen, type PRINTS, printOf, type Seen, TOOLS } from '../../testing/prints.ts';
import { renderPrintFile } from '../print-file.ts';
import { type Raster, renderRaster } from '../raster/raster.ts';

const DPI = 300;
const INKS = ['Cyan', 'Magenta', 'Yellow', 'Black'];

async function plates(name: keyof typeof PRINTS, settings: Partial<PrintSettings>, dpi = DPI) {
  const asked = await printOf(name, settings);
  return { asked, seen: await platesSeen(await renderPrintFile(asked), dpi) };
}

/** mm: Ghostscript fills every pixel that a shape touches, so ink appears up to a pixel's diagonal beyond it. */
const touched = (dpi: number): number => (Math.SQRT2 * 25.4) / dpi;

function plateOf(seen: ReadonlyMap<string, Seen>, name: string): Seen {
  const plate = seen.get(name);
  if (!plate) throw new Error(`no plate ${name} among ${[...seen.keys()].join(', ')}`);
  return plate;
}

/** Whether all pixels within `reach` are fully opaque, by a summed-area table of the others. */
function opaqueAround({ data, width, height }: Raster, reach: number): (x: number, y: number) => boolean {
  const sums = new Int32Array((width + 1) * (height + 1));
  const at = (x: number, y: number): number =>
    sums[Math.min(height, Math.max(0, y)) * (width + 1) + Math.min(width, Math.max(0, x))] ?? 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const soft = (data[(y * width + x) * 4 + 3] ?? 0) < 255 ? 1 : 0;
      sums[(y + 1) * (width + 1) + x + 1] = soft + at(x, y + 1) + at(x + 1, y) - at(x, y);
    }
  }
  return (x, y) => {
    const [left, top, right, bottom] = [x - reach, y - reach, x + reach + 1, y + reach + 1];
    return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top) === 0;
  };
}

/** Counts pixels where white differs from the painted ink and the choke, away from edges, which programs soften. */
async function whiteFaults(name: keyof typeof PRINTS, white: Seen, where: Region, kind: 'vector' | 'raster') {
  const asked = await printOf(name);
  const mirrored = asked.shellUnderbase === 'mirroredOverColour';
  const painted = renderRaster({ ...asked, dpi: DPI }, { area: 'bleed', cut: 'none', mirrored });
  const opaque = opaqueAround(painted, 4);
  const [deep, shallow] = [chokeRegion(where, 0.3), chokeRegion(where, 0.05)];
  const sums = { full: 0, missing: 0, none: 0, spilt: 0 };
  for (const { index, point } of pixelsOn(white, asked.surface, DPI)) {
    const at = mirrored ? { x: asked.surface.width - point.x, y: point.y } : point;
    const laid = white.data[index] ?? 0;
    const [x, y] = [index % white.width, Math.floor(index / white.width)];
    if (opaque(x, y) && regionContains(deep, at)) {
      sums.full += 1;
      if (laid < 250) sums.missing += 1;
    }
    const opacity = painted.data[(y * painted.width + x) * 4 + 3] ?? 0;
    if (opacity < (kind === 'vector' ? 100 : 1) || !regionContains(shallow, at)) {
      sums.none += 1;
      if (laid > 5) sums.spilt += 1;
    }
  }
  return sums;
}

describe.skipIf(!TOOLS.gs)('the plates of the PDF, as Ghostscript separates them', () => {
  it.each([
    ['full', 'vector', 'srgb', 'White'],
    ['free', 'vector', 'srgb', 'Spot 1'],
    ['free', 'raster', 'srgb', 'White'],
    ['free', 'vector', 'cmyk', 'White'],
    ['clear', 'vector', 'srgb', 'White'],
    ['clear', 'raster', 'cmyk', 'RDG_WHITE'],
    ['heart', 'vector', 'srgb', 'White'],
    ['wrap', 'raster', 'srgb', 'White'],
  ] as const)(
    '[SA-05.2] [SA-05.6] %s has %s white over %s under its name %s, and keeps every colour beneath it',
    async (name, white, colour, whiteName) => {
      const inkArea = name === 'wrap' ? 'bleed' : 'outline';
      const { seen, asked } = await plates(name, { white, whiteName, colour, inkArea });
      const bare = (await plates(name, { white: 'none', colour, inkArea })).seen;
      expect([...seen.keys()].sort()).toEqual([...INKS, whiteName].sort());
      expect([...bare.keys()].sort()).toEqual([...INKS].sort());
      for (const ink of INKS) expect(Buffer.compare(plateOf(seen, ink).data, plateOf(bare, ink).data)).toBe(0);
      const faults = await whiteFaults(name, plateOf(seen, whiteName), region(asked.surface, inkArea), white);
      expect(faults.full).toBeGreaterThan(20_000);
      expect(faults.none).toBeGreaterThan(10_000);
      expect(faults).toMatchObject({ missing: 0, spilt: 0 });
    },
  );

  it('[SA-12] CMYK is on the plates as it is in a TIFF: nothing converts it again', async () => {
    const { seen, asked } = await plates('full', { white: 'none', colour: 'cmyk' });
    const tiff = await renderPrintFile({ ...asked, settings: { ...asked.settings, format: 'tiff' } });
    const inks = await sharp(tiff).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer();
    const core = chokeRegion(region(asked.surface, 'outline'), 0.2);
    const found = INKS.map((name) => plateOf(seen, name));
    const sums = { inside: 0, differing: 0 };
    for (const { index, point } of pixelsOn(plateOf(seen, 'Cyan'), asked.surface, DPI)) {
      if (!regionContains(core, point)) continue;
      sums.inside += 1;
      if (found.some(({ data }, ink) => Math.abs((data[index] ?? 0) - (inks[4 * index + ink] ?? 0)) > 1))
        sums.differing += 1;
    }
    expect(sums.inside).toBeGreaterThan(200_000);
    expect(sums.differing).toBe(0);
  });

  it.each([300, 600])(
    '[SA-05.2] [SA-05.6] no plate has ink in the camera hole, and white keeps its choke, at %d dpi',
    async (dpi) => {
      const { seen, asked } = await plates('full', { whiteChoke: 0.5 as PrintSettings['whiteChoke'] }, dpi);
      const spilt: string[] = [];
      for (const [name, plate] of seen) {
        const kept = (name === 'White' ? 0.5 : 0) - touched(dpi);
        const holes = asked.surface.cutouts.map(({ shape }) => growShape(shape, kept));
        for (const { index, point } of pixelsOn(plate, asked.surface, dpi))
          if (plate.data[index] !== 0 && holes.some((hole) => shapeContains(hole, point)))
            spilt.push(`${name} at ${point.x}, ${point.y}`);
      }
      expect(spilt).toEqual([]);
    },
  );

  it.each(['full', 'clear', 'heart'] as const)(
    '[SA-05.3] [SA-05.6] %s has a separate cutting line along the edge and the cut-outs',
    async (name) => {
      const dpi = 600;
      const { seen, asked } = await plates(name, { cutContour: 'CutContour' }, dpi);
      const line = plateOf(seen, 'CutContour');
      const edge = region(asked.surface, 'outline');
      // Half of a line of 0.25 points, and 0.01 mm for the parallel curves of the measurement.
      const reach = (0.125 * 25.4) / 72 + touched(dpi) + 0.01;
      const [near, far] = [chokeRegion(edge, -reach), chokeRegion(edge, reach)];
      let drawn = 0;
      for (const { index, point } of pixelsOn(line, asked.surface, dpi)) {
        if ((line.data[index] ?? 0) === 0) continue;
        const at = name === 'clear' ? { x: asked.surface.width - point.x, y: point.y } : point;
        drawn += 1;
        if (!regionContains(near, at) || regionContains(far, at)) expect.fail(`cut at ${at.x}, ${at.y}`);
      }
      // At least twice the width of the trim box.
      expect((drawn * 25.4) / dpi).toBeGreaterThan(2 * asked.surface.width);
      expect([...seen.keys()].sort()).toEqual([...INKS, 'CutContour', 'White'].sort());
    },
  );
});
