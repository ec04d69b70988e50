import { CallError, type OrderView } from '@cpc/contract';
import { type OrderId, brand } from '@cpc/domain';
import { callerAs } from '../http/call.ts';
import { list } from '../http/handlers.ts';
import type { Module } from '../http/module.ts';
import type { Renderer } from '../printing/renderer.ts';
import type { Preflight } from '../preflight/preflight.ts';
import type { Services } from '../services.ts';
import { cancelOrder } from './cancel.ts';
import { expireOrder } from './expire.ts';
import { EXPIRE_JOB, THUMBNAIL_JOB } from './job-kinds.ts';
import { listOrders, ownOrder } from './find.ts';
import { placeOrder } from './place.ts';
import type { OrderRow } from './store.ts';
import { makeThumbnail } from './thumbnail.ts';
import { thumbnailRoute } from './thumbnail-route.ts';
import { orderViews } from './view.ts';

export interface OrdersPorts {
  readonly preflight: Preflight;
  readonly renderer: Renderer;
  /** Asks the payment provider about an order's open payment; false when it did not answer. */
  readonly askProvider: (orderId: OrderId) => Promise<boolean>;
}

/** Orders as their owners see them, from placed to closed. */
export function ordersModule(services: Services, { preflight, renderer, askProvider }: OrdersPorts): Module {
  const { read } = services.db;
  const viewOf = async (order: OrderRow): Promise<OrderView> => {
    const [view] = await orderViews(read, [order]);
    if (!view) throw new CallError('notFound');
    return view;
  };
  return {
    handlers: {
      'Order.place': async (input, call) =>
        viewOf(await placeOrder(services, preflight, { ...callerAs(call, 'customer'), ip: call.ip }, input)),
      'Order.get': async ({ order_id }, call) =>
        viewOf(await ownOrder(read, callerAs(call, 'customer').accountId, order_id)),
      async 'Order.list'({ status }, call) {
        const { rows, total } = await listOrders(read, callerAs(call, 'customer').accountId, status, call.page);
        return list(await orderViews(read, rows), total);
      },
      async 'Order.cancel'({ order_id }, call) {
        const { accountId } = callerAs(call, 'customer');
        await cancelOrder(services, accountId, order_id);
        return viewOf(await ownOrder(read, accountId, order_id));
      },
    },
    routes: (app, open) => thumbnailRoute(app, open, services),
    jobs: {
      [EXPIRE_JOB]: (payload) => expireOrder(services, brand<OrderId>(String(payload)), askProvider),
      async [THUMBNAIL_JOB](payload, run) {
        await makeThumbnail(services, renderer, brand<OrderId>(String(payload)), run);
        return undefined;
      },
    },
  };
}
