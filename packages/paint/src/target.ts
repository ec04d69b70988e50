import type { Path } from '@cpc/design';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PathBuilder {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  closePath(): void;
}

interface Gradient {
  addColorStop(offset: number, colour: string): void;
}

/**
 * What the painter uses of a canvas: paths, pictures, gradients, shadows and blend modes, which browsers and
 * the print side draw alike. `fillText` and `filter` are missing on purpose: every engine draws those its own way.
 */
export interface Context2D<Image> {
  globalAlpha: number;
  globalCompositeOperation: string;
  fillStyle: string | object;
  shadowColor: string;
  shadowBlur: number;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: 'low' | 'medium' | 'high';
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(radians: number): void;
  scale(x: number, y: number): void;
  fill(path: PathBuilder, rule?: 'nonzero' | 'evenodd'): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  drawImage(image: Image, x: number, y: number, width: number, height: number): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient;
}

/**
 * A canvas to paint on; it starts transparent. In a browser: `{ context, createPath: () => new Path2D() }`.
 * The caller may move the context's origin beforehand (to the trim box's top-left corner, in pixels), but any
 * enlargement must come through the painter's `scale`, because shadows are measured in device pixels.
 */
export interface PaintTarget<Image extends Size> {
  readonly context: Context2D<Image>;
  createPath(): PathBuilder;
}

const built = new WeakMap<Path, PathBuilder>();

/** The canvas's own object for a path, built once for every path value (a program has one kind of canvas). */
export function nativePath<Image extends Size>(target: PaintTarget<Image>, path: Path): PathBuilder {
  const known = built.get(path);
  if (known) return known;
  const builder = target.createPath();
  for (const command of path) draw(builder, command);
  built.set(path, builder);
  return builder;
}

function draw(builder: PathBuilder, command: Path[number]): void {
  switch (command[0]) {
    case 'move':
      return builder.moveTo(command[1], command[2]);
    case 'line':
      return builder.lineTo(command[1], command[2]);
    case 'cubic':
      return builder.bezierCurveTo(command[1], command[2], command[3], command[4], command[5], command[6]);
    case 'close':
      return builder.closePath();
  }
}
