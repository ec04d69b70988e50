import { isPlainLook, type PictureLook, PLAIN_LOOK } from '@cpc/design';
import { pictureKey } from '@cpc/paint';
import type { AssetId } from '@cpc/domain';
import type { bakeLook, ScreenImage } from './bake.ts';
import type { Size } from '../geometry/view.ts';
import { MAX_PICTURE_PIXELS } from './picture-budget.ts';
import { proxySize } from './proxy.ts';

/** How many pictures are kept that the design no longer shows: every step of a slider leaves one. */
const MAX_KEPT = 6;
/** The most pictures that are kept, whatever the design shows. */
const MAX_BAKED = 64;
/** Long edge of the draft picture that is shown while a slider moves: it is baked within one frame. Pixels. */
const DRAFT_EDGE = 640;
/** After this time without a change, a look is baked into the whole proxy. */
const REST_MS = 260;

export interface BakedPictures {
  /**
   * The picture with a look applied. The bitmap itself if the look changes nothing; undefined while the baking code is
   * loading.
   */
  readonly get: (asset: AssetId, look: PictureLook, bitmap: ImageBitmap) => ScreenImage | undefined;
  readonly clear: () => void;
}

type Bake = typeof bakeLook;

interface Entry {
  readonly from: ImageBitmap;
  readonly canvas: HTMLCanvasElement;
}

export interface BakedParts {
  /** Called when a whole picture replaces its draft. */
  readonly arrived: () => void;
  /** Whether the design shows a picture with a look, by its `pictureKey`: then the picture is kept. */
  readonly isShown: (key: string) => boolean;
  /** Loads the baking code. */
  readonly load: () => Promise<Bake>;
}

/**
 * Bakes a look when it is first painted and keeps it while the design shows it. The first result is a small draft.
 * When the look rests, the whole picture is baked, if the picture budget allows it.
 */
export function createBakedPictures({ arrived, isShown, load }: BakedParts): BakedPictures {
  const baked = new Map<string, Entry>();
  const drafts = new WeakMap<ImageBitmap, HTMLCanvasElement>();
  const resting = new Map<string, ReturnType<typeof setTimeout>>();
  let bake: Bake | 'sent' | undefined;
  /** The baking code is loaded with the first look. */
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
    // A canvas without pixels frees its memory at once. iOS does not free a canvas that is only dereferenced.
    if (gone) gone.width = gone.height = 0;
  };
  /** The oldest picture that the design does not show; if more than `MAX_BAKED` are kept, the oldest of all. */
  const spare = (): string | undefined =>
    [...baked.keys()].find((key) => !isShown(key)) ?? (baked.size > MAX_BAKED ? baked.keys().next().value : undefined);
  const keep = (key: string, entry: Entry): void => {
    if (baked.get(key)?.canvas !== entry.canvas) drop(key);
    baked.delete(key);
    baked.set(key, entry);
    for (let gone = spare(); gone !== undefined && gone !== key && baked.size > MAX_KEPT; gone = spare()) drop(gone);
  };
  /** Drops all pictures that are not shown, and returns whether this number of pixels still fits the budget. */
  const hasRoom = (pixels: number): boolean => {
    for (const key of [...baked.keys()].filter((one) => !isShown(one))) drop(key);
    return pixels + [...baked.values()].reduce((sum, { canvas }) => sum + pixelsOf(canvas), 0) <= MAX_PICTURE_PIXELS;
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
      // A bitmap released in the meantime has no pixels, and a look that is no longer shown is not needed.
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
