import type { Rect } from '@cpc/design';
import { useEffect, useState } from 'react';
import { facesOf } from '../../assets/faces-of.ts';

/** The faces of a photo, in shares of it; undefined until it was looked at. */
export function useFaces(photo: ImageBitmap | undefined): readonly Rect[] | undefined {
  const [found, setFound] = useState<{ readonly of: ImageBitmap; readonly faces: readonly Rect[] }>();
  useEffect(() => {
    if (!photo) return undefined;
    let wanted = true;
    void facesOf(photo).then((faces) => wanted && setFound({ of: photo, faces }));
    return () => {
      wanted = false;
    };
  }, [photo]);
  return found && found.of === photo ? found.faces : undefined;
}
