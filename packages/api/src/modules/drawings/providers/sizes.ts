/** Width and height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** About as many pixels as image models are trained on. */
const MODEL_PIXELS = 1024 * 1024;
/** Model servers need sides that are multiples of it. */
const STEP = 64;

/** The size of a picture for a surface, of about a megapixel. @param ratio width by height */
export function modelSize({ width, height }: Size): Size {
  const ratio = width / height;
  const side = (length: number) => Math.max(STEP * 4, Math.round(length / STEP) * STEP);
  const high = Math.sqrt(MODEL_PIXELS / ratio);
  return { width: side(high * ratio), height: side(high) };
}

/** The one of some sizes whose ratio is nearest, `1024x1536`. */
export function nearest<Name extends string>({ width, height }: Size, names: readonly [Name, ...Name[]]): Name {
  const ratioOf = (name: string) => {
    const [wide = 1, high = 1] = name.split(/[x:]/).map(Number);
    return Math.log(wide / high);
  };
  const far = (name: string) => Math.abs(ratioOf(name) - Math.log(width / height));
  return names.reduce((best, name) => (far(name) < far(best) ? name : best));
}
