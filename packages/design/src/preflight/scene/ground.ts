import type { Colour } from '../../colour.ts';
import type { Gradient } from '../../document/layers/ink.ts';
import type { Layer } from '../../document/layers.ts';
import { bleedBox } from '../../surface/geometry.ts';
import type { Point, Rect } from '../../surface/shapes.ts';
import { imageContains, isImage } from './box.ts';
import { colourOfLineAt, hasWideLines } from './wide-lines.ts';
import { mixed, multiplied } from './colour.ts';
import { perLayer } from './per-layer.ts';
import type { Scene } from './scene.ts';

/** A shell with less opacity shows the phone, whose colour is unknown. */
const CLEAR = 0.5;

/** The printed colour of an ink; undefined if it depends on a phone that shines through. */
export function printedColour({ shell }: Scene, ink: Colour): Colour | undefined {
  if (shell.underbase !== 'none') return ink;
  return shell.opacity < CLEAR ? undefined : multiplied(ink, shell.colour);
}

/** The colour beneath a layer at a point of the surface; undefined over pictures and over a clear shell. */
export function groundAt(scene: Scene, layer: Layer, point: Point): Colour | undefined {
  const { shell, fill, surface } = scene;
  for (const beneath of groundsBeneath(scene, layer)) {
    if (isImage(beneath)) {
      if (imageContains(beneath, point)) return undefined;
      continue;
    }
    const colour = colourOfLineAt(beneath, point);
    if (colour !== undefined) return printedColour(scene, colour);
  }
  switch (fill.kind) {
    case 'none':
      return shell.opacity < CLEAR ? undefined : shell.colour;
    case 'colour':
      return printedColour(scene, fill.colour);
    case 'gradient':
      return printedColour(scene, gradientAt(fill, bleedBox(surface), point));
    case 'wallpaper':
      return undefined;
  }
}

/** What can be the ground of a layer, the topmost first: pictures, and doodles with lines as wide as paper. */
const groundsBeneath = perLayer(({ layers }, layer) =>
  layers
    .slice(0, layers.indexOf(layer))
    .filter((one) => isImage(one) || (one.type === 'doodle' && hasWideLines(one)))
    .toReversed(),
);

/** A gradient's colour at a point: along its angle, or from the centre to the corners. */
function gradientAt({ shape, angle, stops }: Gradient, box: Rect, { x, y }: Point): Colour {
  const [dx, dy] = [x - box.x - box.width / 2, y - box.y - box.height / 2];
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  const length = Math.abs(box.width * cos) + Math.abs(box.height * sin);
  const at =
    shape === 'radial'
      ? Math.hypot(dx, dy) / Math.hypot(box.width / 2, box.height / 2)
      : 0.5 + (dx * cos + dy * sin) / length;
  const sorted = stops.toSorted((a, b) => a.at - b.at);
  const after = sorted.find((stop) => stop.at >= at) ?? sorted.at(-1);
  const before = sorted.findLast((stop) => stop.at <= at) ?? sorted[0];
  if (!after || !before) throw new RangeError('gradientAt: expected at least two stops');
  const room = after.at - before.at;
  return room > 0 ? mixed(before.colour, after.colour, (at - before.at) / room) : before.colour;
}
