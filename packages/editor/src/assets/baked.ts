import { type PictureLook, PLAIN_LOOK } from '@cpc/design';
import { isPlainLook, pictureKey } from '@cpc/paint';
import type { AssetId } from '@cpc/domain';
import type { bakeLook, ScreenImage } from './bake.ts';
import { proxySize } from './proxy.ts';

/** Baked pictures kept: a slider leaves one behind at every step. Each may take sixteen megabytes. */
const KEPT = 6;
/** While a slider moves, a picture of this long edge stands in: it is baked within a frame. */
const DRAFT_EDGE = 640;
/** A look that has stood so long is baked into the whole proxy. */
const REST_MS = 260;

export interface BakedPictures {
  /** The picture in a look; the bitmap itself where the look changes nothing, nothing while what bakes is on its way. */
  readonly get: (asset: AssetId, look: PictureLook, bitmap: ImageBitmap) => ScreenImage | undefined;
  readonly clear: () => void;
}

type Bake = typeof bakeLook;

interface Entry {
  readonly from: ImageBitmap;
  readonly canvas: HTMLCanvasElement;
}

/**
 * Looks are baked when they are first painted and kept while they are among the last that were: small at once, and
 * whole when the hand rests.
 * @param arrived told when a whole picture takes the place of a small one
 */
export function createBakedPictures(arrived: () => void): BakedPictures {
  const baked = new Map<string, Entry>();
  const drafts = new WeakMap<ImageBitmap, HTMLCanvasElement>();
  const resting = new Map<AssetId, ReturnType<typeof setTimeout>>();
  let bake: Bake | 'sent' | undefined;
  /** What bakes comes with the first look. */
  const send = (): void => {
    bake = 'sent';
    import('./bake.ts').then(
      (module) => {
        bake = module.bakeLook;
        arrived();
      },
      () => (bake = undefined),
    );
  };
  const drop = (key: string): void => {
    const gone = baked.get(key)?.canvas;
    baked.delete(key);
    // A canvas without pixels gives its memory back at once, which iOS does not do for one that is only forgotten.
    if (gone) gone.width = gone.height = 0;
  };
  const keep = (key: string, entry: Entry): void => {
    if (baked.get(key)?.canvas !== entry.canvas) drop(key);
    baked.delete(key);
    baked.set(key, entry);
    const [oldest] = baked.keys();
    if (baked.size > KEPT && oldest !== undefined) drop(oldest);
  };
  const draftOf = (baker: Bake, bitmap: ImageBitmap): HTMLCanvasElement => {
    const draft = drafts.get(bitmap) ?? baker(bitmap, PLAIN_LOOK, proxySize(bitmap, DRAFT_EDGE));
    drafts.set(bitmap, draft);
    return draft;
  };
  const bakeLater = (baker: Bake, asset: AssetId, look: PictureLook, bitmap: ImageBitmap): void => {
    clearTimeout(resting.get(asset));
    const bakeWhole = () => {
      resting.delete(asset);
      // A bitmap that was let go meanwhile has no pixels.
      if (bitmap.width === 0) return;
      keep(pictureKey({ asset, look }), { from: bitmap, canvas: baker(bitmap, look) });
      arrived();
    };
    resting.set(asset, setTimeout(bakeWhole, REST_MS));
  };
  return {
    get(asset, look, bitmap) {
      if (isPlainLook(look)) return bitmap;
      const key = pictureKey({ asset, look });
      const known = baked.get(key);
      if (known?.from === bitmap) {
        keep(key, known);
        return known.canvas;
      }
      if (bake === undefined) send();
      if (typeof bake !== 'function') return undefined;
      const canvas = bake(draftOf(bake, bitmap), look);
      keep(key, { from: bitmap, canvas });
      if (canvas.width < bitmap.width) bakeLater(bake, asset, look, bitmap);
      return canvas;
    },
    clear() {
      for (const timer of resting.values()) clearTimeout(timer);
      resting.clear();
      for (const key of baked.keys()) drop(key);
    },
  };
}
