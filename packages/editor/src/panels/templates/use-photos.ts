import { type DesignDocument, type IdeaPhoto, layersOf } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { useState } from 'react';
import { useEditor, usePictures } from '../../context.ts';
import { type ChosenPhotos, createChosenPhotos } from './chosen-photos.ts';

export function useChosenPhotos(): ChosenPhotos {
  const editor = useEditor();
  const pictures = usePictures();
  const [photos] = useState(() => createChosenPhotos(editor, pictures));
  return photos;
}

/** The photos of a design, the topmost first, each once. */
export function photosIn(document: DesignDocument): readonly IdeaPhoto[] {
  const photos = new Map<AssetId, IdeaPhoto>();
  for (const layer of layersOf(document).toReversed()) {
    if (layer.type !== 'picture' || photos.has(layer.asset)) continue;
    const { asset, crop, width, height } = layer;
    photos.set(asset, { asset, width: width / crop.width, height: height / crop.height });
  }
  return [...photos.values()];
}
