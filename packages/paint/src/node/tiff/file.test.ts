import { growShape, region, shapeContains } from '@cpc/design';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pixelsOn, printOf, PRINTS, TOOLS } from '../../testing/prints.ts';
import { convertOn, runOn } from '../../testing/tools.ts';
import { renderPrintFile } from '../print-file.ts';
import { renderRaster } from '../raster/raster.ts';

const DPI = 300;

/** The file's samples, uncompressed by libtiff's own tools: whole strips, in order. */
function samplesOf(file: Uint8Array): Buffer {
  const plain = convertOn(file, 'plain.tif', 'tiffcp', '-c', 'none', '-r', '100000', '%', '@/plain.tif');
  const bytes = Buffer.from(plain);
  const at = bytes.readUInt32LE(4);
  const field = (tag: number): number => {
    for (let i = 0; i < bytes.readUInt16LE(at); i++) {
      const entry = at + 2 + 12 * i;
      if (bytes.readUInt16LE(entry) === tag) return bytes.readUInt32LE(entry + 8);
    }
    throw new Error(`no field ${tag}`);
  };
  return bytes.subarray(field(273), field(273) + field(279));
}

describe.skipIf(!TOOLS.tiffinfo)('the TIFF, as libtiff reads it', () => {
  it('[SA-05.4] has five named inks over the bleed box at the printer’s resolution, and a profile', async () => {
    const info = runOn(
      await renderPrintFile(
        await printOf('free', { format: 'tiff', colour: 'cmyk', white: 'raster', whiteName: 'Spot 1' }),
      ),
      'tiffinfo',
      '%',
    );
    for (const line of [
      /Image Width: 756 Image Length: 1465/,
      /Resolution: 300, 300 pixels\/inch/,
      /Bits\/Sample: 8/,
      /Compression Scheme: AdobeDeflate/,
      /Photometric Interpretation: separated/,
      /Extra Samples: 1<unspecified>/,
      /Samples\/Pixel: 5/,
      /Predictor: horizontal differencing/,
      /NumberOfInks: 5/,
      /Ink Names: Cyan, Magenta, Yellow, Black, Spot 1/,
      /ICC Profile: <present>/,
    ])
      expect(info).toMatch(line);
  });

  it('[SA-05.2] [SA-05.4] has white in proportion to the ink, choked, and none outside the outline', async () => {
    const asked = await printOf('free', { format: 'tiff', colour: 'cmyk', white: 'raster' });
    const samples = samplesOf(await renderPrintFile(asked));
    const painted = renderRaster({ ...asked, dpi: DPI });
    expect(samples).toHaveLength(painted.width * painted.height * 5);
    const beyond = growShape(region(asked.surface, 'outline').outline, 0.1);
    let [over, full] = [0, 0];
    for (const { index, point } of pixelsOn({ ...painted, data: new Uint8Array() }, asked.surface, DPI)) {
      const white = samples[index * 5 + 4] ?? 0;
      if (white > (painted.data[index * 4 + 3] ?? 0)) over += 1;
      if (white === 255) full += 1;
      if (!shapeContains(beyond, point) && samples.subarray(index * 5, index * 5 + 5).some((sample) => sample !== 0))
        expect.fail(`ink at ${point.x}, ${point.y}`);
    }
    expect(over).toBe(0);
    expect(full).toBeGreaterThan(20_000);
  });

  it('[SA-05.2] [SA-05.4] has the values of the profile, and is mirrored for a clear shell', async () => {
    const asked = await printOf('clear', { format: 'tiff', colour: 'cmyk', white: 'none' });
    const samples = samplesOf(await renderPrintFile(asked));
    const { data, width, height } = renderRaster(
      { ...asked, dpi: DPI },
      { area: 'bleed', cut: 'outline', mirrored: true },
    );
    const flat = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer();
    const cmyk = await sharp(flat, { raw: { width, height, channels: 3 } })
      .withIccProfile('cmyk')
      .raw()
      .toBuffer();
    let most = 0;
    samples.forEach((sample, i) => (most = Math.max(most, Math.abs(sample - (cmyk[i] ?? 0)))));
    // The two programs round half-transparent ink differently.
    expect(most).toBeLessThanOrEqual(4);
  });

  it('[SA-05.2] [SA-05.4] is RGB with a white channel if the station converts colours itself', async () => {
    const info = runOn(
      await renderPrintFile(await printOf('heart', { format: 'tiff', white: 'raster' })),
      'tiffinfo',
      '%',
    );
    expect(info).toMatch(/Photometric Interpretation: RGB color/);
    expect(info).toMatch(/Samples\/Pixel: 4/);
    expect(info).not.toMatch(/Ink Names/);
  });

  it('[SA-05.2] [SA-05.4] has no spot colour if the shell needs no white', async () => {
    const asked = await printOf('full', { format: 'tiff', colour: 'cmyk', white: 'raster' });
    const info = runOn(await renderPrintFile({ ...asked, shellUnderbase: 'none' }), 'tiffinfo', '%');
    expect(info).toMatch(/Samples\/Pixel: 4/);
    expect(info).not.toMatch(/Extra Samples/);
  });
});

describe('the PNG', () => {
  it('[SA-05.4] equals the painted raster, sample by sample, at its resolution', async () => {
    const asked = await printOf('clear', { format: 'png', white: 'none' });
    const png = await renderPrintFile(asked);
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const painted = renderRaster({ ...asked, dpi: DPI }, { area: 'bleed', cut: 'outline', mirrored: true });
    expect([info.width, info.height]).toEqual([painted.width, painted.height]);
    expect(Buffer.compare(data, Buffer.from(painted.data))).toBe(0);
    expect(Math.round((await sharp(png).metadata()).density ?? 0)).toBe(300);
    expect(PRINTS.clear.shellUnderbase).toBe('mirroredOverColour');
  });
});
