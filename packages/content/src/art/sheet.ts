import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Rgb } from './colour.ts';
import { type Random, randomFrom } from './random.ts';

/** The canvas of a generator. Lengths are pixels of the full size, at any scale. */
export interface Sheet {
  readonly ctx: SKRSContext2D;
  readonly width: number;
  readonly height: number;
  /** Device pixels per pixel of the full size. Needed for shadows, which ignore the context's own scale. */
  readonly scale: number;
  readonly random: Random;
}

export function newSheet(width: number, height: number, seed: number, scale = 1): Sheet {
  const ctx = createCanvas(Math.round(width * scale), Math.round(height * scale)).getContext('2d');
  ctx.scale(scale, scale);
  return { ctx, width, height, scale, random: randomFrom(seed) };
}

/** Fills the sheet pixel by pixel. `fine`: one value is computed per that many pixels a side, and interpolated. */
export function shade({ ctx, width, height, scale }: Sheet, colourAt: (x: number, y: number) => Rgb, fine = 1): void {
  const coarse = Math.max(fine, 1 / scale);
  const columns = Math.ceil(width / coarse);
  const rows = Math.ceil(height / coarse);
  const small = createCanvas(columns, rows);
  const pen = small.getContext('2d');
  const image = pen.createImageData(columns, rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const colour = colourAt((column + 0.5) * coarse, (row + 0.5) * coarse);
      const at = (row * columns + column) * 4;
      image.data[at] = colour[0];
      image.data[at + 1] = colour[1];
      image.data[at + 2] = colour[2];
      image.data[at + 3] = 255;
    }
  }
  pen.putImageData(image, 0, 0);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(small, 0, 0, columns * coarse, rows * coarse);
}

/** Adds fine grain: it hides banding in soft gradients and makes flat areas look like paper. */
export function grain({ ctx, random }: Sheet, strength: number): void {
  const { width, height } = ctx.canvas;
  const image = ctx.getImageData(0, 0, width, height);
  for (let at = 0; at < image.data.length; at += 4) {
    const step = (random.unit() + random.unit() - 1) * strength;
    for (let channel = 0; channel < 3; channel += 1) image.data[at + channel] = (image.data[at + channel] ?? 0) + step;
  }
  ctx.putImageData(image, 0, 0);
}

export function fillSheet({ ctx, width, height }: Sheet, style: string): void {
  ctx.fillStyle = style;
  ctx.fillRect(0, 0, width, height);
}
