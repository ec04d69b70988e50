import { isPlainLook, type PictureLook, PLAIN_LOOK } from '@cpc/design';
import { pictureKey } from '@cpc/paint';
import type { AssetId } from '@cpc/domain';
import type { bakeLook, ScreenImage } from './bake.ts';
import type { Size } from '../geometry/view.ts';
import { PICTURE_BUDGET } from './picture-budget.ts';
import { proxySize } from './proxy.ts';

/** Pictures kept that the design no longer shows: a slider leaves one behind at every step. */
const KEPT = 6;
/** No more are kept than this, whatever the design shows. */
const MOST = 64;
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

export interface BakedParts {
  /** Told when a whole picture takes the place of a small one. */
  readonly arrived: () => void;
  /** Whether the design shows a picture in a look, by its `pictureKey`: then it stays. */
  readonly isShown: (key: string) => boolean;
  /** Brings what bakes. */
  readonly load: () => Promise<Bake>;
}

/**
 * Looks are baked when they are first painted and kept while the design shows them: small at once, and whole when the
 * hand rests, as far as the budget of pictures goes.
 */
export function createBakedPictures({ arrived, isShown, load }: BakedParts): BakedPictures {
  const baked = new Map<string, Entry>();
  const drafts = new WeakMap<ImageBitmap, HTMLCanvasElement>();
  const resting = new Map<string, ReturnType<typeof setTimeout>>();
  let bake: Bake | 'sent' | undefined;
  /** What bakes comes with the first look. */
  const send = (): void => {
    bake = 'sent';
    load().then(
      (baker) => {
        bake = baker;
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
  /** The oldest that the design does not show; of very many, the oldest. */
  const spare = (): string | undefined =>
    [...baked.keys()].find((key) => !isShown(key)) ?? (baked.size > MOST ? baked.keys().next().value : undefined);
  const keep = (key: string, entry: Entry): void => {
    if (baked.get(key)?.canvas !== entry.canvas) drop(key);
    baked.delete(key);
    baked.set(key, entry);
    for (let gone = spare(); gone !== undefined && gone !== key && baked.size > KEPT; gone = spare()) drop(gone);
  };
  /** Whether so many pixels more are within the budget, once whatever is not shown has gone. */
  const hasRoom = (pixels: number): boolean => {
    for (const key of [...baked.keys()].filter((one) => !isShown(one))) drop(key);
    return pixels + [...baked.values()].reduce((sum, { canvas }) => sum + pixelsOf(canvas), 0) <= PICTURE_BUDGET;
  };
  const draftOf = (baker: Bake, bitmap: ImageBitmap): HTMLCanvasElement => {
    const draft = drafts.get(bitmap) ?? baker(bitmap, PLAIN_LOOK, proxySize(bitmap, DRAFT_EDGE));
    drafts.set(bitmap, draft);
    return draft;
  };
  const bakeLater = (baker: Bake, key: string, look: PictureLook, bitmap: ImageBitmap): void => {
    clearTimeout(resting.get(key));
    const bakeWhole = () => {
      resting.delete(key);
      // A bitmap that was let go meanwhile has no pixels, and of what a slider passed by nothing is wanted.
      if (bitmap.width === 0 || !isShown(key) || !hasRoom(pixelsOf(bitmap))) return;
      keep(key, { from: bitmap, canvas: baker(bitmap, look) });
      arrived();
    };
    resting.set(key, setTimeout(bakeWhole, REST_MS));
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
      if (canvas.width < bitmap.width) bakeLater(bake, key, look, bitmap);
      return canvas;
    },
    clear() {
      for (const timer of resting.values()) clearTimeout(timer);
      resting.clear();
      for (const key of baked.keys()) drop(key);
    },
  };
}

const pixelsOf = ({ width, height }: Size): number => width * height;
