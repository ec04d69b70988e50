import { type DesignDocument, type IdeaPhoto, layersOf } from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import { useRef } from 'react';
import { useEditor, usePictures } from '../../context.ts';
import { readPicture, type ReadPicture } from '../../model/read-picture.ts';

/** Photos that the customer chooses in a panel, before they are in the design. */
export interface ChosenPhotos {
  /** Reads a file and shows it; undefined, after it has told the reason, if it cannot be used. */
  readonly read: (file: Blob) => Promise<IdeaPhoto | undefined>;
  /**
   * Puts the used ones into the design with one change, and uploads them.
   * @param place makes the change; it gets the lasting IDs of pictures that are uploaded by then
   */
  readonly take: (used: readonly AssetId[], place: (nameOf: (asset: AssetId) => AssetId) => boolean) => Promise<void>;
}

export function useChosenPhotos(): ChosenPhotos {
  const editor = useEditor();
  const pictures = usePictures();
  const fresh = useRef(new Map<AssetId, ReadPicture>());
  return {
    async read(chosen) {
      const picture = await readPicture(editor, chosen);
      if (!picture) return undefined;
      const asset = brand<AssetId>(`${editor.ports.randomId()}${editor.ports.randomId()}`);
      fresh.current.set(asset, picture);
      editor.assets.putPicture(asset, picture.bitmap);
      return { asset, ...picture.pixels };
    },
    async take(used, place) {
      const sent = [...new Set(used)].flatMap((asset) => {
        const picture = fresh.current.get(asset);
        return picture ? [{ asset, ...picture }] : [];
      });
      const last = sent.pop();
      for (const { asset, file, bitmap } of sent) await pictures.show({ asset, file }, bitmap, () => true);
      const placeNow = () => place(pictures.nameOf);
      if (!last) placeNow();
      else if (await pictures.show({ asset: last.asset, file: last.file }, last.bitmap, placeNow))
        fresh.current.clear();
    },
  };
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
