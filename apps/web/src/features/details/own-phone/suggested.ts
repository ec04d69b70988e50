import type { GoodsView } from '@cpc/contract';
import { createPhoneFinder } from '@cpc/search';
import type { Device } from './device.ts';

/** Goods to show above a list, each at most once. */
export interface Suggested {
  /** What the phone in the hand is, or may be: the one of last time first, then the newest. */
  readonly own: readonly GoodsView[];
  /** The device can be no other phone than the one in `own`, whatever the list has. */
  readonly sure: boolean;
  /** What was designed last on this device. */
  readonly last: GoodsView | undefined;
  /** What the shop sells most, and has. */
  readonly popular: readonly GoodsView[];
}

interface Known {
  readonly device: Device | undefined;
  /** The id of the goods that were designed last on this device. */
  readonly last: string | undefined;
  /** The ids of what the shop sells most. */
  readonly popular: readonly string[];
}

/** What is known of the customer and the shop, as goods of a list. Goods that are not in the list are left out. */
export function suggestedIn(goods: readonly GoodsView[], { device, last, popular }: Known): Suggested {
  const maybe = device === undefined ? [] : ownIn(goods, device);
  const lastGoods = goods.find(({ goods_id }) => goods_id === last);
  const own = lastGoods && maybe.includes(lastGoods) ? [lastGoods, ...maybe.filter((one) => one !== lastGoods)] : maybe;
  const first = [...own, ...(lastGoods ? [lastGoods] : [])];
  return {
    own,
    // A list that has only one of several phones does not make the device that phone.
    sure: own.length === 1 && device !== undefined && device.iphones.length <= 1,
    last: lastGoods,
    popular: popular.flatMap((id) => {
      const one = goods.find(({ goods_id }) => goods_id === id);
      return one === undefined || one.stock === 0 || first.includes(one) ? [] : [one];
    }),
  };
}

function ownIn(goods: readonly GoodsView[], { model, iphones }: Device): readonly GoodsView[] {
  if (iphones.length > 0)
    return iphones.flatMap((name) => goods.find((one) => one.brand === 'Apple' && one.model === name) ?? []);
  if (model === '') return [];
  const found = createPhoneFinder(goods)(model);
  return found === undefined ? [] : [found];
}
