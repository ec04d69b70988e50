import type { Bed, InkSpace } from '@cpc/design';
import type { DeviceBox, DevicePage } from '@cpc/paint/node';
import { wordBoxes, wordWidth } from './chart-letters.ts';
import { type Inks, patchesOf } from './chart-patches.ts';

/**
 * In mm: the bare margin of the bed, the space for labels above and beside the patches, and the height of the labels.
 */
const MARGIN = 10;
const LABELS = 9;
const LETTER = 2.8;
/** The sides of a patch in mm; the largest that fits is used. Hand-held instruments see a circle of 4 to 8 mm. */
const SIDES = [14, 12, 10, 8, 7, 6] as const;
/** Bare space between patches, mm: ink that spreads must not reach the next patch. */
const GAP = 0.5;

/** One patch. Its place is its column's letters and its row's number. */
interface Patch {
  readonly place: string;
  readonly inks: Inks;
}

export interface ColourChart {
  readonly page: DevicePage;
  readonly patches: readonly Patch[];
}

/**
 * Patches of known values over a station's bed, printed without correction and measured: the result is the station's
 * profile (SA-06). On a bed that is too small, the most useful patches are printed.
 */
export function colourChart(bed: Bed, space: InkSpace): ColourChart {
  const wanted = patchesOf(space);
  const grid = gridFor(bed, wanted.length);
  const patches = wanted.slice(0, grid.columns * grid.rows).map((inks, index): Patch => {
    const [column, row] = [index % grid.columns, Math.floor(index / grid.columns)];
    return { place: `${lettersOf(column)}${row + 1}`, inks };
  });
  const ink = space === 'cmyk' ? [0, 0, 0, 255] : [0, 0, 0];
  const boxes = [
    ...patches.map(({ inks }, index) => patchBox(grid, index, inks)),
    ...labels(grid, patches.length, ink),
  ];
  const title = wordBoxes(`${space.toUpperCase()}${patches.length}`, MARGIN, MARGIN - LETTER - 2, LETTER, ink);
  return { page: { width: bed.width, height: bed.height, space, boxes: [...boxes, ...title] }, patches };
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly side: number;
}

function gridFor({ width, height }: Bed, wanted: number): Grid {
  const grids = SIDES.map((side): Grid => {
    const fit = (length: number) => Math.max(0, Math.floor((length - 2 * MARGIN - LABELS) / side));
    return { columns: fit(width), rows: fit(height), side };
  });
  const least = { columns: 1, rows: 1, side: SIDES[SIDES.length - 1] ?? 6 };
  return (
    grids.find(({ columns, rows }) => columns * rows >= wanted) ??
    grids.findLast((grid) => grid.columns * grid.rows > 0) ??
    least
  );
}

const START = MARGIN + LABELS;

function patchBox({ columns, side }: Grid, index: number, inks: Inks): DeviceBox {
  const [x, y] = [START + (index % columns) * side, START + Math.floor(index / columns) * side];
  return { x, y, width: side - GAP, height: side - GAP, inks };
}

/** Letters above the columns, numbers beside the rows. */
function labels({ columns, side }: Grid, count: number, ink: Inks): DeviceBox[] {
  const middle = (index: number) => START + (index + 0.5) * side - GAP / 2;
  const rows = Math.ceil(count / columns);
  return [
    ...Array.from({ length: Math.min(columns, count) }, (_, column) => {
      const word = lettersOf(column);
      return wordBoxes(word, middle(column) - wordWidth(word, LETTER) / 2, START - LETTER - 2, LETTER, ink);
    }),
    ...Array.from({ length: rows }, (_, row) => {
      const word = String(row + 1);
      return wordBoxes(word, START - 2 - wordWidth(word, LETTER), middle(row) - LETTER / 2, LETTER, ink);
    }),
  ].flat();
}

/** A … Z, AA … */
const lettersOf = (column: number): string =>
  `${column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)}${String.fromCharCode(65 + (column % 26))}`;
