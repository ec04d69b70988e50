import { isPlainLook, type IdeaPhoto } from '@cpc/design';
import { type PaintAssets, pictureKey } from '@cpc/paint';
import { useEffect, useMemo, useState } from 'react';
import type { bakeLook, ScreenImage } from '../../assets/bake.ts';
import { proxySize } from '../../assets/proxy.ts';
import { useEditor, useEditorState } from '../../context.ts';

/** Long edge of the photo in previews, in pixels: they are small, and there are ten. */
const EDGE = 720;
/** Long edge of the photo with a look: every pixel of it is changed by script. */
const LOOK_EDGE = 480;

interface Small {
  readonly of: ImageBitmap;
  /** What paints it; undefined if the browser could not make it. */
  readonly parts: { readonly bitmap: ImageBitmap; readonly bake: typeof bakeLook } | undefined;
}

/**
 * The editor's assets with a small copy of a photo; undefined until that is there. Without memory or network for the
 * copy, they are the editor's own, with the large photo.
 */
export function usePreviewAssets({ asset }: IdeaPhoto): PaintAssets<ScreenImage> | undefined {
  const { assets } = useEditor();
  const large = useEditorState(() => assets.bitmap(asset));
  const [small, setSmall] = useState<Small>();
  useEffect(() => {
    if (!large) return undefined;
    let wanted = true;
    const { width, height } = proxySize(large, EDGE);
    const copied = createImageBitmap(large, { resizeWidth: width, resizeHeight: height, resizeQuality: 'medium' });
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
    if (!small.parts) return assets;
    const { bitmap, bake } = small.parts;
    const baked = new Map<string, ScreenImage>();
    const picture: PaintAssets<ScreenImage>['picture'] = (wanted, look) => {
      if (wanted !== asset) return assets.picture(wanted, look);
      if (isPlainLook(look)) return bitmap;
      const key = pictureKey({ asset, look });
      const image = baked.get(key) ?? bake(bitmap, look, proxySize(bitmap, LOOK_EDGE));
      baked.set(key, image);
      return image;
    };
    return { ...assets, picture };
  }, [assets, asset, large, small]);
}
