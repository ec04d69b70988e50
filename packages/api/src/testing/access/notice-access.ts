import { MAIL_TOPICS } from '@cpc/domain';
import type { ActionName } from '@cpc/contract';
import type { Access } from './who.ts';
import { NONE } from './world.ts';

const MAIL = { address: 'ann@example.com', news: [...MAIL_TOPICS] };
const orderId = async (order: Promise<{ readonly order_id: string }>) => (await order).order_id;

/** Who gets notices and e-mails about what. A part of the table of access. */
export const NOTICE_ACCESS: Readonly<Partial<Record<ActionName, Access>>> = {
  'Notification.get': { may: 'customers' },
  'Notification.subscribe': { may: 'customers' },
  'Notification.unsubscribe': {
    may: 'customers',
    of: [
      { make: (things) => things.browser(), none: 'https://push.example/none', input: (endpoint) => ({ endpoint }) },
    ],
  },
  'Notification.mail': {
    may: 'customers',
    of: [{ make: (things) => orderId(things.order()), none: NONE, input: (order_id) => ({ order_id }) }],
  },
  'Notification.setMail': {
    may: 'customers',
    of: [{ make: (things) => orderId(things.order()), none: NONE, input: (order_id) => ({ order_id, ...MAIL }) }],
  },
  'Partner.mail': { may: 'partners' },
  'Partner.setMail': { may: 'partners' },
};
