import type { GoodsId } from '@cpc/domain';
import { randomId } from './random-id.ts';
import { forgivingStorage, type KeyValue, STORAGE_PREFIX } from './storage.ts';
import { openTabs, type Tabs } from './tabs.ts';

/**
 * Where a tab keeps its design for a thing to make: every tab has the same place until two work at once; then the later
 * one has a place of its own, kept over reloads and payment, so that neither writes over the other (ED-07).
 */
export interface Slots {
  readonly of: (goodsId: GoodsId) => string;
  /** A place of this tab's own from now on. */
  readonly moveAway: (goodsId: GoodsId) => string;
  readonly goBackHome: (goodsId: GoodsId) => void;
}

const OWN = '~';

/** What is made of the design in a place. */
export const goodsOf = (slot: string): GoodsId => slot.split(OWN)[0] as GoodsId;
/** Whether it is a place beside the one all tabs know. */
export const isOwnSlot = (slot: string): boolean => slot.includes(OWN);
export const ownSlot = (goodsId: GoodsId, id: string): string => `${goodsId}${OWN}${id}`;

/** @param session what lives and dies with the tab */
export function createSlots(session: KeyValue, random: () => string): Slots {
  const name = (goodsId: GoodsId) => `${STORAGE_PREFIX}slot_${goodsId}`;
  return {
    of: (goodsId) => session.getItem(name(goodsId)) ?? goodsId,
    moveAway(goodsId) {
      const slot = ownSlot(goodsId, random());
      session.setItem(name(goodsId), slot);
      return slot;
    },
    goBackHome: (goodsId) => session.removeItem(name(goodsId)),
  };
}

const tabStorage: KeyValue = forgivingStorage({
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
});

export const slots: Slots = createSlots(tabStorage, randomId);

let tabs: Tabs | undefined;
/** Opened when first needed: most pages have nothing to agree on. */
export const tabCoordinator = (): Tabs => (tabs ??= openTabs(randomId()));
