import { CallError, type GoodsView } from '@cpc/contract';
import { type OrderId, type OrderItemId, brand } from '@cpc/domain';
import { type Call, callerAs } from '../../base/http/call.ts';
import { list } from '../../base/http/handlers.ts';
import type { Module } from '../../base/http/module.ts';
import type { Renderer } from '../../base/painting/renderer.ts';
import type { Preflight } from '../../base/preflight/preflight.ts';
import type { Services } from '../../base/services.ts';
import type { StockItem } from '../../records/stock/item.ts';
import { cancelOrder } from './cancel.ts';
import { type AskProvider, expireOrder } from './expire.ts';
import { EXPIRE_JOB, RECOUNT_JOB, THUMBNAIL_JOB } from '../../records/orders/job-kinds.ts';
import { frozenArt } from '../../records/orders/frozen-art.ts';
import { designsOf } from '../../records/orders/items.ts';
import { listOrders, ownOrder } from '../../records/orders/find.ts';
import { recount } from './missing-pieces.ts';
import { moveWaiting } from './move.ts';
import { otherStations } from './other-stations.ts';
import { placeOrder } from './place.ts';
import { reorder } from './reorder.ts';
import { makeThumbnail } from './thumbnail.ts';
import { thumbnailRoute } from './thumbnail-route.ts';
import { orderViewOf, orderViews } from './view.ts';

export interface OrdersPorts {
  readonly preflight: Preflight;
  readonly renderer: Renderer;
  /** Asks the payment provider about an order's open payment. Gives the ms to the next try if it did not answer. */
  readonly askProvider: AskProvider;
}

/** Orders as their owners see them, from placed to closed. */
export function ordersModule(services: Services, { preflight, renderer, askProvider }: OrdersPorts): Module {
  const { read } = services.db;
  const customerOf = (call: Call) => ({
    accountId: callerAs(call, 'customer').accountId,
    ip: call.ip,
    language: call.language,
  });
  return {
    handlers: {
      'Order.place': async (input, call) =>
        orderViewOf(read, await placeOrder(services, preflight, customerOf(call), input)),
      'Order.reorder': async (input, call) =>
        orderViewOf(read, await reorder(services, preflight, customerOf(call), input)),
      'Order.get': async ({ order_id }, call) =>
        orderViewOf(read, await ownOrder(read, callerAs(call, 'customer').accountId, order_id)),
      async 'Order.design'({ order_id, item_id }, call) {
        const order = await ownOrder(read, callerAs(call, 'customer').accountId, order_id);
        const item = (await designsOf(read, order.id)).find(({ id }) => id === item_id);
        if (!item) throw new CallError('notFound');
        const { document, surface } = frozenArt(item);
        return { document, surface: surface as GoodsView['surface'] };
      },
      async 'Order.list'(wanted, call) {
        const { rows, total } = await listOrders(
          read,
          callerAs(call, 'customer').accountId,
          wanted,
          call.page,
          call.flow,
        );
        return list(await orderViews(read, rows), total);
      },
      async 'Order.cancel'({ order_id, item_id }, call) {
        const { accountId } = callerAs(call, 'customer');
        await cancelOrder(services, accountId, order_id, item_id);
        return orderViewOf(read, await ownOrder(read, accountId, order_id));
      },
      'Order.moves': async ({ order_id }, call) =>
        otherStations(read, await ownOrder(read, callerAs(call, 'customer').accountId, order_id), services.clock.now()),
      async 'Order.move'({ order_id, machine_id }, call) {
        const { accountId } = callerAs(call, 'customer');
        await moveWaiting(services, accountId, order_id, machine_id);
        return orderViewOf(read, await ownOrder(read, accountId, order_id));
      },
    },
    routes: (app, open) => thumbnailRoute(app, open, services),
    jobs: {
      [EXPIRE_JOB]: (payload) => expireOrder(services, brand<OrderId>(String(payload)), askProvider),
      [RECOUNT_JOB]: (payload) => recount(services, payload as StockItem),
      async [THUMBNAIL_JOB](payload, run) {
        await makeThumbnail(services, renderer, brand<OrderItemId>(String(payload)), run);
        return undefined;
      },
    },
  };
}
