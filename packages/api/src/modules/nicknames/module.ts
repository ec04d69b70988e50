import { CallError } from '@cpc/contract';
import { type AccountId, nicknameOf, type OrderId, ORDER_TABLE } from '@cpc/domain';
import { callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { deliveriesOf } from '../../records/delivery/store.ts';
import { dropNickname, putNickname } from '../../records/nicknames/store.ts';
import { ownOrder } from '../../records/orders/find.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import { refusedWord } from '../drawings/moderation/word-lists.ts';
import { orderViewOf } from '../orders/view.ts';

type Ports = With<'db' | 'clock' | 'events'>;

/** What customers want to be called on the display, while they wait for an order (QU-05). */
export function nicknamesModule(services: Ports): Module {
  return {
    handlers: {
      async 'Order.setNickname'({ order_id, nickname }, call) {
        const { accountId } = callerAs(call, 'customer');
        await setNickname(services, accountId, order_id, nickname);
        const { read } = services.db;
        return orderViewOf(read, await ownOrder(read, accountId, order_id));
      },
    },
  };
}

/**
 * Sets the nickname of an open order that is picked up; an empty one removes it, at any time.
 * @throws CallError notFound, orderOver, nicknameUnfit or nicknameRefused
 */
async function setNickname(
  { db, clock, events }: Ports,
  account: AccountId,
  orderId: OrderId,
  nickname: string,
): Promise<void> {
  const order = await ownOrder(db.read, account, orderId);
  if (nickname.trim() === '') await db.transact((tx) => dropNickname(tx, order.id));
  else {
    const name = nicknameOf(nickname);
    if (name === undefined) throw new CallError('nicknameUnfit', { field: 'nickname' });
    if (refusedWord(name) !== null) throw new CallError('nicknameRefused', { field: 'nickname' });
    const [delivery] = await deliveriesOf(db.read, [order.id]);
    if (delivery || ORDER_TABLE.ends.includes(order.status)) throw new CallError('orderOver');
    await db.transact((tx) => putNickname(tx, order.id, name, clock.now()));
  }
  events.publish(stationTopic(order.machine_id));
}
