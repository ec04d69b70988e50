import type { OrderItemView } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { ItemCase } from './item-case.tsx';
import { isBroad } from './thing-case.tsx';

const SIZES = {
  small: { box: 'h-14 w-12', slim: 'h-full', broad: 'h-10' },
  medium: { box: 'h-24 w-16', slim: 'h-full', broad: 'h-14' },
} as const;

interface ItemThumbProps {
  readonly item: OrderItemView;
  readonly stationId: StationId;
  readonly size: keyof typeof SIZES;
}

/** A small picture of an item at the start of a line. */
export function ItemThumb({ item, stationId, size }: ItemThumbProps) {
  const { box, slim, broad } = SIZES[size];
  return (
    <span className={`flex shrink-0 items-center justify-center ${box}`}>
      <ItemCase item={item} stationId={stationId} className={isBroad(item) ? broad : slim} />
    </span>
  );
}
