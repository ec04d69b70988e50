import { bleedBox, type PrintPlace, placeMatrix, type Rect, type Surface } from '@cpc/design';
import { mmToPoints } from '@cpc/domain';
import { pdfNumber } from './content.ts';

/** The size of the page: without a calibration the bleed box, otherwise its own page. */
export const pageSize = (surface: Surface, place: PrintPlace | undefined): Pick<Rect, 'width' | 'height'> =>
  place?.page ?? bleedBox(surface);

/**
 * The operator that moves the drawing from a page of the bleed box to its place on the bed (SA-06). Everything after
 * it, including clips and spot colours, is moved, rotated and scaled as vectors; no raster is painted again.
 */
export function placeOperator(surface: Surface, place: PrintPlace | undefined): string {
  if (!place) return '';
  const { a, b, c, d, e, f } = placeMatrix(place);
  const bleed = bleedBox(surface);
  // From points, y up from the bottom of the bleed box, through mm, y down, to points, y up from that of the page.
  const foot = bleed.y + bleed.height;
  const right = mmToPoints(a * bleed.x + c * foot + e);
  const up = mmToPoints(place.page.height - (b * bleed.x + d * foot + f));
  return `${[a, -b, -c, d].map(fine).join(' ')} ${pdfNumber(right)} ${pdfNumber(up)} cm\n`;
}

/** Seven decimals: an error of 0.01° over a bed of 1 m is 0.2 mm. */
const fine = (value: number): string => String(Number(value.toFixed(7)));

/** The box on the page around a rectangle of the surface, in mm, y down. */
export function placedBox(rect: Rect, surface: Surface, place: PrintPlace | undefined): Rect {
  if (!place) {
    const bleed = bleedBox(surface);
    return { ...rect, x: rect.x - bleed.x, y: rect.y - bleed.y };
  }
  const { a, b, c, d, e, f } = placeMatrix(place);
  const corners = [rect.x, rect.x + rect.width].flatMap((x) =>
    [rect.y, rect.y + rect.height].map((y) => ({ x: a * x + c * y + e, y: b * x + d * y + f })),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))];
  const [rightmost, lowest] = [
    Math.min(place.page.width, Math.max(...xs)),
    Math.min(place.page.height, Math.max(...ys)),
  ];
  return { x: left, y: top, width: rightmost - left, height: lowest - top };
}
