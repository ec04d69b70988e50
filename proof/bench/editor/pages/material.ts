import { FONTS, SCENE, STICKERS } from './scene.ts';

/** The assets of the scene, decoded before the measurement, for libraries that do not load them themselves. */
export interface Material {
  readonly photos: readonly HTMLCanvasElement[];
  readonly stickers: Readonly<Record<string, HTMLCanvasElement>>;
}

export async function loadMaterial(): Promise<Material> {
  const photos = Promise.all(Array.from({ length: SCENE.photos }, (_, i) => drawn(photoUrl(i))));
  const stickers = Promise.all(STICKERS.map(async (key) => [key, await drawn(stickerUrl(key))] as const));
  await Promise.all(FONTS.map(loadFont));
  return { photos: await photos, stickers: Object.fromEntries(await stickers) };
}

export const photoUrl = (number: number): string => `photos/${number}.jpg`;
export const stickerUrl = (key: string): string => `stickers/${key}.png`;

/** A picture as a canvas: it needs no decoding while it moves. */
async function drawn(url: string): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

interface Manifest {
  readonly faces: readonly { readonly url: string; readonly ranges: readonly (readonly [number, number])[] }[];
}

const LATIN_A = 97;

/** Loads the same font file that our editor uses for shaping. */
async function loadFont(key: string): Promise<void> {
  const { faces } = (await (await fetch(`fonts/${key}.json`)).json()) as Manifest;
  const latin = faces.find(({ ranges }) => ranges.some(([from, to]) => from <= LATIN_A && LATIN_A <= to));
  if (!latin) throw new Error(`material: typeface ${key} has no Latin letters`);
  document.fonts.add(await new FontFace(key, `url(${latin.url})`).load());
}
