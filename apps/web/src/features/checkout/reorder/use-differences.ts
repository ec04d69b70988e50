import { ClientError } from '@cpc/client';
import type { OrderView } from '@cpc/contract';
import { type Money, addMoney } from '@cpc/domain';
import { useFormat, useT } from '@cpc/ui';
import { useAddresses } from '../../../data/addresses.ts';
import { useHereStation } from '../../../data/here-station.ts';
import { useStation } from '../../../data/stations.ts';
import type { DrawingCost } from '../../../parts/drawing-cost.ts';
import { useGoodsName } from '../../../parts/goods-name.ts';
import { useShellName } from '../../../parts/shell-name.ts';
import { useSending } from '../delivery/use-sending.ts';
import { type OfferedItem, priceOf } from './offers.ts';

/** What would differ from last time, each in one sentence (OR-11). */
export function useDifferences(
  order: OrderView,
  things: readonly OfferedItem[],
  drawings: DrawingCost,
): readonly string[] {
  return [
    ...useStationDifference(order),
    ...useSendingDifference(order),
    ...useShellDifferences(things),
    ...usePriceDifference(order, things, drawings),
  ];
}

function useStationDifference({ machine_id, machine_name }: OrderView): readonly string[] {
  const t = useT();
  const here = useHereStation().data;
  const isOther = here !== undefined && here.machine_id !== machine_id;
  const before = useStation(isOther ? machine_id : undefined);
  if (!isOther || before.isPending) return [];
  const gone = before.error instanceof ClientError && before.error.name === 'deviceMissing';
  const why = gone ? 'gone' : before.data?.accepts_orders === false ? 'closed' : 'other';
  return [t('order.again.station', { why, before: machine_name, now: here.name })];
}

function useSendingDifference({ delivery }: OrderView): readonly string[] {
  const t = useT();
  const here = useHereStation().data;
  const { sent, address } = useSending();
  const known = useAddresses(sent).isSuccess;
  if (delivery === null || here === undefined) return [];
  if (here.delivery_fee === null) return [t('order.again.pickup', { station: here.name })];
  return sent && known && address === undefined ? [t('order.again.address')] : [];
}

function useShellDifferences(things: readonly OfferedItem[]): readonly string[] {
  const t = useT();
  const nameOf = useGoodsName();
  const shellName = useShellName();
  return things.flatMap(({ item, offer }) => {
    const name = nameOf(item);
    if (offer === undefined) return [t('order.again.none', { name })];
    if (offer.missing === undefined) return [];
    const before = shellName(item.shell_name, item.colour_name);
    return [t('order.again.shell', { name, before, now: shellName(offer.shell.name, offer.colour.name) })];
  });
}

/**
 * The difference in the price of the items with their drawings, plus sending if both orders are sent. What a coupon took
 * off is not counted.
 */
function usePriceDifference(
  { items, delivery }: OrderView,
  things: readonly OfferedItem[],
  drawings: DrawingCost,
): readonly string[] {
  const t = useT();
  const format = useFormat();
  const { fee } = useSending();
  const today = priceOf(things);
  if (today === undefined || drawings.asking) return [];
  const fees = delivery === null || fee === undefined ? undefined : { before: delivery.fee, now: fee };
  const before = sum([...items.map(({ price }) => price), ...(fees ? [fees.before] : [])]);
  const now = sum([drawings.plus(today), ...(fees ? [fees.now] : [])]);
  if (before.amount === now.amount && before.currency === now.currency) return [];
  return [t('order.again.price', { before: format.money(before), now: format.money(now) })];
}

/** All prices of an order have one currency. */
const sum = (prices: readonly Money[]): Money => prices.reduce(addMoney);
