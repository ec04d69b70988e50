import type { EmojiDrawing, EmojiFill, EmojiMatrix, Path, PathCommand } from '@cpc/design';
import { type Context2D, nativePath, type PaintTarget, type Size } from '../../target.ts';

/** An emoji that can be painted, in a square of side 1 around the origin. */
export interface EmojiArt {
  /** What it covers, for the non-zero rule: the shape of its edge and shadow. */
  readonly outline: Path;
  readonly paint: <Image extends Size>(target: PaintTarget<Image>) => void;
}

const SIDE = 128;
const RADIUS = 64;

/** The paths of the parts are read when it is first painted: a server measures many emoji and paints few. */
export function emojiArt({ outline, parts }: EmojiDrawing): EmojiArt {
  let read: readonly Part[] | undefined;
  return {
    outline: readPath(outline, (value) => value / SIDE - 0.5),
    paint(target) {
      const { context } = target;
      read ??= parts.map(([path, fill, cut]) => ({
        path: readPath(path),
        fill,
        cut: cut === undefined ? undefined : readPath(cut),
      }));
      context.save();
      context.scale(1 / SIDE, 1 / SIDE);
      context.translate(-SIDE / 2, -SIDE / 2);
      for (const part of read) paintPart(target, part);
      context.restore();
    },
  };
}

interface Part {
  readonly path: Path;
  readonly fill: EmojiFill;
  readonly cut: Path | undefined;
}

function paintPart<Image extends Size>(target: PaintTarget<Image>, { path, fill, cut }: Part): void {
  const { context } = target;
  context.save();
  if (cut) context.clip(nativePath(target, cut), 'nonzero');
  context.fillStyle = fillStyle(target, fill);
  context.fill(nativePath(target, path), 'nonzero');
  context.restore();
}

/** Enters the space of a radial gradient. */
function fillStyle<Image extends Size>({ context }: PaintTarget<Image>, fill: EmojiFill): string | object {
  if (typeof fill === 'string') return fill;
  if ('matrix' in fill) enterSpace(context, fill.matrix);
  const gradient =
    'line' in fill
      ? context.createLinearGradient(...fill.line)
      : context.createRadialGradient(...fill.focus, 0, 0, 0, RADIUS);
  for (const [at, colour] of fill.stops) gradient.addColorStop(at, colour);
  return gradient;
}

function enterSpace<Image>(context: Context2D<Image>, [g, h, i, j, k, l]: EmojiMatrix): void {
  const { a, b, c, d, e, f } = context.getTransform();
  context.setTransform(
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  );
}

const TOKEN = /[MLCZ]|-?[\d.]+/g;

function readPath(data: string, place: (value: number) => number = (value) => value): Path {
  const path: PathCommand[] = [];
  const tokens = data.match(TOKEN) ?? [];
  for (let i = 0; i < tokens.length; ) {
    const name = tokens[i];
    const n = (offset: number): number => place(Number(tokens[i + offset]));
    if (name === 'C') path.push(['cubic', n(1), n(2), n(3), n(4), n(5), n(6)]);
    else if (name === 'Z') path.push(['close']);
    else path.push([name === 'M' ? 'move' : 'line', n(1), n(2)]);
    i += name === 'C' ? 7 : name === 'Z' ? 1 : 3;
  }
  return path;
}
