import { type CameraName, isCameraName } from './cameras.ts';
import { type GlassName, isGlassName } from './glass.ts';

/** A phone as its maker publishes it. Lengths in mm, the phone upright. */
export interface Phone {
  readonly id: string;
  readonly brand: string;
  readonly model: string;
  readonly year: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Radius of the body's corners, seen from behind. */
  readonly corner: number;
  readonly camera: CameraName;
  /** The lenses in the camera's island; not given if they are lenses of their own, or not known. */
  readonly glass?: GlassName;
  /** No two sources agree on its size. */
  readonly unconfirmed: boolean;
}

/**
 * Reads a maker's table: one phone per line, with columns separated by `|`:
 * model | year of sale | width height depth | corner radius | camera design, `/`, lenses in
 * its island | marks.
 * Marks: `?` an unconfirmed size, `=<id>` an id that differs from brand and model.
 * @throws Error naming a line that cannot be read
 */
export function readTable(brand: string, table: string): readonly Phone[] {
  return table
    .trim()
    .split('\n')
    .map((line) => phoneIn(brand, line));
}

function phoneIn(brand: string, line: string): Phone {
  const [model = '', year, body = '', corner, camera = '', ...marks] = line.split('|').map((part) => part.trim());
  const [width = Number.NaN, height = Number.NaN, depth = Number.NaN] = body.split(' ').map(Number);
  const numbers = { year: Number(year), width, height, depth, corner: Number(corner) };
  const [name = '', glass] = camera.split('/');
  if (
    model === '' ||
    !isCameraName(name) ||
    !(glass === undefined || isGlassName(glass)) ||
    Object.values(numbers).some(Number.isNaN)
  ) {
    throw new Error(`a line of the table of ${brand} cannot be read: ${line}`);
  }
  const named = marks.find((mark) => mark.startsWith('='))?.slice(1);
  return {
    id: named ?? idOf(brand, model),
    brand,
    model,
    ...numbers,
    camera: name,
    ...(glass && { glass }),
    unconfirmed: marks.includes('?'),
  };
}

/**
 * `Apple`, `iPhone SE (2020)`: `apple-iphone-se-2020`; if the model begins with its brand, the brand is not repeated.
 */
function idOf(brand: string, model: string): string {
  const words = (model.startsWith(brand) ? model : `${brand} ${model}`).toLowerCase().replaceAll('+', ' plus');
  return words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
