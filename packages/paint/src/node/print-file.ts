import { bleedBox, chokeRegion, type Rect, region, type Surface, trimBox, type UnderbaseMode } from '@cpc/design';
import { dpiToScale, mmToPoints } from '@cpc/domain';
import type { Size } from '../target.ts';
import { clipOperators, pageSpace, pdfNumber } from './pdf-content.ts';
import { createPdfWriter, type PdfReference, type PdfWriter } from './pdf-writer.ts';
import { paintCanvas, type PrintRequest } from './raster.ts';
import { srgbProfile } from './srgb-profile.ts';
import { type Planes, splitPlanes, whitePlate } from './underbase.ts';

export interface PrintFileRequest extends PrintRequest {
  /** Whether the shell needs white beneath the ink, and from which side the ink is seen. */
  readonly shellUnderbase: UnderbaseMode;
  /** Where ink may lie: to the case's edge, or on into the bleed where the case is trimmed or wrapped afterwards. */
  readonly inkArea?: 'outline' | 'bleed';
  /** How far white is kept back from the ink's edges, in mm. */
  readonly whiteChoke?: number;
}

const WHITE_CHOKE_MM = 0.2;

/**
 * The print file (SA-05): one page of the trim box with its bleed, in exact millimetres; the ink an sRGB raster
 * cut by a vector path; white, where the shell needs it, a raster in the spot colour `White` that overprints.
 * Half-transparent ink is thinner ink, so the raster stands on paper white and the file has no transparency:
 * with a soft mask in it, Ghostscript lets one plate knock out the other. The same design gives the same bytes.
 * @throws Error when something the design refers to is not loaded; RangeError when the raster would be too large
 */
export async function renderPrintFile(request: PrintFileRequest): Promise<Uint8Array> {
  const { surface, dpi, shellUnderbase, inkArea = 'outline', whiteChoke = WHITE_CHOKE_MM } = request;
  const page = bleedBox(surface);
  const writer = createPdfWriter();
  const planes = paintPlanes(request);
  const ink = region(surface, inkArea);
  const clip = (by: number): string => clipOperators(by === 0 ? ink : chokeRegion(ink, by), page, pageSpace(page));
  const plates: Plate[] = [{ name: 'Ink', image: await inkImage(writer, planes), clip: clip(0) }];
  if (shellUnderbase !== 'none') {
    const white = whitePlate(planes, whiteChoke * dpiToScale(dpi));
    plates.push({ name: 'White', image: await whiteImage(writer, planes, white), clip: clip(whiteChoke) });
  }
  // In the order the passes are printed: seen from above, white lies under the colours; seen through the shell, over them.
  const mirrored = shellUnderbase === 'mirroredOverColour';
  if (!mirrored) plates.reverse();
  return writePage(writer, surface, plates, content(plates, page, planes, dpi, mirrored));
}

interface Plate {
  readonly name: string;
  readonly image: PdfReference;
  readonly clip: string;
}

function paintPlanes(request: PrintRequest): Planes {
  const { width, height, canvas } = paintCanvas(request, dpiToScale(request.dpi), { area: 'bleed', cut: 'none' });
  const context = canvas.getContext('2d');
  return splitPlanes({ width, height, rows: (from, count) => context.getImageData(0, from, width, count).data });
}

async function inkImage(writer: PdfWriter, planes: Planes): Promise<PdfReference> {
  const profile = await writer.stream('/N 3/Alternate/DeviceRGB', srgbProfile());
  return writer.stream(imageEntries(planes, `[/ICCBased ${profile}]`), planes.rgb);
}

/** Where there is no white press, a RIP shows the spot in the alternate colours: a light grey, to be seen on screen. */
const WHITE_SPOT = '[/Separation/White/DeviceCMYK<</FunctionType 2/Domain[0 1]/C0[0 0 0 0]/C1[.15 0 0 .05]/N 1>>]';

function whiteImage(writer: PdfWriter, size: Size, plate: Uint8Array): Promise<PdfReference> {
  return writer.stream(imageEntries(size, WHITE_SPOT), plate);
}

const imageEntries = ({ width, height }: Size, space: string): string =>
  `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace${space}`;

/**
 * How far, in pixels, the raster is drawn short of its own edges. A device paints every pixel an image touches
 * (10.7.4), and some count a pixel whose border is only met: an exact fit would come out one pixel stretched.
 */
const SHORT_OF_EDGE = 0.01;

function content(plates: readonly Plate[], page: Rect, raster: Size, dpi: number, mirrored: boolean): string {
  const points = (px: number): number => mmToPoints(px / dpiToScale(dpi));
  const wide = points(raster.width - 2 * SHORT_OF_EDGE);
  const high = points(raster.height - 2 * SHORT_OF_EDGE);
  // The raster hangs from the page's top-left corner, so that its pixels keep their size and place.
  const left = points(SHORT_OF_EDGE);
  const bottom = mmToPoints(page.height) - points(raster.height - SHORT_OF_EDGE);
  const matrix = [wide, 0, 0, high, left, bottom].map(pdfNumber).join(' ');
  const mirror = mirrored ? `-1 0 0 1 ${pdfNumber(mmToPoints(page.width))} 0 cm\n` : '';
  return plates.map(({ name, clip }) => `q\n${mirror}${clip}\n/Overprint gs\n${matrix} cm\n/${name} Do\nQ\n`).join('');
}

async function writePage(
  writer: PdfWriter,
  surface: Surface,
  plates: readonly Plate[],
  operators: string,
): Promise<Uint8Array> {
  const contents = await writer.stream('', Buffer.from(operators, 'latin1'));
  const images = plates.map(({ name, image }) => `/${name} ${image}`).join('');
  // Without overprint the later plate would knock out the earlier one (8.6.7).
  const states = '/ExtGState<</Overprint<</Type/ExtGState/OP true/op true/OPM 1>>>>';
  const pages = writer.reserve();
  const page = writer.object(
    `<</Type/Page/Parent ${pages}${pageBoxes(surface)}/Contents ${contents}/Resources<</XObject<<${images}>>${states}>>>>`,
  );
  writer.define(pages, `<</Type/Pages/Kids[${page}]/Count 1>>`);
  const catalog = writer.object(`<</Type/Catalog/Pages ${pages}>>`);
  return writer.finish(`/Root ${catalog}`);
}

function pageBoxes(surface: Surface): string {
  const bleed = bleedBox(surface);
  const trim = trimBox(surface);
  const box = (left: number, top: number, width: number, height: number): string =>
    `[${[left, bleed.height - top - height, left + width, bleed.height - top].map(mmToPoints).map(pdfNumber).join(' ')}]`;
  const media = box(0, 0, bleed.width, bleed.height);
  const trimmed = box(trim.x - bleed.x, trim.y - bleed.y, trim.width, trim.height);
  return `/MediaBox${media}/CropBox${media}/BleedBox${media}/TrimBox${trimmed}`;
}
