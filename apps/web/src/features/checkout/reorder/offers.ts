import type { OrderItemView, OtherShell, ShellView } from '@cpc/contract';
import { customSizeOf } from '@cpc/design';
import { type Money, addMoney, sizedColour } from '@cpc/domain';
import type { GoodsDetail } from '../../../data/goods.ts';
import { type Offer, offerOf } from '../../../data/draft/offer.ts';

/** An item of an order as it would be ordered again. */
export interface OfferedItem {
  readonly item: OrderItemView;
  readonly goods: GoodsDetail['goods'] | undefined;
  /** Undefined if the item is not available. */
  readonly offer: Offer | undefined;
}

/** What a station would make the items of an order on (OR-11). Each item uses up a piece of the stock. */
export function offersFor(
  items: readonly OrderItemView[],
  details: ReadonlyMap<string, GoodsDetail>,
): readonly OfferedItem[] {
  const taken: Offer[] = [];
  return items.map((item) => {
    const detail = details.get(item.goods_id);
    const named = customSizeOf(item.goods_id) ? { surface_name: item.model } : {};
    const { shell_id, colour_id } = item;
    const offer = detail && offerOf(fitting(without(detail, taken), item), { shell_id, colour_id, ...named });
    if (offer === undefined || offer.colour.stock === 0) return { item, goods: detail?.goods, offer: undefined };
    taken.push(offer);
    return { item, goods: detail?.goods, offer };
  });
}

/**
 * The goods without what might not fit: a garment is only made in the size of last time. One that had no size yet is made
 * in its own colour and the usual size, or not at all: nobody was asked for another.
 */
function fitting(detail: GoodsDetail, { colour_name }: OrderItemView): GoodsDetail {
  const before = sizedColour(colour_name);
  const fits = ({ name }: ShellView['colours'][number]): boolean => {
    const { size, colour } = sizedColour(name);
    return size === before.size || (before.size === undefined && size === 'M' && colour === before.colour);
  };
  const shells = detail.shells.map((shell) => ({ ...shell, colours: shell.colours.filter(fits) }));
  return { ...detail, shells };
}

function without(detail: GoodsDetail, taken: readonly Offer[]): GoodsDetail {
  const left = (shell: ShellView, { colour_id, stock }: ShellView['colours'][number]): number =>
    // The customer brings their own piece each time, so its stock does not shrink.
    shell.own ? stock : stock - taken.filter(({ choice }) => isOne(choice, detail, colour_id)).length;
  const shells = detail.shells.map((shell) => ({
    ...shell,
    colours: shell.colours.map((colour) => ({ ...colour, stock: left(shell, colour) })),
  }));
  return { ...detail, shells };
}

const isOne = (choice: Offer['choice'], { goods }: GoodsDetail, colourId: string): boolean =>
  choice.goods_id === goods.goods_id && choice.colour_id === colourId;

/** What the items cost today; undefined if one of them is not available. */
export function priceOf(things: readonly OfferedItem[]): Money | undefined {
  const prices = things.flatMap(({ offer }) => (offer === undefined ? [] : [offer.shell.price]));
  return prices.length === things.length ? prices.reduce(addMoney) : undefined;
}

/** The items that would get another shell or colour than last time. */
export const insteadOf = (things: readonly OfferedItem[]): readonly OtherShell[] =>
  things.flatMap(({ item: { item_id }, offer }) =>
    offer?.missing === undefined
      ? []
      : [{ item_id, shell_id: offer.choice.shell_id, colour_id: offer.choice.colour_id }],
  );
