import {
  type DesignDocument,
  type IdeaPhoto,
  layersOf,
  madeWithNames,
  type PhotoStyle,
  type PictureLayer,
} from '@cpc/design';
import { type AssetId, mm } from '@cpc/domain';
import { useEffect, useState } from 'react';
import { useEditor, usePictures } from '../../model/context.ts';
import { type ChosenPhotos, createChosenPhotos } from './chosen-photos.ts';

/** The photos that are chosen in a panel. Those that are not used by then are dropped when it closes. */
export function useChosenPhotos(): ChosenPhotos {
  const editor = useEditor();
  const pictures = usePictures();
  const [photos] = useState(() => createChosenPhotos(editor, pictures));
  useEffect(() => () => void photos.drop(), [photos]);
  return photos;
}

/** The photos of a design, the topmost first, each once, with what the customer has made of them. */
export function photosIn(document: DesignDocument): readonly IdeaPhoto[] {
  const photos = new Map<AssetId, IdeaPhoto>();
  for (const layer of layersOf(document).toReversed()) {
    if (layer.type !== 'picture' || photos.has(layer.asset)) continue;
    const { asset, crop, width, height } = layer;
    photos.set(asset, { asset, width: width / crop.width, height: height / crop.height, style: styleOf(layer) });
  }
  return [...photos.values()];
}

/** What the customer has made of a picture, with lengths as they are on the surface. */
function styleOf({ look, made, edge, shadow, placement: { scale } }: PictureLayer): PhotoStyle {
  const scaled = (length: number) => mm(length * scale);
  return {
    look,
    made,
    edge: edge && { ...edge, width: scaled(edge.width) },
    shadow: shadow && { ...shadow, dx: scaled(shadow.dx), dy: scaled(shadow.dy), blur: scaled(shadow.blur) },
  };
}

/** A photo with the lasting IDs of all that is stored for it. */
export function named(photo: IdeaPhoto, nameOf: (asset: AssetId) => AssetId): IdeaPhoto {
  const { asset, style } = photo;
  const made = style?.made && madeWithNames(style.made, nameOf);
  return { ...photo, asset: nameOf(asset), style: style && { ...style, made: made ?? null } };
}
