import { isPlainLook } from '@cpc/design';
import { bakeLook, readPicture, type ScreenImage, screenSilhouettes, screenTarget } from '@cpc/editor/screen';
import { collectAssets, paint, type PaintAssets } from '@cpc/paint';
import { createShaper, loadHarfBuzz, loadText } from '@cpc/paint/text';
import type { CorpusDesign } from '@cpc/paint/testing';

/** A page that paints designs as the editor does. The test that opens it supplies fonts and pictures. */
declare global {
  interface Window {
    /** Paints a design and posts its pixels: RGBA, straight alpha, rows from the top. */
    paintDesign?: (design: CorpusDesign, scale: number) => Promise<void>;
    /** Chooses pictures as a customer does, one after the other, and says what of them is on the case. */
    lookAt?: (names: readonly string[]) => Promise<readonly Looked[]>;
  }
}

/** The size of a picture and the centres of its quarters, or what the customer is told instead. */
export type Looked =
  | { readonly width: number; readonly height: number; readonly quarters: readonly (readonly number[])[] }
  | { readonly told: string };

const shaper = loadHarfBuzz().then(createShaper);
const bitmaps = new Map<string, Promise<ImageBitmap>>();

const fonts = {
  manifest: async (key: string) => (await fetch(`/manifest/${key}`)).json(),
  emojiManifest: async () => (await fetch('/emoji')).json(),
  emoji: async ({ key }: { readonly key: string }) => (await fetch(`/emoji/${key}`)).json(),
  face: async (url: string) => new Uint8Array(await (await fetch(`/face/${encodeURIComponent(url)}`)).arrayBuffer()),
};

async function bitmapOf(name: string): Promise<ImageBitmap> {
  const known =
    bitmaps.get(name) ?? fetch(`/picture/${name}`).then(async (file) => createImageBitmap(await file.blob()));
  bitmaps.set(name, known);
  return known;
}

async function assetsFor({ document }: CorpusDesign): Promise<PaintAssets<ScreenImage>> {
  const { looks, stickers, wallpapers, texts } = collectAssets(document);
  const names = [...new Set([...looks.map(({ asset }) => asset), ...stickers, ...wallpapers])];
  const there = new Map(await Promise.all(names.map(async (name) => [name, await bitmapOf(name)] as const)));
  const shaping = await shaper;
  for (const text of texts) await loadText(shaping, text, fonts);
  const picture: PaintAssets<ScreenImage>['picture'] = (asset, look) => {
    const bitmap = there.get(asset);
    return bitmap && (isPlainLook(look) ? bitmap : bakeLook(bitmap, look));
  };
  return {
    picture,
    ...screenSilhouettes(picture),
    sticker: ({ sticker: key }) => there.get(key),
    wallpaper: (key) => there.get(key),
    outline: (layer) => shaping.shape(layer),
  };
}

window.paintDesign = async (design, scale) => {
  const { surface } = design;
  const size = { width: Math.ceil(surface.width * scale), height: Math.ceil(surface.height * scale) };
  const context = Object.assign(document.createElement('canvas'), size).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the browser gave no 2D canvas context');
  paint(screenTarget(context), design, scale, await assetsFor(design));
  await fetch('/pixels', { method: 'POST', body: context.getImageData(0, 0, size.width, size.height).data });
};

async function lookAt(name: string): Promise<Looked> {
  const file = await (await fetch(`/picture/${name}`)).blob();
  const picture = await readPicture(file);
  if ('reason' in picture) return { told: picture.reason };
  const { bitmap, pixels } = picture;
  // The quarters of a bitmap that is not shaped as the picture would be where they are expected.
  const fits = Math.abs(bitmap.width / bitmap.height - pixels.width / pixels.height) < 0.01;
  const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || !fits) return { told: 'no picture of its shape' };
  context.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) => [
    ...context.getImageData(Math.floor(x * bitmap.width), Math.floor(y * bitmap.height), 1, 1).data,
  ];
  return { ...pixels, quarters: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)] };
}

window.lookAt = async (names) => {
  const looked: Looked[] = [];
  for (const name of names) looked.push(await lookAt(name));
  return looked;
};
document.body.dataset['ready'] = '';
