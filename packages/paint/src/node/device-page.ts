import type { InkSpace, PrintDpi, PrintFormat } from '@cpc/design';
import { dpiToScale, mmToPoints } from '@cpc/domain';
import type { Size } from '../target.ts';
import { pdfNumber } from './pdf/content.ts';
import { createPdfWriter } from './pdf/writer.ts';
import { mapStrips, STRIP_ROWS, zlibStream } from './plates/strips.ts';
import { filteredRows, PNG_SAMPLES, writePng } from './png/writer.ts';
import { rasterSize } from './raster/raster.ts';
import { differenceRows, writeTiff } from './tiff/writer.ts';

/** A filled rectangle with device colour values. Lengths in mm from the page's top-left corner. */
export interface DeviceBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** One value per channel, 0 … 255. */
  readonly inks: readonly number[];
}

/**
 * A page of colour values for a station, unconverted and without a profile: it is a chart to be measured. As a PDF it
 * is no PDF/X-4, which must say what its colours mean.
 */
export interface DevicePage {
  /** mm */
  readonly width: number;
  readonly height: number;
  readonly space: InkSpace;
  readonly boxes: readonly DeviceBox[];
}

/**
 * Writes a page of device values in a station's format.
 * @throws RangeError for CMYK as PNG, which PNG does not support, and for a raster that is too large
 */
export function renderDevicePage(
  page: DevicePage,
  { format, dpi }: { readonly format: PrintFormat; readonly dpi: PrintDpi },
): Promise<Uint8Array> {
  if (format === 'pdf') return pdfPage(page);
  if (format === 'tiff') return tiffPage(page, dpi);
  if (page.space === 'cmyk') throw new RangeError('device page: a PNG cannot have CMYK colours');
  return pngPage(page, dpi);
}

async function pdfPage({ width, height, space, boxes }: DevicePage): Promise<Uint8Array> {
  const writer = createPdfWriter();
  const points = (mm: number): string => pdfNumber(mmToPoints(mm));
  const operators = boxes.map((box) => {
    const inks = box.inks.map((ink) => pdfNumber(ink / 255)).join(' ');
    const at = [box.x, height - box.y - box.height, box.width, box.height].map(points).join(' ');
    return `${inks} ${space === 'cmyk' ? 'k' : 'rg'} ${at} re f`;
  });
  const contents = await writer.stream('', Buffer.from(operators.join('\n'), 'latin1'));
  const pages = writer.reserve();
  const media = `/MediaBox[0 0 ${points(width)} ${points(height)}]`;
  const page = writer.object(`<</Type/Page/Parent ${pages}${media}/Contents ${contents}/Resources<<>>>>`);
  writer.define(pages, `<</Type/Pages/Kids[${page}]/Count 1>>`);
  return writer.finish(`/Root ${writer.object(`<</Type/Catalog/Pages ${pages}>>`)}`);
}

async function tiffPage(page: DevicePage, dpi: number): Promise<Uint8Array> {
  const size = rasterSize(page, dpiToScale(dpi));
  const samples = page.space === 'cmyk' ? 4 : 3;
  const paper = Array.from({ length: samples }, () => (page.space === 'cmyk' ? 0 : 255));
  const strips = await mapStrips(size.height, async (from, count, desk) => {
    const rows = filledRows(page, dpi, size.width, { from, count, paper });
    return zlibStream([await desk.pack(differenceRows(rows, size.width, samples))]);
  });
  const colours = page.space;
  return writeTiff({ ...size, dpi, colours, spot: undefined, profile: undefined, rowsPerStrip: STRIP_ROWS, strips });
}

/** Transparent where nothing is printed: some stations print white wherever a picture is opaque. */
async function pngPage(page: DevicePage, dpi: number): Promise<Uint8Array> {
  const size = rasterSize(page, dpiToScale(dpi));
  const opaque = { ...page, boxes: page.boxes.map((box) => ({ ...box, inks: [...box.inks, 255] })) };
  const strips = await mapStrips(size.height, async (from, count, desk) => {
    const rows = filledRows(opaque, dpi, size.width, { from, count, paper: [255, 255, 255, 0] });
    return desk.pack(filteredRows(rows, size.width, desk.room('lines', count * (1 + size.width * PNG_SAMPLES))));
  });
  return writePng({ ...size, dpi, profile: undefined, strips });
}

interface Rows {
  readonly from: number;
  readonly count: number;
  readonly paper: readonly number[];
}

/** Some rows of the page: a pixel has the colour at its centre. */
function filledRows(
  { boxes }: DevicePage,
  dpi: number,
  width: Size['width'],
  { from, count, paper }: Rows,
): Uint8Array {
  const samples = paper.length;
  const rows = new Uint8Array(count * width * samples);
  rows.set(repeated(paper, count * width));
  // The first pixel whose centre is beyond an edge.
  const pixel = (mm: number): number => Math.round(mm * dpiToScale(dpi));
  for (const { x, y, width: wide, height, inks } of boxes) {
    const [top, bottom] = [Math.max(0, pixel(y) - from), Math.min(count, pixel(y + height) - from)];
    const [left, right] = [pixel(x), Math.min(width, pixel(x + wide))];
    if (top >= bottom || left >= right) continue;
    const line = repeated(inks, right - left);
    for (let row = top; row < bottom; row++) rows.set(line, (row * width + left) * samples);
  }
  return rows;
}

function repeated(inks: readonly number[], times: number): Uint8Array {
  const line = new Uint8Array(times * inks.length);
  for (let i = 0; i < line.length; i++) line[i] = inks[i % inks.length] ?? 0;
  return line;
}
