import { type AssetId, brand, type GoodsId } from '@cpc/domain';
import type { EditorPorts, PendingPicture } from '@cpc/editor';
import { askToPersist } from './ask-to-persist.ts';
import { inStore } from './device-database.ts';
import { randomId } from './random-id.ts';
import { CHOSEN_KEY } from './session-store.ts';
import { slots } from './slots.ts';
import { deviceStorage } from './storage.ts';
import { sessionStore } from './stores.ts';

/** A picture's file as the device stores it: private windows of WebKit refuse a `Blob`. */
interface StoredFile {
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/**
 * Stores the file of a picture, also after the upload. On the server a picture belongs to one account: after a login
 * with another account, the pictures that are still on this device are sent again, and no design is lost (ED-07,
 * SN-05).
 * @throws if the device refuses
 */
export async function keepPicture(asset: AssetId, file: Blob): Promise<void> {
  const stored: StoredFile = { type: file.type, bytes: await file.arrayBuffer() };
  await inStore('pictures', 'readwrite', (store) => store.put(stored, asset));
  askToPersist();
}

/** Those of these pictures whose files are on the device. */
export async function storedPictures(assets: readonly AssetId[]): Promise<readonly PendingPicture[]> {
  const found = await Promise.all(
    assets.map(async (asset) => {
      const stored = await inStore<StoredFile | undefined>('pictures', 'readonly', (store) => store.get(asset));
      return stored && { asset, file: new Blob([stored.bytes], { type: stored.type }) };
    }),
  );
  return found.filter((picture) => picture !== undefined);
}

/** Stores those of these pictures whose files are not on the device yet. @throws if the device refuses */
export async function keepPictures(pictures: readonly PendingPicture[]): Promise<void> {
  if (pictures.length === 0) return;
  const stored = new Set(await storedAssets());
  for (const { asset, file } of pictures) if (!stored.has(asset)) await keepPicture(asset, file);
}

/** Deletes the files of all pictures that are neither used nor the one that was chosen last. */
export async function tidyPictures(isUsed: (asset: AssetId) => boolean): Promise<void> {
  for (const asset of await storedAssets()) {
    if (!isUsed(asset) && !isChosen(asset)) await inStore('pictures', 'readwrite', (store) => store.delete(asset));
  }
}

/** The names of all pictures whose files are on the device. */
export async function storedAssets(): Promise<AssetId[]> {
  const keys = await inStore('pictures', 'readonly', (store) => store.getAllKeys());
  return keys.filter((key) => typeof key === 'string').map((key) => brand<AssetId>(key));
}

/** A picture that was chosen and is in no draft yet. */
interface Chosen {
  readonly asset: AssetId;
  /** Where it is to be placed; `NO_MODEL` while none is chosen. */
  readonly slot: string;
  readonly account: string | undefined;
  /** The picture was given to a page once. If it crashed that page too, it is not tried a third time. */
  readonly tried: boolean;
  /** It begins a new design. */
  readonly isFirst?: boolean;
  /** What the server has called it since. */
  readonly stored?: AssetId;
}

export const NO_MODEL = '';
/** Names in an address, as the thing to put on a design: of the photo that waits for a model, and of nothing. */
export const FIRST_PHOTO = 'photo';
export const NEW_DESIGN = 'nothing';

export const noteChosen = (chosen: Chosen): void => deviceStorage.setItem(CHOSEN_KEY, JSON.stringify(chosen));
const forget = (): void => deviceStorage.removeItem(CHOSEN_KEY);

function readChosen(): Chosen | undefined {
  try {
    const kept: Chosen | null = JSON.parse(deviceStorage.getItem(CHOSEN_KEY) ?? 'null');
    return kept ?? undefined;
  } catch {
    return undefined;
  }
}

export const currentAccount = (): string | undefined => sessionStore.getState().userInfo?.uid;

export const isChosen = (asset: AssetId): boolean => readChosen()?.asset === asset;

/** Notes what the server calls a picture, if it is the one that was chosen last. */
export function noteStored(asset: AssetId, stored: AssetId): void {
  const chosen = readChosen();
  if (chosen?.asset === asset) noteChosen({ ...chosen, stored });
}

const unchoose = (asset: AssetId): void => {
  if (isChosen(asset)) forget();
};

/** The photo that waits for a model, if the customer who is here chose it. */
export function waitingPhoto(): Chosen | undefined {
  const chosen = readChosen();
  return chosen?.slot === NO_MODEL && chosen.account === currentAccount() ? chosen : undefined;
}

/** The photo that waits for a model begins the design for these goods. @returns false if none waits */
export function claimFirst(goodsId: GoodsId): boolean {
  const chosen = waitingPhoto();
  if (!chosen) return false;
  noteChosen({ ...chosen, slot: slots.of(goodsId), isFirst: true });
  return true;
}

interface ChosenPicture {
  /**
   * Forgets a picture once the draft that holds it is saved. @param saving the save, started with the current content
   * of the case
   */
  readonly heldBy: (saving: Promise<void>) => Promise<void>;
}

/** Remembers the picture that was chosen last for these goods, in case the page ends before it is placed. */
export function chosenPicture(goodsId: GoodsId): EditorPorts['chosen'] & ChosenPicture {
  let placed: AssetId | undefined;
  const place = () => ({ slot: slots.of(goodsId), account: currentAccount() });
  return {
    keep({ asset, file }) {
      noteChosen({ asset, ...place(), tried: false });
      return keepPicture(asset, file);
    },
    async take(holds) {
      const chosen = readChosen();
      const { slot, account } = place();
      if (chosen?.slot !== slot) return undefined;
      const isPlaced = chosen.stored !== undefined && holds(chosen.stored);
      if (chosen.tried || chosen.account !== account || isPlaced) {
        forget();
        return undefined;
      }
      noteChosen({ ...chosen, tried: true });
      const [picture] = await storedPictures([chosen.asset]);
      return picture && { ...picture, isFirst: chosen.isFirst === true };
    },
    placed: (asset) => {
      if (isChosen(asset)) placed = asset;
    },
    drop: unchoose,
    async heldBy(saving) {
      const held = placed;
      await saving;
      if (held !== undefined) unchoose(held);
    },
  };
}

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
