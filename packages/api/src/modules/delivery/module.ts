import { type OrderId, brand, money } from '@cpc/domain';
import { stationRow } from '../../records/catalogue/stations.ts';
import { callerAs } from '../../base/http/call.ts';
import { list } from '../../base/http/handlers.ts';
import type { Module } from '../../base/http/module.ts';
import { findOrder } from '../../records/orders/store.ts';
import { actorOf } from '../../records/partners/actor.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import { refuseUnpayable } from '../../records/payments/payable.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import type { With } from '../../base/services.ts';
import { noteStation } from '../../records/stations/note.ts';
import { partnerDeliveries, partnerDelivery } from './list.ts';
import { packOrder } from './pack.ts';
import { RECEIVE_JOB } from '../../records/delivery/receive-later.ts';
import { receivedByCustomer, receivedByTime } from './receive.ts';
import { returnParcel } from './return.ts';
import { shipOrder } from './ship.ts';

/** Orders that are sent: packed and shipped by the partner, received by the customer (OR-02, OR-03, OR-06). */
export function deliveryModule(services: With<'db' | 'clock' | 'random' | 'events' | 'config'>): Module {
  const { db, clock, events } = services;
  const publishStation = async (orderId: OrderId) => {
    const order = await findOrder(db.read, orderId);
    if (order) events.publish(stationTopic(order.machine_id));
  };
  return {
    handlers: {
      async 'Order.received'({ order_id }, call) {
        await receivedByCustomer(services, callerAs(call, 'customer').accountId, order_id);
        await publishStation(order_id);
        return { order_id };
      },
      async 'Partner.deliveries'({ open = false }, call) {
        const { deliveries, total } = await partnerDeliveries(db.aside, callerAs(call, 'partner'), { ...call, open });
        return list(deliveries, total);
      },
      async 'Partner.pack'({ order_id }, call) {
        const by = callerAs(call, 'partner');
        await packOrder(services, by, order_id);
        await publishStation(order_id);
        return partnerDelivery(db.read, by, order_id);
      },
      async 'Partner.ship'(input, call) {
        const by = callerAs(call, 'partner');
        await shipOrder(services, by, input);
        await publishStation(input.order_id);
        return partnerDelivery(db.read, by, input.order_id);
      },
      async 'Partner.parcelReturned'(input, call) {
        const by = callerAs(call, 'partner');
        await returnParcel(services, by, input);
        await publishStation(input.order_id);
        return partnerDelivery(db.read, by, input.order_id);
      },
      async 'Partner.setDeliveryFee'({ machine_id, fee }, call) {
        const by = callerAs(call, 'partner');
        await ownStation(db.read, by, machine_id);
        const { currency } = await stationRow(db.read, machine_id);
        const price = fee === null ? null : money(fee, currency);
        if (price) refuseUnpayable(price);
        await db.transact(async (tx) => {
          await tx
            .updateTable('machines')
            .set({ delivery_fee: fee })
            .where('id', '=', machine_id)
            .where('partner_id', '=', by.partnerId)
            .execute();
          await noteStation(tx, clock, machine_id, 'deliveryFee', actorOf(by));
        });
        return { machine_id, fee: price };
      },
    },
    jobs: {
      async [RECEIVE_JOB](payload) {
        const orderId = brand<OrderId>(String(payload));
        const again = await receivedByTime(services, orderId);
        await publishStation(orderId);
        return again;
      },
    },
  };
}
