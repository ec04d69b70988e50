import { type KeyValue, STORAGE_PREFIX } from '@cpc/appkit';
import { type GoodsId, brand } from '@cpc/domain';
import { randomId } from './random-id.ts';
import { tabStorage } from './storage.ts';
import { openTabs, type Tabs } from './tabs.ts';

/**
 * Where a tab stores its draft for some goods. Every tab uses the same slot until two tabs work at once. The later tab
 * then gets a slot of its own, kept over reloads and payment, so that the tabs do not overwrite each other (ED-07).
 */
export interface Slots {
  readonly of: (goodsId: GoodsId) => string;
  /** Gives this tab a slot of its own from now on. */
  readonly moveToOwnSlot: (goodsId: GoodsId) => string;
  readonly returnToSharedSlot: (goodsId: GoodsId) => void;
}

const OWN = '~';

/** The goods that the draft in a slot is for. */
export const goodsOf = (slot: string): GoodsId => brand<GoodsId>(slot.split(OWN)[0] ?? '');
/** Returns true for a slot beside the one that all tabs share. */
export const isOwnSlot = (slot: string): boolean => slot.includes(OWN);
export const ownSlot = (goodsId: GoodsId, id: string): string => `${goodsId}${OWN}${id}`;

/** @param session storage that lives as long as the tab */
export function createSlots(session: KeyValue, random: () => string): Slots {
  const name = (goodsId: GoodsId) => `${STORAGE_PREFIX}slot_${goodsId}`;
  return {
    of: (goodsId) => session.getItem(name(goodsId)) ?? goodsId,
    moveToOwnSlot(goodsId) {
      const slot = ownSlot(goodsId, random());
      session.setItem(name(goodsId), slot);
      return slot;
    },
    returnToSharedSlot: (goodsId) => session.removeItem(name(goodsId)),
  };
}

export const slots: Slots = createSlots(tabStorage, randomId);

let tabs: Tabs | undefined;
/** Opened on first use: most pages have nothing to coordinate. */
export const tabCoordinator = (): Tabs => (tabs ??= openTabs(randomId()));
