import type { OrderItemView } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import type { ComponentProps } from 'react';
import { useThumbnail } from '../data/orders.ts';
import { isBroad, ThingCase } from './thing-case.tsx';

interface ItemCaseProps extends Omit<ComponentProps<typeof ThingCase>, 'thing' | 'picture'> {
  readonly item: OrderItemView;
}

/** An item of an order, as the server painted it from the frozen design. */
export function ItemCase({ item, ...rest }: ItemCaseProps) {
  return <ThingCase thing={item} picture={useThumbnail(item.thumbnail).data} {...rest} />;
}

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
