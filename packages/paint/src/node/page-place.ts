import { bleedBox, type PrintPlace, placeMatrix, type Rect, type Surface } from '@cpc/design';
import { mmToPoints } from '@cpc/domain';
import { pdfNumber } from './pdf-content.ts';

/** The page a print is on, in the surface's plane when nothing is calibrated: its bleed box; else a page of its own. */
export const pageSize = (surface: Surface, place: PrintPlace | undefined): Pick<Rect, 'width' | 'height'> =>
  place?.page ?? bleedBox(surface);

/**
 * The operator that moves what is drawn on a page of the bleed box to its place on the bed (SA-06): everything that
 * follows, clips and spot colours and all, is moved, turned and stretched as vectors, and no raster is painted twice.
 */
export function placeOperator(surface: Surface, place: PrintPlace | undefined): string {
  if (!place) return '';
  const { a, b, c, d, e, f } = placeMatrix(place);
  const bleed = bleedBox(surface);
  // From points, y up from the bleed box's foot, through mm, y down, to points, y up from the page's.
  const foot = bleed.y + bleed.height;
  const right = mmToPoints(a * bleed.x + c * foot + e);
  const up = mmToPoints(place.page.height - (b * bleed.x + d * foot + f));
  return `${[a, -b, -c, d].map(fine).join(' ')} ${pdfNumber(right)} ${pdfNumber(up)} cm\n`;
}

/** A turn of a hundredth of a degree over a bed of a metre is a fifth of a millimetre: six decimals are not too many. */
const fine = (value: number): string => String(Number(value.toFixed(7)));

/** Where a rectangle of the surface lies on the page: the box around its corners, in mm, y down. */
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
