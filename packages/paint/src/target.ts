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

interface CanvasGradient {
  addColorStop(offset: number, colour: string): void;
}

/** A canvas's transform: device = (a·x + c·y + e, b·x + d·y + f). */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/**
 * The part of a canvas context that the painter uses: paths, pictures, gradients and blend modes, which browsers and
 * the print side draw identically. `fillText` and `filter` are missing on purpose: every engine draws them differently.
 */
export interface Context2D<Image> {
  readonly canvas: Size;
  globalAlpha: number;
  globalCompositeOperation: string;
  fillStyle: string | object;
  strokeStyle: string | object;
  lineWidth: number;
  lineJoin: 'round' | 'bevel' | 'miter';
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: 'low' | 'medium' | 'high';
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(radians: number): void;
  scale(x: number, y: number): void;
  getTransform(): Matrix;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  fill(path: PathBuilder, rule?: 'nonzero' | 'evenodd'): void;
  stroke(path: PathBuilder): void;
  clip(path: PathBuilder, rule?: 'nonzero' | 'evenodd'): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  drawImage(image: Image, x: number, y: number, width: number, height: number): void;
  drawImage(
    image: Image,
    sourceX: number,
    sourceY: number,
    sourceWidth: number,
    sourceHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void;
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): CanvasGradient;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): CanvasGradient;
}

/** A canvas for temporary use by the painter; it can be drawn as a picture. */
export type ScratchCanvas<Image extends Size> = Image & {
  width: number;
  height: number;
  getContext(kind: '2d'): Context2D<Image> | null;
};

/**
 * A canvas to paint on; it starts transparent. In a browser:
 * `{ context, createPath: () => new Path2D(), createCanvas: (width, height) => Object.assign(document.createElement('canvas'), { width, height }) }`.
 * The caller may move the context's origin beforehand (to the trim box's top-left corner, in whole pixels), but must
 * not scale it: the scale must come through the painter's `scale`, because the resolution of a glow depends on it.
 */
export interface PaintTarget<Image extends Size> {
  readonly context: Context2D<Image>;
  createPath(): PathBuilder;
  /** Creates a transparent canvas, for parts that are painted separately before they are drawn over the rest. */
  createCanvas(width: number, height: number): ScratchCanvas<Image>;
}

const built = new WeakMap<Path, PathBuilder>();

/** The canvas's own object for a path, cached per path value (a program uses one kind of canvas only). */
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
