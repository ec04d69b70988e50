import type { TestPart } from '@cpc/contract';
import {
  type Bed,
  type Calibration,
  DOCUMENT_VERSION,
  type DoodleLayer,
  type PrintSettings,
  type Stroke,
  type Surface,
  hexColour,
  layerId,
} from '@cpc/design';
import { brand, degrees, type GoodsId, keysOf, mm } from '@cpc/domain';
import type { FrozenArt } from '../../../base/painting/renderer.ts';

/** In mm: the distance of the marks from the bed's edges, the length of their arms, and the width of their lines. */
const MARGIN = 10;
const ARM = 5;
const LINE = 0.2;
/** The width of a patch on a large bed, mm. */
const MAX_PATCH = 14;
/** A ruler beside the first mark: 50 mm, a tick every 10. */
const RULER = { length: 50, tick: 3 } as const;
const BLACK = hexColour('#000000');
/** A patch of each ink, in the order of the page. */
const PATCHES = {
  cyan: '#00aeef',
  magenta: '#ec008c',
  yellow: '#fff200',
  black: '#000000',
  white: '#ffffff',
} as const;

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/**
 * A page of marks for a bed: a cross 10 mm in from each corner and in the middle, a ruler along two sides, and the
 * slots of the jig. Their measured positions give offset, scale and rotation (SA-06). A patch of each ink shows that the
 * printer lays it down (JN-10).
 */
export function testMarks(bed: Bed, { slots }: Pick<Calibration, 'slots'>, parts: readonly TestPart[]): FrozenArt {
  const { width, height } = bed;
  const crosses = [MARGIN, width - MARGIN].flatMap((x) => [MARGIN, height - MARGIN].map((y) => cross(x, y)));
  const boxes = slots.map((slot) => box(slot.x, slot.y, slot.width, slot.height));
  const lines = [...crosses, cross(width / 2, height / 2), ruler(bed), ...boxes].flat();
  const strokes = [...lines.map((line) => strokeOf(line, bed)), ...patches(bed, parts)];
  return {
    document: { version: DOCUMENT_VERSION, records: records(bed, strokes) },
    surface: bedSurface(bed),
    underbase: 'underColour',
  };
}

/** What is on a page of marks by these settings: white only where the station prints it. */
export const testParts = ({ white }: Pick<PrintSettings, 'white'>): TestPart[] => [
  'marks',
  'cyan',
  'magenta',
  'yellow',
  'black',
  ...(white === 'none' ? [] : (['white'] as const)),
];

/** A row of patches below the cross in the middle. */
function patches({ width, height }: Bed, parts: readonly TestPart[]): Stroke[] {
  const inks = keysOf(PATCHES).filter((ink) => parts.includes(ink));
  const side = Math.min(MAX_PATCH, Math.min(width, height) / 12);
  return inks.map((ink, index) => {
    const x = (index - (inks.length - 1) / 2) * side * 1.5;
    const y = ARM + side;
    // One point of the pen is a disc.
    const points = [x, y, 1];
    return { brush: 'pen', colour: hexColour(PATCHES[ink]), width: mm(side), opacity: 1, seed: 0, points };
  });
}

const cross = (x: number, y: number): Line[] => [
  [x - ARM, y, x + ARM, y],
  [x, y - ARM, x, y + ARM],
];

const box = (x: number, y: number, width: number, height: number): Line[] => [
  [x, y, x + width, y],
  [x + width, y, x + width, y + height],
  [x + width, y + height, x, y + height],
  [x, y + height, x, y],
];

function ruler({ width, height }: Bed): Line[] {
  const ticks = Array.from({ length: RULER.length / 10 + 1 }, (_, index) => index * 10);
  const fits = (from: number, side: number) => from + RULER.length <= side - MARGIN;
  const start = MARGIN + 2 * ARM;
  return [
    ...(fits(start, width) ? ticks.map((at): Line => [start + at, MARGIN, start + at, MARGIN + RULER.tick]) : []),
    ...(fits(start, height) ? ticks.map((at): Line => [MARGIN, start + at, MARGIN + RULER.tick, start + at]) : []),
  ];
}

function records({ width, height }: Bed, strokes: readonly Stroke[]) {
  const marks: DoodleLayer = {
    id: layerId('marks'),
    type: 'doodle',
    stack: 'a0',
    group: null,
    placement: { x: mm(width / 2), y: mm(height / 2), scale: 1, rotation: degrees(0), flipX: false, flipY: false },
    opacity: 1,
    locked: false,
    hidden: false,
    width: mm(width),
    height: mm(height),
    strokes: [...strokes],
  };
  return { background: { id: 'background', type: 'background', fill: { kind: 'none' } }, marks } as const;
}

function strokeOf([x1, y1, x2, y2]: Line, { width, height }: Bed): Stroke {
  const points = [x1 - width / 2, y1 - height / 2, 1, x2 - width / 2, y2 - height / 2, 1];
  return { brush: 'pen', colour: BLACK, width: mm(LINE), opacity: 1, seed: 0, points };
}

function bedSurface({ width, height }: Bed): Surface {
  const [w, h] = [mm(width), mm(height)];
  return {
    id: brand<GoodsId>('test-marks'),
    category: 'phoneCase',
    width: w,
    height: h,
    outline: { kind: 'roundedRect', x: mm(0), y: mm(0), width: w, height: h, radius: mm(0) },
    cutouts: [],
    bleed: mm(0),
    safeInset: mm(0),
    keepOut: mm(0),
    wrap: mm(0),
    form: { kind: 'disc', height: mm(1) },
  };
}
