import type { PaintTarget, ScratchCanvas, Size } from './target.ts';

/** A canvas for temporary use. */
export interface Scratch<Image extends Size> {
  readonly canvas: ScratchCanvas<Image>;
  readonly context: PaintTarget<Image>['context'];
}

/** @throws Error if the platform provides no canvas */
export function takeScratch<Image extends Size>(
  target: Pick<PaintTarget<Image>, 'createCanvas'>,
  { width, height }: Size,
): Scratch<Image> {
  const canvas = target.createCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('paint: the platform gave no 2D canvas context');
  return { canvas, context };
}

/** Frees the memory at once: a dragged text takes a canvas per frame, and the garbage collector runs too late. */
export function releaseScratch({ canvas }: Scratch<Size>): void {
  canvas.width = 1;
  canvas.height = 1;
}

/** Number of subpixel positions that every engine can draw at. */
const PLACES = 16;

/**
 * Blurs the content of a canvas in the same way in every engine. Drawn shifted by a part t of a pixel, right and down,
 * each pixel becomes a mean of two on each axis, and the variance grows by t (1 - t). A shift back restores the place.
 * @param variance square pixels of the canvas
 */
export function blurScratch<Image extends Size>(
  target: PaintTarget<Image>,
  one: Scratch<Image>,
  variance: number,
): void {
  const shifts = shiftsOf(variance);
  if (shifts.length === 0) return;
  const other = takeScratch(target, one.canvas);
  for (const shift of shifts) {
    drawAside(other, one.canvas, shift);
    drawAside(one, other.canvas, -shift);
  }
  releaseScratch(other);
}

/** As many half-pixel shifts as fit into the variance, and a smaller shift for the rest. */
function shiftsOf(variance: number): readonly number[] {
  const halves = Math.max(0, Math.floor(variance * 2));
  const rest = Math.max(0, variance - halves / 2);
  const part = Math.round((PLACES / 2) * (1 - Math.sqrt(1 - 2 * rest))) / PLACES;
  const shifts = Array.from({ length: halves }, () => 0.5);
  return part > 0 ? [...shifts, part] : shifts;
}

function drawAside<Image extends Size>({ context }: Scratch<Image>, image: ScratchCanvas<Image>, shift: number): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'copy';
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'low';
  context.drawImage(image, shift, shift, image.width, image.height);
}
