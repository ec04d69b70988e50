import type { ActionName } from '@cpc/contract';
import type { Access } from './who.ts';
import { CHOICE } from '../shop.ts';
import { NONE } from './world.ts';

/** Who may do what with the orders of a shop (PA-11). */
export const ORDERS_OF_SHOPS: Readonly<Partial<Record<ActionName, Access>>> = {
  'Partner.orders': { may: 'partners', lists: 'them' },
  'Partner.orderCounts': { may: 'partners' },
  'Partner.order': {
    may: 'partners',
    of: [
      {
        make: async (things) => (await things.paid()).order_number,
        none: 'NONE',
        input: (order_number) => ({ order_number }),
      },
    ],
  },
  'Partner.refundOrder': {
    may: 'counters',
    of: [
      {
        make: async (things) => (await things.paid()).order_id,
        none: NONE,
        input: (order_id) => ({ order_id, client_key: 'a-refund', reason: 'asked for' }),
      },
    ],
  },
  'Partner.reprint': {
    may: 'counters',
    of: [
      {
        make: (things) => things.finished(),
        none: `${NONE} ${NONE}`,
        input(ids) {
          const [order_id, item_id] = ids.split(' ');
          return { order_id, item_id, client_key: 'a-reprint', bearer: 'shop', reason: 'asked for' };
        },
      },
    ],
  },
  'Partner.callOffReprint': {
    may: 'counters',
    of: [
      {
        make: (things) => things.reprinted(),
        none: `${NONE} ${NONE}`,
        input(ids) {
          const [order_id, item_id] = ids.split(' ');
          return { order_id, item_id, client_key: 'a-call-off', reason: 'asked for' };
        },
      },
    ],
  },
  'Partner.handOver': {
    may: 'counters',
    of: [
      {
        make: (things) => things.finished(),
        none: `${NONE} ${NONE}`,
        input(ids) {
          const [order_id, item_id] = ids.split(' ');
          return { order_id, item_id, client_key: 'a-hand-over', reason: 'lost the code' };
        },
      },
    ],
  },
  'Partner.moves': {
    may: 'counters',
    of: [{ make: async (things) => (await things.paid()).order_id, none: NONE, input: (order_id) => ({ order_id }) }],
  },
  'Partner.moveOrder': {
    may: 'counters',
    of: [
      {
        make: async (things) => (await things.paid()).order_id,
        none: NONE,
        input: (order_id) => ({ order_id, machine_id: CHOICE.machine_id, client_key: 'a-move', reason: 'it is full' }),
        // It is at that station already.
        ownerError: 'cannotMove',
      },
    ],
  },
  'Operator.claims': { may: 'operators' },
  'Operator.decideClaim': { may: 'operators' },
};
