import type { DoodleLayer, Stroke } from '../document/layers/doodle.ts';
import { remembered } from '../remembered.ts';
import { unionBox } from '../document/arrange.ts';
import { measureStroke } from './stroke-measure.ts';
import { type CostParts, NO_PARTS } from './parts.ts';
import { type Ground, shownShare } from './ground.ts';

/** The amounts to paint for the strokes of a doodle, in mm of their own space. */
interface Drawing {
  readonly pieces: number;
  readonly drops: number;
  readonly length: number;
  readonly crossings: number;
  readonly area: number;
  /** Area around each line that needs its own canvas, and around each glow. */
  readonly apart: number;
  readonly blurred: number;
  readonly bytes: number;
}

const drawings = new WeakMap<DoodleLayer['strokes'], Drawing>();

export function doodleParts(layer: DoodleLayer, ground: Ground): Omit<CostParts, 'layers'> {
  const { strokes, opacity, placement } = layer;
  const drawing = remembered(drawings, strokes, () => drawingOf(strokes));
  const scale = placement.scale ** 2;
  const share = shownShare(drawing.area * scale, ground);
  const isApart = opacity < 1 || strokes.some(({ brush }) => brush === 'eraser');
  return {
    ...NO_PARTS,
    strokePieces: drawing.pieces,
    drops: drawing.drops,
    edges: 2 * drawing.length * placement.scale * share,
    crossings: drawing.crossings,
    painted: (drawing.apart + (isApart ? drawing.area : 0)) * scale * share,
    blurred: drawing.blurred * scale * share,
    bytes: JSON.stringify({ ...layer, strokes: [] }).length + drawing.bytes,
  };
}

function drawingOf(strokes: readonly Stroke[]): Drawing {
  const measures = strokes.map(measureStroke);
  const sum = (of: (stroke: Stroke, index: number) => number): number =>
    strokes.reduce((total, stroke, index) => total + of(stroke, index), 0);
  const at = (index: number) => measures[index] as (typeof measures)[number];
  const boxArea = (stroke: Stroke, index: number, reach: number): number => {
    const { width, height } = at(index).box;
    return (width + 2 * reach * stroke.width) * (height + 2 * reach * stroke.width);
  };
  const all = unionBox(measures.map(({ box }) => box));
  return {
    pieces: sum((_, i) => at(i).pieces),
    drops: sum((_, i) => at(i).drops),
    length: sum((_, i) => at(i).length),
    crossings: crossingsOf(strokes),
    area: all.width * all.height,
    apart: sum((stroke, i) => (stroke.opacity < 1 && isSoft(stroke) ? boxArea(stroke, i, GLOW_REACH) : 0)),
    blurred: sum((stroke, i) => (isSoft(stroke) ? boxArea(stroke, i, GLOW_REACH) : 0)),
    bytes: sum((_, i) => at(i).bytes + 1),
  };
}

/** How far a neon line glows, in line widths; a spray glows less. */
const GLOW_REACH = 3.9;

const isSoft = ({ brush }: Stroke): boolean => brush === 'neon' || brush === 'spray';

/**
 * How often lines cross that are filled as one shape: consecutive pen lines of one ink. A canvas sorts the edges of a
 * shape, and each crossing is a step of that. Random lines of length L on an area A cross about L²/A times.
 */
function crossingsOf(strokes: readonly Stroke[]): number {
  let total = 0;
  let density = 0;
  let last: Stroke | undefined;
  for (const stroke of strokes) {
    const joins =
      last?.brush === 'pen' &&
      stroke.brush === 'pen' &&
      last.colour === stroke.colour &&
      last.opacity === stroke.opacity;
    const { length, box } = measureStroke(stroke);
    const area = (box.width + stroke.width) * (box.height + stroke.width);
    if (!joins) {
      total += density ** 2;
      density = 0;
    }
    density += length / Math.sqrt(area);
    last = stroke;
  }
  return total + density ** 2;
}
