import { type Path, rectPath, type Rect, type Region, regionPaths } from '@cpc/design';
import { mmToPoints } from '@cpc/domain';
import type { Size } from '../../target.ts';

/** A number in PDF syntax: no exponent, five decimals, in points. */
export function pdfNumber(value: number): string {
  return String(Number(value.toFixed(5)));
}

/** Converts a point of the surface (mm, y down) to the page's user space (points, y up). */
export interface PageSpace {
  readonly x: (mm: number) => string;
  readonly y: (mm: number) => string;
}

/** @param page the rectangle of the surface that the page shows, in mm */
export function pageSpace(page: Rect): PageSpace {
  return {
    x: (mm) => pdfNumber(mmToPoints(mm - page.x)),
    y: (mm) => pdfNumber(mmToPoints(page.y + page.height - mm)),
  };
}

/** Path construction operators (ISO 32000-1, 8.5.2). */
export function pathOperators(path: Path, { x, y }: PageSpace): string {
  return path
    .map((command) => {
      switch (command[0]) {
        case 'move':
          return `${x(command[1])} ${y(command[2])} m`;
        case 'line':
          return `${x(command[1])} ${y(command[2])} l`;
        case 'cubic':
          return `${x(command[1])} ${y(command[2])} ${x(command[3])} ${y(command[4])} ${x(command[5])} ${y(command[6])} c`;
        case 'close':
          return 'h';
      }
    })
    .join('\n');
}

/**
 * Clips to a region: to its outline, then once per hole to everything except the hole (even-odd). Clips intersect
 * (8.5.4), so holes may overlap.
 */
export function clipOperators(region: Region, page: Rect, space: PageSpace): string {
  const { outline } = regionPaths(region);
  // An empty path would clip nothing away; a rectangle without size clips everything.
  const within = outline.length > 0 ? pathOperators(outline, space) : '0 0 0 0 re';
  return `${within}\nW n\n${holeClips(region, page, space)}`;
}

/** Clips only the holes of a region away. */
export function holeClips(region: Region, page: Rect, space: PageSpace): string {
  const around = pathOperators(rectPath(page), space);
  return regionPaths(region)
    .holes.map((hole) => `${around}\n${pathOperators(hole, space)}\nW* n`)
    .join('\n');
}

/**
 * Margin, in pixels, by which the raster is drawn smaller at its edges. A device paints every pixel that an image
 * touches (10.7.4), and some also count a pixel whose border is only met: an exact fit would be stretched by one pixel.
 */
const SHORT_OF_EDGE = 0.01;

/**
 * The matrix that places a raster at the page's top-left corner, so that its pixels keep their size and position.
 * @param scale pixels per mm
 */
export function rasterMatrix(raster: Size, page: Rect, scale: number): string {
  const points = (px: number): number => mmToPoints(px / scale);
  const wide = points(raster.width - 2 * SHORT_OF_EDGE);
  const high = points(raster.height - 2 * SHORT_OF_EDGE);
  const left = points(SHORT_OF_EDGE);
  const bottom = mmToPoints(page.height) - points(raster.height - SHORT_OF_EDGE);
  return [wide, 0, 0, high, left, bottom].map(pdfNumber).join(' ');
}
