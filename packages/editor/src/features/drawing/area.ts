import type { DrawingArea } from '@cpc/contract';
import { bleedBox, keepOuts, shapeBounds, type Surface } from '@cpc/design';
import { mm } from '@cpc/domain';

/** Limits of the contract: how many times longer a side may be than the other, and how many parts are kept clear. */
const MAX_RATIO = 4;
const MAX_KEEP_OUTS = 8;

/** The picture that covers a surface with its bleed. The camera and other holes are kept clear of what matters. */
export function drawingArea(surface: Surface): DrawingArea {
  const box = bleedBox(surface);
  const width = Math.min(box.width, box.height * MAX_RATIO);
  const height = Math.min(box.height, box.width * MAX_RATIO);
  // A part that is too long for a drawing is cut off on both sides, as a picture that covers the surface is.
  const left = box.x + (box.width - width) / 2;
  const top = box.y + (box.height - height) / 2;
  const holes = keepOuts(surface)
    .map(shapeBounds)
    .map((hole) => {
      const x = Math.max(0, hole.x - left);
      const y = Math.max(0, hole.y - top);
      return {
        x,
        y,
        width: Math.min(width, hole.x + hole.width - left) - x,
        height: Math.min(height, hole.y + hole.height - top) - y,
      };
    })
    .filter((hole) => hole.width > 0 && hole.height > 0)
    .toSorted((one, other) => other.width * other.height - one.width * one.height);
  return {
    width: rounded(width),
    height: rounded(height),
    keep_out: holes.slice(0, MAX_KEEP_OUTS).map((hole) => ({
      x: rounded(hole.x),
      y: rounded(hole.y),
      width: rounded(hole.width),
      height: rounded(hole.height),
    })),
  };
}

/** The same length for the same surface, whatever the computer's last digit says. */
const rounded = (length: number) => mm(Math.round(length * 100) / 100);
