import type { OrderItemView, OrderView } from '@cpc/contract';
import type { Surface } from '@cpc/design';
import type { ReactNode } from 'react';
import { ItemCase } from './item-thumb.tsx';
import { isBroad } from './thing-case.tsx';

/** The maximum number of items shown together; the rest are counted. */
const MAX_SHOWN = 3;

/** The positions of the items, the front one first. A slim item gets the full height, a broad one does not. */
const PLACES = {
  slim: [
    'z-20 h-full',
    'z-10 h-[76%] -rotate-6 -translate-x-[62%] opacity-90',
    'z-10 h-[76%] rotate-6 translate-x-[62%] opacity-90',
  ],
  broad: [
    'z-20 h-[min(72%,26rem)]',
    'z-10 h-[min(42%,15rem)] -rotate-6 -translate-x-[80%] opacity-90',
    'z-10 h-[min(42%,15rem)] rotate-6 translate-x-[80%] opacity-90',
  ],
} as const;

interface OrderHeroProps {
  readonly order: OrderView;
  /** The item in front; the first one by default. */
  readonly front?: OrderItemView | undefined;
  /** What to show for an item until the server has painted its picture. */
  readonly meanwhile?: ((item: OrderItemView, surface: Surface) => ReactNode) | undefined;
}

/** What was ordered: one item alone, or several side by side. */
export function OrderHero({ order, front = order.items[0], meanwhile }: OrderHeroProps) {
  const behind = order.items.filter((item) => item.item_id !== front?.item_id);
  const shown = [...(front === undefined ? [] : [front]), ...behind].slice(0, MAX_SHOWN);
  const view = (item: OrderItemView) => (
    <ItemCase
      item={item}
      stationId={order.machine_id}
      meanwhile={meanwhile && ((surface) => meanwhile(item, surface))}
    />
  );
  const [only] = shown;
  if (shown.length === 1 && only !== undefined) return view(only);
  const more = order.items.length - shown.length;
  return (
    <div dir="ltr" className="relative grid h-full w-full place-items-center *:[grid-area:1/1]">
      {shown.map((item, index) => (
        <div
          key={item.item_id}
          className={`flex justify-center ${PLACES[isBroad(item) ? 'broad' : 'slim'][index] ?? ''}`}
        >
          {view(item)}
        </div>
      ))}
      {more > 0 ? (
        <span className="figures z-30 self-end justify-self-end rounded-full bg-raised px-3 py-1 text-small font-semibold">
          {`+${more}`}
        </span>
      ) : null}
    </div>
  );
}
