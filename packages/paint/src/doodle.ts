import type { Colour, DoodleLayer, Path, Stroke } from '@cpc/design';
import { strokeCore, strokeOutline } from './stroke-outline.ts';
import { nativePath, type PaintTarget, type Size } from './target.ts';

/** A marker's ink lets what lies beneath shine through, evenly along one stroke. */
const MARKER_OPACITY = 0.5;
/** A neon line: how far it glows, in line widths, and its bright core. */
const NEON = { glow: 2.2, core: 0.45, whiteness: 0.75 } as const;

/** Paints the strokes of a doodle in its own space. @param scale device pixels per mm of that space */
export function paintDoodle<Image extends Size>(target: PaintTarget<Image>, layer: DoodleLayer, scale: number): void {
  const opacity = target.context.globalAlpha;
  for (const group of groupsOf(layer)) {
    const [first] = group.strokes;
    if (first.brush === 'neon') paintNeon(target, first, scale);
    else {
      target.context.globalAlpha = opacity * (first.brush === 'marker' ? MARKER_OPACITY : 1);
      target.context.fillStyle = first.colour;
      target.context.fill(nativePath(target, group.outline), 'nonzero');
    }
    target.context.globalAlpha = opacity;
  }
}

interface StrokeGroup {
  readonly strokes: readonly [Stroke, ...Stroke[]];
  readonly outline: Path;
}

const groups = new WeakMap<DoodleLayer['strokes'], readonly StrokeGroup[]>();

/** Pen strokes of one colour in a row are one shape, so that a half-transparent layer is even where they cross. */
function groupsOf({ strokes }: DoodleLayer): readonly StrokeGroup[] {
  const known = groups.get(strokes);
  if (known) return known;
  const made: StrokeGroup[] = [];
  for (const stroke of strokes) {
    const last = made.at(-1);
    if (last && joins(last.strokes[0], stroke)) {
      made[made.length - 1] = {
        strokes: [...last.strokes, stroke],
        outline: [...last.outline, ...strokeOutline(stroke)],
      };
    } else made.push({ strokes: [stroke], outline: strokeOutline(stroke) });
  }
  groups.set(strokes, made);
  return made;
}

const joins = (a: Stroke, b: Stroke): boolean => a.brush === 'pen' && b.brush === 'pen' && a.colour === b.colour;

function paintNeon<Image extends Size>(target: PaintTarget<Image>, stroke: Stroke, scale: number): void {
  const { context } = target;
  context.save();
  context.fillStyle = stroke.colour;
  context.shadowColor = stroke.colour;
  context.shadowBlur = stroke.width * NEON.glow * scale;
  context.fill(nativePath(target, strokeOutline(stroke)), 'nonzero');
  context.restore();
  context.fillStyle = towardsWhite(stroke.colour, NEON.whiteness);
  context.fill(nativePath(target, neonCore(stroke)), 'nonzero');
}

const cores = new WeakMap<Stroke, Path>();

function neonCore(stroke: Stroke): Path {
  const core = cores.get(stroke) ?? strokeCore(stroke, NEON.core);
  cores.set(stroke, core);
  return core;
}

/** `#rrggbb` mixed with white; share 0 leaves it, 1 makes it white. */
function towardsWhite(colour: Colour, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const mixed = channels.map((value) => Math.round(value + (255 - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
