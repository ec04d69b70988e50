import { mm } from '@cpc/domain';
import { chokeRegion, growShape, region, regionContains, type Surface } from '@cpc/design';

/** A picture of a surface: straight RGBA, and the position of the trim box in it. */
export interface Sheet {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  readonly pxPerMm: number;
  /** The trim box's top-left corner, in this picture's pixels. */
  readonly originX: number;
  readonly originY: number;
}

export interface Comparison {
  /** Pixels of the screen whose centre is on the surface. */
  readonly inside: number;
  /** Those that differ by more than the tolerance in any channel. */
  readonly differing: number;
  /** Pixels outside the surface on which the print has ink. */
  readonly inkOutside: number;
  readonly worst: number;
}

const TOLERANCE = 8;
/** A band of one pixel along the edge counts as neither inside nor outside. */
const EDGE_PX = 1;

/**
 * Compares what the editor showed with what the printer received. The print has more pixels: each pixel of the screen
 * is compared with the mean of the print over the same square of the surface.
 */
export function compareSheets(screen: Sheet, print: Sheet, surface: Surface): Comparison {
  const edge = EDGE_PX / screen.pxPerMm;
  const ink = region(surface, 'outline');
  const core = chokeRegion(ink, edge);
  const reach = { outline: growShape(ink.outline, edge), holes: ink.holes.map((hole) => growShape(hole, -edge)) };
  const counts = { inside: 0, differing: 0, inkOutside: 0, worst: 0 };
  for (let y = 0; y < screen.height; y += 1) {
    for (let x = 0; x < screen.width; x += 1) {
      const point = {
        x: mm((x + 0.5 - screen.originX) / screen.pxPerMm),
        y: mm((y + 0.5 - screen.originY) / screen.pxPerMm),
      };
      if (regionContains(core, point)) {
        const difference = differenceAt(screen, print, x, y);
        counts.inside += 1;
        counts.worst = Math.max(counts.worst, difference);
        if (difference > TOLERANCE) counts.differing += 1;
      } else if (!regionContains(reach, point) && hasInk(meanOf(print, screen, x, y))) counts.inkOutside += 1;
    }
  }
  return counts;
}

type Rgb = readonly [number, number, number];

function differenceAt(screen: Sheet, print: Sheet, x: number, y: number): number {
  const seen = pixelOnWhite(screen, y * screen.width + x);
  const printed = meanOf(print, screen, x, y);
  return Math.max(...seen.map((value, channel) => Math.abs(value - (printed[channel] ?? 0))));
}

const hasInk = (mean: Rgb): boolean => mean.some((value) => value < 255 - TOLERANCE);

/** The mean of the print over the square that one pixel of the screen covers, weighted by overlap. */
function meanOf(print: Sheet, screen: Sheet, x: number, y: number): Rgb {
  const ratio = print.pxPerMm / screen.pxPerMm;
  const left = (x - screen.originX) * ratio + print.originX;
  const top = (y - screen.originY) * ratio + print.originY;
  const sum: [number, number, number, number] = [0, 0, 0, 0];
  for (let row = Math.floor(top); row < top + ratio; row += 1) {
    const high = Math.min(row + 1, top + ratio) - Math.max(row, top);
    for (let column = Math.floor(left); column < left + ratio; column += 1) {
      const weight = high * (Math.min(column + 1, left + ratio) - Math.max(column, left));
      if (weight <= 0) continue;
      const [r, g, b] = inBounds(print, column, row) ? pixelOnWhite(print, row * print.width + column) : WHITE;
      sum[0] += r * weight;
      sum[1] += g * weight;
      sum[2] += b * weight;
      sum[3] += weight;
    }
  }
  return [sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3]];
}

const WHITE: Rgb = [255, 255, 255];

const inBounds = (sheet: Sheet, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < sheet.width && y < sheet.height;

function pixelOnWhite({ data }: Sheet, index: number): Rgb {
  const at = index * 4;
  const alpha = (data[at + 3] ?? 0) / 255;
  const on = (channel: number) => (data[at + channel] ?? 0) * alpha + 255 * (1 - alpha);
  return [on(0), on(1), on(2)];
}
