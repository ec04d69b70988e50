import { type AssetId, brand } from '@cpc/domain';
import { currentAccount, NO_MODEL, noteChosen, waitingPhoto } from './chosen-picture.ts';
import { keepPicture, storedPictures } from './picture-store.ts';
import { randomId } from './random-id.ts';

/** Keeps a photo that the customer chose before the model. @throws if the device refuses */
export async function keepFirst(file: Blob): Promise<void> {
  // The server names a picture by its stored bytes, which are not known yet: this is a temporary ID.
  const asset = brand<AssetId>(`${randomId()}${randomId()}`);
  await keepPicture(asset, file);
  noteChosen({ asset, slot: NO_MODEL, account: currentAccount(), tried: false });
}

/** The photo that waits for a model; undefined if none does. */
export async function firstPhoto(): Promise<Blob | undefined> {
  const chosen = waitingPhoto();
  if (!chosen) return undefined;
  const [picture] = await storedPictures([chosen.asset]).catch(() => []);
  return picture?.file;
}
