import type { IdeaPhoto } from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import type { Editor } from '../../model/editor.ts';
import type { Pictures } from '../../model/pictures.ts';
import { readPicture, type ReadPicture } from '../../model/read-picture.ts';

/** Photos that the customer chooses in a panel, before they are in the design. */
export interface ChosenPhotos {
  /** Reads a file and shows it; undefined, after it has told the reason, if it cannot be used. */
  readonly read: (file: Blob) => Promise<IdeaPhoto | undefined>;
  /**
   * Puts the used ones into the design with one change, and uploads them.
   * @param place makes the change; it gets the lasting IDs of pictures that are uploaded by then
   * @returns false if the change is refused
   */
  readonly take: (
    used: readonly AssetId[],
    place: (nameOf: (asset: AssetId) => AssetId) => boolean,
  ) => Promise<boolean>;
}

export function createChosenPhotos(editor: Editor, pictures: Pictures): ChosenPhotos {
  const fresh = new Map<AssetId, ReadPicture>();
  return {
    async read(chosen) {
      const picture = await readPicture(editor, chosen);
      if (!picture) return undefined;
      const asset = brand<AssetId>(`${editor.ports.randomId()}${editor.ports.randomId()}`);
      fresh.set(asset, picture);
      editor.assets.putPicture(asset, picture.bitmap);
      return { asset, ...picture.pixels };
    },
    async take(used, place) {
      const sent = [...new Set(used)].flatMap((asset) => {
        const picture = fresh.get(asset);
        return picture ? [{ asset, ...picture }] : [];
      });
      const last = sent.pop();
      for (const { asset, file, bitmap } of sent) await pictures.show({ asset, file }, bitmap, () => true);
      const placeNow = () => place(pictures.nameOf);
      if (!last) return placeNow();
      const isPlaced = await pictures.show({ asset: last.asset, file: last.file }, last.bitmap, placeNow);
      if (isPlaced) fresh.clear();
      return isPlaced;
    },
  };
}
