import type { Colour, DoodleLayer, Path, Stroke } from '@cpc/design';
import { paintGlow } from './glow.ts';
import { isolated } from './isolate.ts';
import { sprayDots } from './spray.ts';
import { NEON_GLOW, SPRAY_HEART, strokesBox } from './stroke-box.ts';
import { strokeCore, strokeOutline } from './stroke-outline.ts';
import { nativePath, type PaintTarget, type Size } from './target.ts';

/** Opacity of a marker, even along one stroke. */
const MARKER_OPACITY = 0.5;
/** A neon line's bright core: its width in line widths, and its share of white. */
const NEON = { core: 0.45, whiteness: 0.75 } as const;

/**
 * Paints the strokes of a doodle in its own space. A doodle with an eraser is painted on a separate canvas, so that it
 * erases only itself. So is one with overlapping strokes, so that the layer's opacity applies once.
 * @param scale device pixels per mm of that space
 */
export function paintDoodle<Image extends Size>(target: PaintTarget<Image>, layer: DoodleLayer, scale: number): void {
  const opacity = target.context.globalAlpha;
  const groups = groupsOf(layer);
  const [first] = groups;
  if (!first) return;
  const erases = layer.strokes.some(({ brush }) => brush === 'eraser');
  const overlaps = groups.length > 1 || first.strokes[0].brush === 'neon' || first.strokes[0].brush === 'spray';
  if (!erases && (opacity === 1 || !overlaps)) return paintGroups(target, groups, opacity, scale);
  isolated(target, strokesBox(layer.strokes), opacity, (scratch) => paintGroups(scratch, groups, 1, scale));
}

interface StrokeGroup {
  readonly strokes: readonly [Stroke, ...Stroke[]];
  readonly outline: Path;
}

const known = new WeakMap<DoodleLayer['strokes'], readonly StrokeGroup[]>();

/** Consecutive pen strokes of one ink are one shape, so that a half-transparent line is even where it crosses. */
function groupsOf({ strokes }: DoodleLayer): readonly StrokeGroup[] {
  const before = known.get(strokes);
  if (before) return before;
  const runs: [Stroke, ...Stroke[]][] = [];
  for (const stroke of strokes) {
    const last = runs.at(-1);
    if (last && joins(last[0], stroke)) last.push(stroke);
    else runs.push([stroke]);
  }
  const made = runs.map((run): StrokeGroup => ({ strokes: run, outline: joinedOutline(run) }));
  known.set(strokes, made);
  return made;
}

/** A single stroke keeps its own outline object, because cached values depend on it. */
const joinedOutline = (run: readonly [Stroke, ...Stroke[]]): Path =>
  run.length === 1 ? strokeOutline(run[0]) : run.flatMap((stroke) => strokeOutline(stroke));

const joins = (a: Stroke, b: Stroke): boolean =>
  a.brush === 'pen' && b.brush === 'pen' && a.colour === b.colour && a.opacity === b.opacity;

function paintGroups<Image extends Size>(
  target: PaintTarget<Image>,
  groups: readonly StrokeGroup[],
  opacity: number,
  scale: number,
): void {
  const { context } = target;
  for (const { strokes, outline } of groups) {
    const [stroke] = strokes;
    context.save();
    context.globalAlpha = opacity * stroke.opacity;
    if (stroke.brush === 'neon') apart(target, stroke, (on) => paintNeon(on, stroke, scale));
    else if (stroke.brush === 'spray') apart(target, stroke, (on) => paintSpray(on, stroke, scale));
    else paintLine(target, stroke, outline);
    context.restore();
  }
}

/** Paints several passes with the opacity applied once. */
function apart<Image extends Size>(
  target: PaintTarget<Image>,
  stroke: Stroke,
  paint: (on: PaintTarget<Image>) => void,
): void {
  const opacity = target.context.globalAlpha;
  if (opacity === 1) paint(target);
  else isolated(target, strokesBox([stroke]), opacity, paint);
}

function paintLine<Image extends Size>(target: PaintTarget<Image>, { brush, colour }: Stroke, outline: Path): void {
  const { context } = target;
  if (brush === 'marker') context.globalAlpha *= MARKER_OPACITY;
  if (brush === 'eraser') context.globalCompositeOperation = 'destination-out';
  context.fillStyle = colour;
  context.fill(nativePath(target, outline), 'nonzero');
}

function paintNeon<Image extends Size>(target: PaintTarget<Image>, stroke: Stroke, scale: number): void {
  const { context } = target;
  const line = strokeOutline(stroke);
  paintHalo(target, stroke, { path: line, blur: stroke.width * NEON_GLOW }, scale);
  context.fillStyle = stroke.colour;
  context.fill(nativePath(target, line), 'nonzero');
  context.fillStyle = towardsWhite(stroke.colour, NEON.whiteness);
  context.fill(nativePath(target, thinner(stroke, NEON.core)), 'nonzero');
}

interface Halo {
  readonly path: Path;
  readonly blur: number;
}

function paintHalo<Image extends Size>(
  target: PaintTarget<Image>,
  stroke: Stroke,
  { path, blur }: Halo,
  scale: number,
): void {
  const paint = (on: PaintTarget<Image>): void => {
    on.context.fillStyle = stroke.colour;
    on.context.fill(nativePath(on, path), 'nonzero');
  };
  paintGlow(target, { box: strokesBox([stroke]), blur, paint }, scale);
}

const HEART_OPACITY = 0.72;

/** A soft mist, thicker towards the centre, represents drops too fine to draw; the drops are painted on it. */
function paintSpray<Image extends Size>(target: PaintTarget<Image>, stroke: Stroke, scale: number): void {
  const { context } = target;
  context.save();
  context.globalAlpha = HEART_OPACITY;
  const path = thinner(stroke, SPRAY_HEART.width);
  paintHalo(target, stroke, { path, blur: stroke.width * SPRAY_HEART.fade }, scale);
  context.restore();
  context.fillStyle = stroke.colour;
  for (const { path, opacity } of sprayDots(stroke)) {
    context.globalAlpha = opacity;
    context.fill(nativePath(target, path), 'nonzero');
  }
}

const cores = new WeakMap<Stroke, Path>();

function thinner(stroke: Stroke, share: number): Path {
  const core = cores.get(stroke) ?? strokeCore(stroke, share);
  cores.set(stroke, core);
  return core;
}

/** `#rrggbb` mixed with white; share 0 leaves the colour, 1 makes it white. */
function towardsWhite(colour: Colour, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const mixed = channels.map((value) => Math.round(value + (255 - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
