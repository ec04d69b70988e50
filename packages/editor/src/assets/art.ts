import { type ArtColour, type Colour, mainColours, recolourPixels } from '@cpc/design';

/** Side of the small copy in which the colours of an art are counted, pixels. */
const COUNTED_SIDE = 96;

/** The art of a sticker in other colours; the given bitmap is closed. */
export async function inColours(art: ImageBitmap, colours: readonly ArtColour[]): Promise<ImageBitmap> {
  if (colours.length === 0) return art;
  const { canvas, context } = drawn(art, art.width, art.height);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  recolourPixels(pixels.data, colours);
  context.putImageData(pixels, 0, 0);
  art.close();
  const recoloured = await createImageBitmap(canvas);
  // A canvas without pixels frees its memory at once.
  canvas.width = canvas.height = 0;
  return recoloured;
}

/** The main colours of the art of a sticker; none if it has too many, as a photo. */
export function coloursOfArt(art: ImageBitmap): readonly Colour[] {
  const { canvas, context } = drawn(art, COUNTED_SIDE, COUNTED_SIDE);
  return mainColours(context.getImageData(0, 0, canvas.width, canvas.height).data);
}

function drawn(art: ImageBitmap, width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('drawn: the browser gave no 2D canvas context');
  // Mixed pixels would be colours that the art does not have.
  context.imageSmoothingEnabled = false;
  context.drawImage(art, 0, 0, width, height);
  return { canvas, context };
}
