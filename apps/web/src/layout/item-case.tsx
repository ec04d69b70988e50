import type { OrderItemView } from '@cpc/contract';
import type { ComponentProps } from 'react';
import { useThumbnail } from '../data/orders.ts';
import { ThingCase } from './thing-case.tsx';

interface ItemCaseProps extends Omit<ComponentProps<typeof ThingCase>, 'thing' | 'picture'> {
  readonly item: OrderItemView;
}

/** An item of an order, as the server painted it from the frozen design. */
export function ItemCase({ item, ...rest }: ItemCaseProps) {
  return <ThingCase thing={item} picture={useThumbnail(item.thumbnail).data} {...rest} />;
}
