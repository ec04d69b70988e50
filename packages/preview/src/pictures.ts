import {
  BISCUIT_RIM,
  growShape,
  pathData,
  type Rect,
  type Shape,
  shapeBounds,
  shapePath,
  shirtOf,
  type Surface,
} from '@cpc/design';
import { CanvasTexture, SRGBColorSpace, type Texture } from 'three';
import { drawCamera } from './camera-picture.ts';

/** Pixels of a picture's longer side. */
const SIDE = 1024;

/** The picture of what is not printed: what a camera shows, a baked crust, the seams of cloth. */
export function pictureOf(surface: Surface): Texture | undefined {
  const { form, cutouts, outline } = surface;
  switch (form.kind) {
    case 'shell':
      return cutouts.length === 0
        ? undefined
        : pictureOver(surface, boxOf(cutouts.map(({ shape }) => growShape(shape, 1))), (context) =>
            cutouts.forEach((cutout) => drawCamera(context, cutout)),
          );
    case 'disc':
      return pictureOver(surface, shapeBounds(growShape(outline, BISCUIT_RIM + 1)), (context) =>
        drawCrust(context, outline),
      );
    case 'garment': {
      const { middle, collar } = shirtOf(surface);
      const box = { x: middle - 350, y: collar - 20, width: 700, height: 760 };
      return pictureOver(surface, box, (context) => {
        context.translate(middle, collar);
        drawSeams(context);
      });
    }
    case 'ball':
      return undefined;
  }
}

/** The silver back of a phone in a clear case, as the flat drawing has it. */
export const backPicture = (surface: Surface): Texture =>
  pictureOver(surface, { x: 0, y: 0, width: surface.width, height: surface.height }, (context) => {
    const { width, height } = surface;
    const fall = context.createLinearGradient(0, 0, width, height);
    for (const [at, silver] of SILVER) fall.addColorStop(at, silver);
    context.fillStyle = fall;
    context.fillRect(0, 0, width, height);
  });

const SILVER = [
  [0, '#eceae9'],
  [0.4, '#b7b3b8'],
  [0.48, '#eceae9'],
  [1, '#8f8b93'],
] as const;

/** A picture of a part of the plane around a surface. @param draw in mm of the surface */
function pictureOver(surface: Surface, box: Rect, draw: (context: CanvasRenderingContext2D) => void): Texture {
  const scale = SIDE / Math.max(box.width, box.height);
  const size = { width: Math.round(box.width * scale), height: Math.round(box.height * scale) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (context) {
    context.scale(scale, scale);
    context.translate(-box.x, -box.y);
    draw(context);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  // Texture coordinates are shares of the surface, from its lower left corner.
  texture.repeat.set(surface.width / box.width, surface.height / box.height);
  texture.offset.set(-box.x / box.width, 1 - (surface.height - box.y) / box.height);
  return texture;
}

function boxOf(shapes: readonly Shape[]): Rect {
  const boxes = shapes.map(shapeBounds);
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Golden in the middle, brown at the edge, with crumbs. */
function drawCrust(context: CanvasRenderingContext2D, outline: Shape): void {
  const { x, y, width, height } = shapeBounds(growShape(outline, BISCUIT_RIM + 1));
  context.fillStyle = '#e6bb7a';
  context.fillRect(x, y, width, height);
  const edge = new Path2D(pathData(shapePath(growShape(outline, BISCUIT_RIM))));
  for (const [breadth, brown] of BROWNING) {
    context.strokeStyle = brown;
    context.lineWidth = breadth;
    context.stroke(edge);
  }
  for (let i = 0; i < CRUMBS; i += 1) {
    const [across, down, size] = [fraction(i * 0.618034), fraction(i * 0.754878), fraction(i * 0.569841)];
    context.fillStyle = i % 3 === 0 ? 'rgba(255, 236, 196, 0.5)' : 'rgba(120, 70, 28, 0.26)';
    context.beginPath();
    context.arc(x + across * width, y + down * height, 0.15 + 0.5 * size * size, 0, 2 * Math.PI);
    context.fill();
  }
}

const fraction = (value: number): number => value - Math.floor(value);

const CRUMBS = 2600;

/** Strokes along the edge, one over the other: breadth in mm, and colour. */
const BROWNING = [
  [8, 'rgba(206, 150, 84, 0.3)'],
  [5.5, 'rgba(190, 130, 66, 0.35)'],
  [3.5, 'rgba(168, 108, 52, 0.4)'],
  [1.8, 'rgba(136, 82, 38, 0.5)'],
] as const;

/** Seams and hems in mm from the collar, as the flat drawing has them. */
function drawSeams(context: CanvasRenderingContext2D): void {
  context.fillStyle = '#ffffff';
  context.fillRect(-400, -100, 800, 900);
  context.lineWidth = 2;
  context.strokeStyle = 'rgba(0, 0, 0, 0.2)';
  context.stroke(new Path2D(ARMHOLES));
  context.lineWidth = 1.3;
  context.setLineDash([4, 3]);
  context.strokeStyle = 'rgba(0, 0, 0, 0.26)';
  context.stroke(new Path2D(HEMS));
}

const ARMHOLES = 'M-212 41C-228 92-238 160-243 220M212 41C228 92 238 160 243 220';
const HEMS =
  'M-247 698C-120 711 120 711 247 698M-247 692C-120 705 120 705 247 692' +
  'M-331 196L-250 243M-328 191L-247 238M331 196L250 243M328 191L247 238';
