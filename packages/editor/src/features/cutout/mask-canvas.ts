import type { Box, Mask } from '@cpc/imaging';

/** A canvas whose transparency is a mask, for the browser to draw with. */
export interface MaskCanvas {
  readonly canvas: HTMLCanvasElement;
  /** Takes over a mask, or a part of it that has changed. */
  readonly show: (mask: Mask, part?: Box) => void;
}

export function createMaskCanvas({ width, height }: Mask): MaskCanvas {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  return {
    canvas,
    show: (mask, part = { x: 0, y: 0, width, height }) => {
      const image = new ImageData(part.width, part.height);
      for (let y = 0; y < part.height; y++) {
        for (let x = 0; x < part.width; x++) {
          image.data[(y * part.width + x) * 4 + 3] = mask.data[(part.y + y) * width + part.x + x] as number;
        }
      }
      context?.putImageData(image, part.x, part.y);
    },
  };
}

/** Draws the picture: faint where it is removed, full where it is kept. */
export function drawCut(
  target: HTMLCanvasElement,
  picture: HTMLCanvasElement | ImageBitmap,
  mask: HTMLCanvasElement,
): void {
  const context = target.getContext('2d');
  if (!context) return;
  const { width, height } = target;
  context.globalCompositeOperation = 'copy';
  context.drawImage(mask, 0, 0, width, height);
  context.globalCompositeOperation = 'source-in';
  context.drawImage(picture, 0, 0, width, height);
  context.globalCompositeOperation = 'destination-over';
  context.globalAlpha = REMOVED;
  context.drawImage(picture, 0, 0, width, height);
  context.globalAlpha = 1;
}

/** How much of what is removed is still seen, so that it can be brought back. */
const REMOVED = 0.22;
