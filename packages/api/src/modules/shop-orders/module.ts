import { callerAs } from '../../base/http/call.ts';
import { list } from '../../base/http/handlers.ts';
import type { Module } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { callOffByShop, refundByShop, reprintByShop } from './acts.ts';
import { countOrders } from './counts.ts';
import { shopOrder } from './detail.ts';
import { handOverByShop } from './hand-over.ts';
import { listShopOrders } from './list.ts';
import { namedPeople } from './named-people.ts';
import { moveByShop, movesOf } from './move.ts';

/** The orders of a shop, for its people (PA-11). */
export function shopOrdersModule(services: With<'db' | 'clock' | 'random' | 'events' | 'config'>): Module {
  return {
    handlers: {
      async 'Partner.orders'(wanted, call) {
        const by = callerAs(call, 'partner');
        const people = await namedPeople(services, by, wanted.search);
        const { rows, total } = await listShopOrders(services.db.aside, by, { ...wanted, people }, call);
        return list(rows, total);
      },
      'Partner.orderCounts': (wanted, call) => countOrders(services.db.aside, callerAs(call, 'partner'), wanted),
      'Partner.order': ({ order_number }, call) => shopOrder(services, callerAs(call, 'partner'), order_number),
      async 'Partner.refundOrder'(input, call) {
        const by = callerAs(call, 'partner');
        return shopOrder(services, by, await refundByShop(services, by, input));
      },
      async 'Partner.reprint'(input, call) {
        const by = callerAs(call, 'partner');
        return shopOrder(services, by, await reprintByShop(services, by, input));
      },
      async 'Partner.callOffReprint'(input, call) {
        const by = callerAs(call, 'partner');
        return shopOrder(services, by, await callOffByShop(services, by, input));
      },
      async 'Partner.handOver'(input, call) {
        const by = callerAs(call, 'partner');
        return shopOrder(services, by, await handOverByShop(services, by, input));
      },
      'Partner.moves': ({ order_id }, call) => movesOf(services, callerAs(call, 'partner'), order_id),
      async 'Partner.moveOrder'(input, call) {
        const by = callerAs(call, 'partner');
        return shopOrder(services, by, await moveByShop(services, by, input));
      },
    },
  };
}
