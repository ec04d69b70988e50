import type { Fact, Pixels, PreflightFacts, TextLayer } from '@cpc/design';
import { textFacts } from '@cpc/paint/text';
import type { EditorAssets } from '../../assets/assets.ts';
import { originalSize } from '../../assets/proxy.ts';

/**
 * The facts about a design that the device knows: the pictures and fonts it has shown.
 * @param typefacesFor returns the typefaces that can replace the one of a text
 */
export function editorFacts(
  assets: EditorAssets,
  typefacesFor: (layer: TextLayer) => readonly string[],
): PreflightFacts {
  const sized = (image: ImageBitmap | undefined, lost: boolean): Fact<Pixels> =>
    lost ? 'gone' : image && originalSize(image);
  const there = (image: Pixels | undefined, lost: boolean): Fact<Pixels> => (lost ? 'gone' : image);
  return {
    picture: (asset) => sized(assets.bitmap(asset), assets.lost.picture(asset)),
    sticker: (use) => there(assets.sticker(use), assets.lost.sticker(use)),
    wallpaper: (key) => there(assets.wallpaper(key), assets.lost.wallpaper(key)),
    text(layer) {
      const outline = assets.outline(layer);
      return outline && textFacts(outline);
    },
    typefacesFor,
  };
}
