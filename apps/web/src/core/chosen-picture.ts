import type { AssetId, GoodsId } from '@cpc/domain';
import type { EditorPorts } from '@cpc/editor';
import { keepPicture, storedPictures } from './picture-store.ts';
import { CHOSEN_KEY } from './session-store.ts';
import { slots } from './slots.ts';
import { deviceStorage } from './storage.ts';
import { sessionStore } from './stores.ts';

/** A picture that was chosen and is in no draft yet. Its file is stored with the other pictures. */
export interface Chosen {
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
/** The name in an address, as the thing to put on a design, of the photo that waits for a model. */
export const FIRST_PHOTO = 'photo';

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

const drop = (asset: AssetId): void => {
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
    drop,
    async heldBy(saving) {
      const held = placed;
      await saving;
      if (held !== undefined) drop(held);
    },
  };
}
