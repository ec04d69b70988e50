import { type Colour, hexColour } from '../../colour.ts';
import type { DoodleLayer, Stroke } from '../../document/layers/doodle.ts';
import type { Layer } from '../../document/layers.ts';
import type { TextLayer } from '../../document/layers/text.ts';
import { toSurface } from '../../document/placement.ts';
import type { Point } from '../../surface/shapes.ts';
import { contrast, difference, mixed } from './colour.ts';
import { groundAt, printedColour } from './ground.ts';
import { remembered } from '../../remembered.ts';
import { type Scene, textOf } from './scene.ts';

/** A spot of ink on the case: its printed colours and the ground around it. */
export interface InkSpot {
  /** The spot is visible if any of them is. */
  readonly inks: readonly Colour[];
  /** Undefined if it is not known. */
  readonly ground: Colour | undefined;
  /** For a doodle: the index of its stroke. */
  readonly stroke?: number;
}

/** At most this many spots are checked; a long text looks the same everywhere. */
const MAX_SPOTS = 60;
/** A spot is hidden if both are lower: the contrast in lightness, and the difference in colour. */
const MIN_CONTRAST = 1.35;
const MIN_DIFFERENCE = 0.15;

export const isHidden = ({ inks, ground }: InkSpot): boolean =>
  ground !== undefined &&
  inks.every((ink) => contrast(ink, ground) < MIN_CONTRAST && difference(ink, ground) < MIN_DIFFERENCE);

/** Spots of a text's letters or a doodle's lines; none for pictures, and none while a text's shape is not known. */
export function inkSpots(scene: Scene, layer: Layer): readonly InkSpot[] {
  if (layer.type === 'text') return textSpots(scene, layer);
  return layer.type === 'doodle' ? doodleSpots(scene, layer) : [];
}

function textSpots(scene: Scene, layer: TextLayer): InkSpot[] {
  const fills = layer.ink.kind === 'colour' ? [layer.ink.colour] : layer.ink.stops.map(({ colour }) => colour);
  const colours = layer.edge ? [...fills, layer.edge.colour] : fills;
  const letters = thinned(textOf(scene, layer)?.letters ?? []);
  return letters.map(({ x, y, width, height }) =>
    spot(scene, layer, { x: x + width / 2, y: y + height / 2 }, colours, layer.opacity),
  );
}

/** Share of a brush's colour in the result: a marker is translucent, a neon line has a bright core in its glow. */
const MARKER_SHARE = 0.5;
const NEON_WHITENESS = 0.75;
const WHITE = hexColour('#ffffff');

function doodleSpots(scene: Scene, layer: DoodleLayer): InkSpot[] {
  const points = remembered(places, layer.strokes, () => thinned(layer.strokes.flatMap(alongStroke)));
  return points.map(({ stroke, n, point }) => {
    const colours =
      stroke.brush === 'neon' ? [stroke.colour, mixed(stroke.colour, WHITE, NEON_WHITENESS)] : [stroke.colour];
    const share = layer.opacity * stroke.opacity * (stroke.brush === 'marker' ? MARKER_SHARE : 1);
    return { ...spot(scene, layer, point, colours, share), stroke: n };
  });
}

interface Place {
  readonly stroke: Stroke;
  readonly n: number;
  readonly point: Point;
}

/** Cached, because most strokes are the same objects at the next check. */
const places = new WeakMap<DoodleLayer['strokes'], readonly Place[]>();

function alongStroke(stroke: Stroke, n: number): Place[] {
  if (stroke.brush === 'eraser') return [];
  return Array.from({ length: Math.floor(stroke.points.length / 3) }, (_, i) => ({
    stroke,
    n,
    point: { x: stroke.points[3 * i] ?? 0, y: stroke.points[3 * i + 1] ?? 0 },
  }));
}

function spot(scene: Scene, layer: Layer, at: Point, colours: readonly Colour[], share: number): InkSpot {
  const ground = groundAt(scene, layer, toSurface(layer.placement, at));
  const printed = colours.flatMap((colour) => printedColour(scene, colour) ?? []);
  // On a clear shell without white, the printed colour is unknown, so nothing counts as hidden.
  const known = printed.length === colours.length ? ground : undefined;
  return { inks: known ? printed.map((ink) => mixed(known, ink, share)) : printed, ground: known };
}

function thinned<T>(all: readonly T[]): readonly T[] {
  const every = Math.ceil(all.length / MAX_SPOTS);
  return every <= 1 ? all : all.filter((_, index) => index % every === 0);
}
