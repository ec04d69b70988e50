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
  readonly bitmap: ImageBitmap;
  readonly bake: typeof bakeLook;
}

/** The editor's assets with a small copy of a photo; undefined until that is there. */
export function usePreviewAssets({ asset }: IdeaPhoto): PaintAssets<ScreenImage> | undefined {
  const { assets } = useEditor();
  const large = useEditorState(() => assets.bitmap(asset));
  const [small, setSmall] = useState<Small>();
  useEffect(() => {
    if (!large) return undefined;
    let wanted = true;
    const { width, height } = proxySize(large, EDGE);
    const made = Promise.all([
      createImageBitmap(large, { resizeWidth: width, resizeHeight: height, resizeQuality: 'medium' }),
      import('../../assets/bake.ts'),
    ]);
    made.then(
      ([bitmap, { bakeLook: bake }]) => wanted && setSmall({ bitmap, bake }),
      () => undefined,
    );
    return () => {
      wanted = false;
      void made.then(([bitmap]) => bitmap.close()).catch(() => undefined);
    };
  }, [large]);
  return useMemo(() => {
    if (!small) return undefined;
    const { bitmap, bake } = small;
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
  }, [assets, asset, small]);
}
