import type { Crop } from '@cpc/design';

/** The pixels of the view: twice those of the widest panel on a phone. */
export const VIEW = { width: 760, height: 288 } as const;

/** A picture before and after: both of the same size. */
export interface Pair {
  readonly before: CanvasImageSource;
  readonly after: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

interface Comparison {
  readonly crop: Crop;
  /** 0 … 1 */
  readonly strength: number;
  /** 0 … 1: where `after` begins. */
  readonly line: number;
}

/** Draws the middle of a cropped picture over the whole view: `before` at the left of the line, `after` at its right. */
export function drawCompared(
  context: CanvasRenderingContext2D,
  pair: Pair,
  { crop, strength, line }: Comparison,
): void {
  const { before, after } = pair;
  const [width, height] = [pair.width * crop.width, pair.height * crop.height];
  const scale = Math.max(VIEW.width / width, VIEW.height / height);
  const [shownWidth, shownHeight] = [VIEW.width / scale, VIEW.height / scale];
  const left = pair.width * crop.x + (width - shownWidth) / 2;
  const top = pair.height * crop.y + (height - shownHeight) / 2;
  const draw = (image: CanvasImageSource) =>
    context.drawImage(image, left, top, shownWidth, shownHeight, 0, 0, VIEW.width, VIEW.height);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, VIEW.width, VIEW.height);
  draw(before);
  context.save();
  context.beginPath();
  context.rect(line * VIEW.width, 0, VIEW.width, VIEW.height);
  context.clip();
  // Strength is a mix of before and after, as in the tool itself.
  context.globalAlpha = strength;
  draw(after);
  context.restore();
}
