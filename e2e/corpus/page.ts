import { isPlainLook } from '@cpc/design';
import { bakeLook, type ScreenImage, screenSilhouettes, screenTarget } from '@cpc/editor/screen';
import { collectAssets, paint, type PaintAssets } from '@cpc/paint';
import { createShaper, loadHarfBuzz, loadText } from '@cpc/paint/text';
import type { CorpusDesign } from '@cpc/paint/testing';

/** A page that paints designs as the editor does. The test that opens it supplies fonts and pictures. */
declare global {
  interface Window {
    /** Paints a design and posts its pixels: RGBA, straight alpha, rows from the top. */
    paintDesign?: (design: CorpusDesign, scale: number) => Promise<void>;
  }
}

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
document.body.dataset['ready'] = '';
