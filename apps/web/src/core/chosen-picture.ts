import type { AssetId, GoodsId } from '@cpc/domain';
import type { EditorPorts, PendingPicture } from '@cpc/editor';
import { keepPicture, keptPictures } from './picture-store.ts';
import { slots } from './slots.ts';
import { deviceStorage, STORAGE_PREFIX } from './storage.ts';
import { sessionStore } from './stores.ts';

/** A picture that was chosen and that no draft holds yet. Its file is kept among the others. */
interface Chosen {
  readonly asset: AssetId;
  readonly slot: string;
  readonly account: string | undefined;
  /** It was given to a page once. What ends that page too is not tried a third time. */
  readonly tried: boolean;
}

const KEY = `${STORAGE_PREFIX}chosen`;
const write = (chosen: Chosen): void => deviceStorage.setItem(KEY, JSON.stringify(chosen));
const forget = (): void => deviceStorage.removeItem(KEY);

function read(): Chosen | undefined {
  try {
    return (JSON.parse(deviceStorage.getItem(KEY) ?? 'null') as Chosen | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export const isChosen = (asset: AssetId): boolean => read()?.asset === asset;

const drop = (asset: AssetId): void => {
  if (isChosen(asset)) forget();
};

interface ChosenPicture {
  /** Lets go of what a draft holds once it is written. @param saving begun with what lies on the case now */
  readonly heldBy: (saving: Promise<void>) => Promise<void>;
}

/** The picture chosen last for one thing to make, over a page that ended before it was placed. */
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
      const [picture] = await keptPictures([chosen.asset]);
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
