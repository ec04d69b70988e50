import { bleedBox, type PrintPlace, type Rect, region, type Surface, trimBox } from '@cpc/design';
import { dpiToScale, mmToPoints } from '@cpc/domain';
import { cutLines } from './cut-lines.ts';
import { pageSize, placedBox, placeOperator } from './page-place.ts';
import { clipOperators, pageSpace, pathOperators, pdfNumber, rasterMatrix } from './content.ts';
import { type Pass, passOperators, passResources } from './pass.ts';
import { identification } from './identification.ts';
import { type InkPlates, readPlates } from './plates.ts';
import { cutSpace, DEVICE_SPACES } from './spot.ts';
import { whitePass } from './white.ts';
import { createPdfWriter, type PdfReference, type PdfWriter } from './writer.ts';
import type { PressColours } from '../plates/colours.ts';
import type { PrintFileRequest } from '../raster/print-request.ts';
import { textString } from './text-string.ts';

/**
 * The print as one PDF/X-4 page of the bleed box, in exact millimetres: the ink as a raster cut by a vector path, white
 * and the cutter's line in spot colours that overprint. Half-transparent ink is thinner ink, so the raster is blended
 * with paper white, and the file has no transparency: with a soft mask, Ghostscript lets one plate knock out the other.
 */
export async function renderPdf(request: PrintFileRequest, colours: PressColours): Promise<Uint8Array> {
  const { surface, settings, shellUnderbase } = request;
  const mirrored = shellUnderbase === 'mirroredOverColour';
  const writer = createPdfWriter();
  const page = bleedBox(surface);
  const plates = await readPlates(request, colours);
  const ink = await inkPass(request, page, plates, colours, writer);
  const white = await whitePass(request, page, plates, colours, writer);
  // In print order: seen from above, white lies under the colours; seen through the shell, over them.
  const inks = white ? (mirrored ? [ink, white] : [white, ink]) : [ink];
  const cut = settings.cutContour === null ? [] : [cutPass(settings.cutContour, request, page, colours)];
  const passes = [...inks, ...cut];
  const contents = await pageContents(writer, request, passes, mirrored);
  const boxes = pageBoxes(surface, settings.place);
  return finishPdf(writer, { contents, passes, boxes, colours, request });
}

async function inkPass(
  { surface, settings }: PrintFileRequest,
  page: Rect,
  plates: InkPlates,
  colours: PressColours,
  writer: PdfWriter,
): Promise<Pass> {
  const image = writer.image(plates, await inkSpace(colours, writer), plates.ink);
  const clip = clipOperators(region(surface, settings.inkArea), page, pageSpace(page));
  const matrix = rasterMatrix(plates, page, dpiToScale(settings.dpi));
  return { operators: `${clip}\n${matrix} cm\n/Ink Do`, images: { Ink: image } };
}

/**
 * Values made for the printing condition are final: they are device colours under the output intent (ISO 15930-7), so
 * that no program converts them again. sRGB is tagged, because a RIP may know another RGB.
 */
async function inkSpace({ channels, profile, condition }: PressColours, writer: PdfWriter): Promise<string> {
  const device = DEVICE_SPACES[channels];
  if (condition.profile === profile) return device;
  return `[/ICCBased ${await writer.stream(`/N ${channels}/Alternate${device}`, profile)}]`;
}

/** The line that a cutter follows: the case's edge and its cut-outs. */
function cutPass(name: string, { surface, settings }: PrintFileRequest, page: Rect, { channels }: PressColours): Pass {
  const space = pageSpace(page);
  const lines = cutLines(region(surface, 'outline')).map((path) => `${pathOperators(path, space)}\nS`);
  const operators = `/CutInk CS 1 SCN ${settings.cutWidth} w 1 j\n${lines.join('\n')}`;
  return { operators, spaces: { CutInk: cutSpace(name, channels) } };
}

function pageContents(
  writer: PdfWriter,
  { surface, settings: { place } }: PrintFileRequest,
  passes: readonly Pass[],
  mirrored: boolean,
): Promise<PdfReference> {
  const mirror = mirrored ? `-1 0 0 1 ${pdfNumber(mmToPoints(bleedBox(surface).width))} 0 cm\n` : '';
  const before = placeOperator(surface, place) + mirror;
  return writer.stream('', Buffer.from(passOperators(passes, { before }), 'latin1'));
}

interface PageParts {
  readonly contents: PdfReference;
  readonly passes: readonly Pass[];
  /** Entries of the page's dictionary. */
  readonly boxes: string;
  readonly colours: PressColours;
  readonly request: PrintFileRequest;
}

async function finishPdf(writer: PdfWriter, parts: PageParts): Promise<Uint8Array> {
  const { contents, passes, boxes, colours, request } = parts;
  const pages = writer.reserve();
  const page = writer.object(
    `<</Type/Page/Parent ${pages}${boxes}/Contents ${contents}/Resources${passResources(passes)}>>`,
  );
  writer.define(pages, `<</Type/Pages/Kids[${page}]/Count 1>>`);
  const intent = await outputIntent(colours, writer);
  const identified = identification(writer, request);
  const catalog = writer.object(`<</Type/Catalog/Pages ${pages}${intent}${identified.catalog}>>`);
  return writer.finish(`/Root ${catalog}${identified.trailer}`);
}

function pageBoxes(surface: Surface, place: PrintPlace | undefined): string {
  const page = pageSize(surface, place);
  const box = ({ x, y, width, height }: Rect): string =>
    `[${[x, page.height - y - height, x + width, page.height - y].map(mmToPoints).map(pdfNumber).join(' ')}]`;
  const media = box({ x: 0, y: 0, width: page.width, height: page.height });
  const bleed = box(placedBox(bleedBox(surface), surface, place));
  const trim = box(placedBox(trimBox(surface), surface, place));
  return `/MediaBox${media}/CropBox${media}/BleedBox${bleed}/TrimBox${trim}`;
}

/** The catalogue entry that names the printing condition of a file, and describes it (ISO 32000-1, 14.11.5). */
async function outputIntent({ channels, condition }: PressColours, writer: PdfWriter): Promise<string> {
  const stored = await writer.stream(`/N ${channels}`, condition.profile);
  const name = textString(condition.name);
  // A condition that is not in a registry is given completely: its name and the profile.
  const intent = `/Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier${name}/Info${name}/DestOutputProfile ${stored}`;
  return `/OutputIntents[<<${intent}>>]`;
}
