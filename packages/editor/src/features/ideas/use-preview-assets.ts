import { type DesignDocument, isPlainLook, type IdeaPhoto, type PictureLook } from '@cpc/design';
import { collectAssets, type PaintAssets, pictureKey } from '@cpc/paint';
import { useEffect, useMemo, useState } from 'react';
import type { bakeLook, ScreenImage } from '../../assets/bake.ts';
import { proxySize } from '../../assets/proxy.ts';
import { useEditor, useEditorState } from '../../model/context.ts';

/** Long edge of the photo in previews, in pixels: they are small, and there are ten. */
const EDGE = 720;
/** Long edge of the photo with a look: every pixel of it is changed by script. */
const LOOK_EDGE = 480;

interface Small {
  readonly of: ImageBitmap;
  /** What paints it; undefined if the browser could not make it. */
  readonly parts: { readonly bitmap: ImageBitmap; readonly bake: typeof bakeLook } | undefined;
}

/** Assets for previews, whose pictures get their looks one by one. */
export interface PreviewAssets extends PaintAssets<ScreenImage> {
  /** Bakes one look that a design needs; false if it needs none any more. It takes a part of a frame. */
  readonly bakeNext: (document: DesignDocument) => boolean;
}

/**
 * The editor's assets with a small copy of a photo; undefined until that is there. Without memory or network for the
 * copy, they are the editor's own, with the large photo.
 */
export function usePreviewAssets({ asset }: IdeaPhoto): PreviewAssets | undefined {
  const { assets } = useEditor();
  const large = useEditorState(() => assets.bitmap(asset));
  const [small, setSmall] = useState<Small>();
  useEffect(() => {
    if (!large) return undefined;
    let wanted = true;
    const copied = copyOf(large);
    Promise.all([copied, import('../../assets/bake.ts')]).then(
      ([bitmap, { bakeLook: bake }]) => wanted && setSmall({ of: large, parts: { bitmap, bake } }),
      () => wanted && setSmall({ of: large, parts: undefined }),
    );
    return () => {
      wanted = false;
      setSmall(undefined);
      copied.then(
        (bitmap) => bitmap.close(),
        () => undefined,
      );
    };
  }, [large]);
  return useMemo(() => {
    // The copy of an earlier photo is closed.
    if (!small || small.of !== large) return undefined;
    if (!small.parts) return { ...assets, bakeNext: () => false };
    const { bitmap, bake } = small.parts;
    const baked = new Map<string, ScreenImage>();
    const bakeInto = (key: string, look: PictureLook): ScreenImage => {
      const image = bake(bitmap, look, proxySize(bitmap, LOOK_EDGE));
      baked.set(key, image);
      return image;
    };
    const picture: PaintAssets<ScreenImage>['picture'] = (wanted, look) => {
      if (wanted !== asset) return assets.picture(wanted, look);
      if (isPlainLook(look)) return bitmap;
      const key = pictureKey({ asset, look });
      return baked.get(key) ?? bakeInto(key, look);
    };
    const bakeNext = (document: DesignDocument): boolean => {
      const next = collectAssets(document).looks.find(
        (use) => use.asset === asset && !isPlainLook(use.look) && !baked.has(pictureKey(use)),
      );
      if (next) bakeInto(pictureKey(next), next.look);
      return next !== undefined;
    };
    return { ...assets, picture, bakeNext };
  }, [assets, asset, large, small]);
}

/** A small copy, made in a task of its own: the page reduces a picture while nothing else can run. */
async function copyOf(large: ImageBitmap): Promise<ImageBitmap> {
  await new Promise((resolve) => setTimeout(resolve));
  const { width, height } = proxySize(large, EDGE);
  return createImageBitmap(large, { resizeWidth: width, resizeHeight: height, resizeQuality: 'medium' });
}
