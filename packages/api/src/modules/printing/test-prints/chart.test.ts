import { type Bed, INK_SPACES } from '@cpc/design';
import { type StationId, mm, brand } from '@cpc/domain';
import { type DeviceBox, renderDevicePage } from '@cpc/paint/node';
import { convertOn, hasTool, runOn } from '@cpc/paint/testing';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../testing/databases.ts';
import { testShop } from '../../../testing/shop.ts';
import { cgatsText } from './cgats.ts';
import { type ColourChart, colourChart } from './chart.ts';

const DPI = 300;
const BED: Bed = { width: mm(200), height: mm(300) };
const machine_id = brand<StationId>('demo');

const patchesOf = ({ page, patches }: ColourChart): readonly DeviceBox[] => page.boxes.slice(0, patches.length);

/** The pixel in the middle of every patch. @param pixels samples of a pixel side by side */
function middles(chart: ColourChart, pixels: Uint8Array, width: number, samples: number): number[][] {
  const px = (length: number) => Math.floor((length * DPI) / 25.4);
  return patchesOf(chart).map((box) => {
    const at = (px(box.y + box.height / 2) * width + px(box.x + box.width / 2)) * samples;
    return [...pixels.subarray(at, at + samples)];
  });
}

describe('colourChart', () => {
  it('[SA-06.3] fits any bed, with distinct patches side by side, each with its own place', () => {
    const side = fc.integer({ min: 60, max: 700 });
    fc.assert(
      fc.property(side, side, fc.constantFrom(...INK_SPACES), (width, height, space) => {
        const chart = colourChart({ width: mm(width), height: mm(height) }, space);
        for (const { x, y, width: wide, height: high } of chart.page.boxes)
          expect(x >= 5 && y >= 5 && x + wide <= width && y + high <= height).toBe(true);
        const boxes = patchesOf(chart);
        const places = boxes.map(({ x, y }) => `${x} ${y}`);
        expect(new Set(places).size).toBe(boxes.length);
        expect(new Set(chart.patches.map(({ place }) => place)).size).toBe(boxes.length);
        expect(new Set(boxes.map(({ inks }) => inks.join())).size).toBe(boxes.length);
      }),
      { numRuns: 60 },
    );
    expect(INK_SPACES.map((space) => colourChart(BED, space).patches.length)).toEqual([261, 168]);
    expect(Math.max(...colourChart(BED, 'cmyk').patches.map(({ inks }) => inks.reduce((a, b) => a + b)))).toBeLessThan(
      820,
    );
  });

  it('[SA-06.3] has its values as CGATS.17 tables of what was printed', () => {
    const chart = colourChart(BED, 'cmyk');
    const lines = cgatsText(chart, Date.UTC(2026, 10, 22)).split('\r\n');
    expect(lines[0]).toBe('CGATS.17');
    const fields = lines[lines.indexOf('BEGIN_DATA_FORMAT') + 1]?.split('\t') ?? [];
    expect(lines).toContain(`NUMBER_OF_FIELDS\t${fields.length}`);
    const rows = lines
      .slice(lines.indexOf('BEGIN_DATA') + 1, lines.indexOf('END_DATA'))
      .map((line) => line.split('\t'));
    expect(lines).toContain(`NUMBER_OF_SETS\t${rows.length}`);
    expect(rows).toHaveLength(chart.patches.length);
    rows.forEach((row, index) => {
      const { place, inks } = chart.patches[index] ?? { place: '', inks: [] };
      expect(row.slice(0, 3)).toEqual([String(index + 1), place, place]);
      expect(row.slice(3).map((value) => Math.round((Number(value) / 100) * 255))).toEqual(inks);
    });
  });
});

describe('a chart’s file', () => {
  it.skipIf(!hasTool('gs', 'ghostscript')).each(['cmyk', 'rgb'] as const)(
    '[SA-06.3] brings %s to the plates unchanged: Ghostscript finds every patch’s values in the PDF',
    async (space) => {
      const chart = colourChart(BED, space);
      const file = await renderDevicePage(chart.page, { format: 'pdf', dpi: DPI });
      const device = space === 'cmyk' ? 'tiff32nc' : 'tiff24nc';
      const options = [
        '-q',
        '-dNOPAUSE',
        '-dBATCH',
        '-dSAFER',
        `-r${DPI}`,
        '-sCompression=none',
        '-sOutputFile=@/page.tif',
      ];
      const page = convertOn(file, 'page.tif', 'gs', ...options, `-sDEVICE=${device}`, '%');
      const picture = space === 'cmyk' ? sharp(page).pipelineColourspace('cmyk').toColourspace('cmyk') : sharp(page);
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
      expect(info.channels).toBe(space === 'cmyk' ? 4 : 3);
      const found = middles(chart, data, info.width, info.channels);
      found.forEach((inks, i) =>
        inks.forEach((ink, c) => expect(Math.abs(ink - (chart.patches[i]?.inks[c] ?? -9))).toBeLessThanOrEqual(1)),
      );
    },
  );

  it('[SA-06.3] [SA-06.4] has the same values as TIFF and PNG, without a profile', async () => {
    const chart = colourChart(BED, 'rgb');
    for (const format of ['tiff', 'png'] as const) {
      const file = await renderDevicePage(chart.page, { format, dpi: DPI });
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      const opaque = format === 'png' ? [255] : [];
      expect(middles(chart, data, info.width, info.channels)).toEqual(
        chart.patches.map(({ inks }) => [...inks, ...opaque]),
      );
      expect((await sharp(file).metadata()).icc).toBeUndefined();
      expect(Buffer.from(file).includes('sRGB')).toBe(false);
    }
  });

  it.skipIf(!hasTool('tiffinfo', 'libtiff-tools'))('[SA-06.3] [SA-06.4] is a CMYK TIFF without a profile', async () => {
    const file = await renderDevicePage(colourChart(BED, 'cmyk').page, { format: 'tiff', dpi: DPI });
    const info = runOn(file, 'tiffinfo', '%');
    expect(info).toMatch(/Photometric Interpretation: separated/);
    expect(info).not.toMatch(/ICC Profile/);
  });
});

describe.each(databases())('a chart on $engine', ({ open }) => {
  it('[SA-06.3] is printed in the station’s format, and its values are its own partner’s to download', async () => {
    const shop = await testShop(await open());
    const partner = await shop.partner();
    const { tests } = await partner.must('Partner.testPrint', { machine_id, chart: 'cmyk' });
    expect(tests).toMatchObject([{ chart: 'cmyk', state: 'waiting' }]);
    const test_id = tests[0]?.test_id ?? brand('none');
    await shop.work();
    const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    const file = await shop.app.inject({ url: job?.file_url ?? '', headers: shop.station.headers });
    expect(file.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
    const { machine: station } = await partner.must('Partner.machine', { machine_id });
    const bed = { width: mm(station.bed.width), height: mm(station.bed.height) };
    const values = await partner.must('Partner.chartValues', { test_id });
    expect(values).toEqual({
      name: 'chart-cmyk-2026-11-21.txt',
      patches: colourChart(bed, 'cmyk').patches.length,
      text: cgatsText(colourChart(bed, 'cmyk'), shop.services.clock.now()),
    });
    const settings = (await partner.must('Partner.printSettings', { machine_id })).settings;
    await partner.must('Partner.setPrintSettings', {
      machine_id,
      settings: { ...settings, format: 'png', white: 'none' },
    });
    expect(await partner.call('Partner.testPrint', { machine_id, chart: 'cmyk' })).toMatchObject({
      data: { error: 'printSettingsClash', problem: 'pngHasNoCmyk' },
    });
    const marks = await partner.must('Partner.testPrint', { machine_id });
    const [marked] = marks.tests.filter(({ chart }) => chart === null);
    expect(await partner.call('Partner.chartValues', { test_id: marked?.test_id ?? brand('none') })).toMatchObject({
      data: { error: 'notFound' },
    });
  });
});
