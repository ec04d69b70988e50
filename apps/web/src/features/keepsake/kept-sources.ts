import { ClientError } from '@cpc/client';
import type { OrderItemView, OrderView, WorkSummary } from '@cpc/contract';
import type { ShellLook } from '@cpc/design';
import { client } from '../../core/client.ts';
import { fetchGoodsOf, type GoodsDetail } from '../../data/goods.ts';
import { lookOf } from '../../parts/case-view.tsx';
import { paintable } from './paintable.ts';
import type { Missing, PaintableDesign } from './sheet/source.ts';

/** The design of an ordered item, as it was frozen. */
export function loadItem(order: OrderView, item: OrderItemView): Promise<PaintableDesign | Missing> {
  return unlessGone(async () => {
    const { order_id, machine_id } = order;
    const { goods_id, item_id } = item;
    const [frozen, details] = await Promise.all([
      client.call('Order.design', { order_id, item_id }),
      fetchGoodsOf([goods_id], machine_id),
    ]);
    const look = lookIn(details.get(goods_id), item);
    return (await paintable(frozen.document, frozen.surface, look)) ?? 'gone';
  });
}

/** A design of the account, as it was saved last. */
export function loadWork({ work_id, goods_id }: WorkSummary): Promise<PaintableDesign | Missing> {
  return unlessGone(async () => {
    const [work, details] = await Promise.all([client.call('Work.get', { work_id }), fetchGoodsOf([goods_id], null)]);
    const detail = details.get(goods_id);
    if (!detail) return 'unsold';
    return (await paintable(work.document, detail.goods.surface, lookIn(detail, work.choice))) ?? 'gone';
  });
}

async function unlessGone(load: () => Promise<PaintableDesign | Missing>): Promise<PaintableDesign | Missing> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof ClientError && error.name === 'notFound') return 'gone';
    throw error;
  }
}

const WHITE: ShellLook = { colour: '#f4f4f2' as ShellLook['colour'], opacity: 1, underbase: 'none' };

/** The chosen shell in its colour, else the first one of the goods. */
function lookIn(
  detail: GoodsDetail | undefined,
  choice: Pick<OrderItemView, 'shell_id' | 'colour_id'> | null,
): ShellLook {
  const shell = detail?.shells.find(({ shell_id }) => shell_id === choice?.shell_id) ?? detail?.shells[0];
  const colour = shell?.colours.find(({ colour_id }) => colour_id === choice?.colour_id) ?? shell?.colours[0];
  return lookOf(shell, colour) ?? WHITE;
}
