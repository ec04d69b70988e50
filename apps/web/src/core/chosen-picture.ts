import { STORAGE_PREFIX } from '@cpc/appkit';
import type { AssetId, GoodsId } from '@cpc/domain';
import type { EditorPorts, PendingPicture } from '@cpc/editor';
import { keepPicture, storedPictures } from './picture-store.ts';
import { slots } from './slots.ts';
import { deviceStorage } from './storage.ts';
import { sessionStore } from './stores.ts';

/** A picture that was chosen and is in no draft yet. Its file is stored with the other pictures. */
interface Chosen {
  readonly asset: AssetId;
  readonly slot: string;
  readonly account: string | undefined;
  /** The picture was given to a page once. If it crashed that page too, it is not tried a third time. */
  readonly tried: boolean;
}

const KEY = `${STORAGE_PREFIX}chosen`;
const write = (chosen: Chosen): void => deviceStorage.setItem(KEY, JSON.stringify(chosen));
const forget = (): void => deviceStorage.removeItem(KEY);

function read(): Chosen | undefined {
  try {
    const kept: Chosen | null = JSON.parse(deviceStorage.getItem(KEY) ?? 'null');
    return kept ?? undefined;
  } catch {
    return undefined;
  }
}

export const isChosen = (asset: AssetId): boolean => read()?.asset === asset;

const drop = (asset: AssetId): void => {
  if (isChosen(asset)) forget();
};

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
  const place = () => ({ slot: slots.of(goodsId), account: sessionStore.getState().userInfo?.uid });
  return {
    keep({ asset, file }) {
      write({ asset, ...place(), tried: false });
      return keepPicture(asset, file);
    },
    async take(): Promise<PendingPicture | undefined> {
      const chosen = read();
      const { slot, account } = place();
      if (chosen?.slot !== slot) return undefined;
      if (chosen.tried || chosen.account !== account) {
        forget();
        return undefined;
      }
      write({ ...chosen, tried: true });
      const [picture] = await storedPictures([chosen.asset]);
      return picture;
    },
    placed: (asset) => {
      placed = asset;
    },
    drop,
    async heldBy(saving) {
      const held = placed;
      await saving;
      if (held !== undefined) drop(held);
    },
  };
}
