import type { IdeaPhoto } from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import type { MessageKey } from '@cpc/i18n';
import type { Editor } from '../../model/editor.ts';
import type { Pictures } from '../../model/pictures.ts';
import { readPicture, type ReadPicture } from '../../model/read-picture.ts';

/** Photos that the customer chooses in a panel, before they are in the design. */
export interface ChosenPhotos {
  /** Reads a file and shows it; undefined, after it has told the reason, if it cannot be used. */
  readonly read: (file: Blob, tell?: (reason: MessageKey) => void) => Promise<IdeaPhoto | undefined>;
  /**
   * Puts the used ones into the design with one change, and uploads them.
   * @param place makes the change; it gets the lasting IDs of pictures that are uploaded by then
   * @returns false if the change is refused, or another one is still being made
   */
  readonly take: (
    used: readonly AssetId[],
    place: (nameOf: (asset: AssetId) => AssetId) => boolean,
  ) => Promise<boolean>;
  /** Frees the memory of photos that the design has not got, after a change under way; by default of all. */
  readonly drop: (unused?: readonly AssetId[]) => Promise<void>;
}

export function createChosenPhotos(editor: Editor, pictures: Pictures): ChosenPhotos {
  /** Until the server has answered with a lasting ID: a photo that it refused, or whose upload was cancelled, is sent again. */
  const fresh = new Map<AssetId, ReadPicture>();
  const isNamed = (asset: AssetId): boolean => pictures.nameOf(asset) !== asset;
  const isSent = (asset: AssetId): boolean =>
    isNamed(asset) || pictures.pending().some((pending) => pending.asset === asset);
  const show = async (asset: AssetId, place: () => boolean): Promise<boolean> => {
    const picture = fresh.get(asset);
    // The bitmap may have been replaced by a smaller one.
    return (
      picture !== undefined &&
      pictures.show({ asset, file: picture.file }, editor.assets.bitmap(asset) ?? picture.bitmap, place)
    );
  };
  const take: ChosenPhotos['take'] = async (used, place) => {
    for (const asset of fresh.keys()) if (isNamed(asset)) fresh.delete(asset);
    const unsent = [...new Set(used)].filter((asset) => fresh.has(asset) && !isSent(asset));
    const last = unsent.pop();
    for (const asset of unsent) await show(asset, () => true);
    // A photo that the server has refused in the meantime is no longer sent: the design could not be ordered with it.
    const placeNow = () => used.every((asset) => !fresh.has(asset) || isSent(asset)) && place(pictures.nameOf);
    return last === undefined ? placeNow() : show(last, placeNow);
  };
  let taking: Promise<boolean> | undefined;
  return {
    async read(chosen, tell = (reason) => editor.notify(reason, 'error')) {
      const picture = await readPicture(chosen);
      if ('reason' in picture) {
        tell(picture.reason);
        return undefined;
      }
      const asset = brand<AssetId>(`${editor.ports.randomId()}${editor.ports.randomId()}`);
      fresh.set(asset, picture);
      editor.assets.putPicture(asset, picture.bitmap);
      return { asset, ...picture.pixels };
    },
    async take(used, place) {
      // A second tap, while the first still stores the photos.
      if (taking) return false;
      taking = take(used, place).finally(() => {
        taking = undefined;
      });
      return taking;
    },
    async drop(unused = [...fresh.keys()]) {
      await taking?.catch(() => false);
      for (const asset of unused) {
        if (isSent(asset) || !fresh.delete(asset)) continue;
        editor.assets.dropPicture(asset);
      }
    },
  };
}
