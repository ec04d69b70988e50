/** A page that draws goods for tests of what is seen: `rendered.test.ts` bundles it and calls it in a browser. */
import { hexColour, pathData, type ShellLook, shapePath, type Surface } from '@cpc/design';
import { keepsakePicture } from './keepsake/picture.ts';
import { createTurntable } from './turntable.ts';

/** Goods seen from the front, their whole print in one colour; bare without ink. */
export interface Shot {
  readonly surface: Surface;
  readonly look: ShellLook;
  readonly ink?: string;
}

/** A place of the surface, mm. */
export type Place = readonly [x: number, y: number];

/** Red, green, blue and alpha. */
export type Pixel = readonly number[];

export interface ShotPage {
  /** What is seen at places of the surface. */
  readonly seenAt: (shot: Shot, places: readonly Place[]) => readonly Pixel[];
  /** The middle of what is as red as pure ink in the picture to share: shares of its width and height. */
  readonly middleOfRed: (shot: Shot) => Promise<readonly [x: number, y: number]>;
}

const [WIDTH, HEIGHT] = [360, 480];

function seenAt({ surface, look, ink }: Shot, places: readonly Place[]): readonly Pixel[] {
  const canvas = document.createElement('canvas');
  const table = createTurntable(canvas, surface, look);
  table.resize(WIDTH, HEIGHT, 1);
  table.dress(inked(surface, ink, 800));
  table.turn(0, 0);
  const copy = contextOf(WIDTH, HEIGHT);
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, WIDTH, HEIGHT);
  const pixels = places.map(([x, y]) => {
    const at = table.placeOf(x, y);
    const first = 4 * (Math.round(at.y * HEIGHT) * WIDTH + Math.round(at.x * WIDTH));
    return [...data.subarray(first, first + 4)];
  });
  table.dispose();
  return pixels;
}

async function middleOfRed({ surface, look, ink }: Shot): Promise<readonly [number, number]> {
  const blob = await keepsakePicture({
    document: { version: 1, records: {} },
    surface,
    look,
    paint: (_, side) => inked(surface, ink, side),
    name: '',
    invitation: '',
    chapters: ['', '', ''],
    code: undefined,
    font: 'sans-serif',
    rtl: false,
  });
  const picture = await createImageBitmap(blob);
  const { width, height } = picture;
  const context = contextOf(width, height);
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  let [count, left, top] = [0, 0, 0];
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3);
    if (red < 120 || green > red / 3 || blue > red / 3) continue;
    count += 1;
    left += (i / 4) % width;
    top += Math.floor(i / 4 / width);
  }
  return [left / count / width, top / count / height];
}

/** @param side pixels of the longer side */
function inked(surface: Surface, ink: string | undefined, side: number): HTMLCanvasElement {
  const { width, height, outline } = surface;
  const scale = side / Math.max(width, height);
  const context = contextOf(Math.round(width * scale), Math.round(height * scale));
  if (ink !== undefined) {
    context.scale(scale, scale);
    context.fillStyle = hexColour(ink);
    context.fill(new Path2D(pathData(shapePath(outline))));
  }
  return context.canvas;
}

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  return context;
}

Object.assign(globalThis, { shots: { seenAt, middleOfRed } satisfies ShotPage });
