import { MAIL_TOPICS, type OrderId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, id, localeCode, text } from '../schemas.ts';

/** The URL at which a browser's push service accepts messages for it. */
const endpoint = text(1000);

const topics = z.array(z.enum(MAIL_TOPICS)).check(z.maxLength(MAIL_TOPICS.length));

/** Where e-mails go. */
export const mailState = z.object({
  /** False if this platform sends no e-mails. */
  offered: z.boolean(),
  /** The page that shows the e-mails of a demo. */
  inbox: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** Another address, which waits until the link in its e-mail is used (SN-08). */
  asked: z.nullable(z.string()),
  /** What it gets beside what must be sent (NT-02); all until an address is given. */
  news: topics,
  /** Its mail server knows no such mailbox: nothing more is sent to it. */
  bounced: z.boolean(),
});

/** An address; an empty one if there is to be none any more. */
export const mailWish = z.object({ address: text(254), news: topics });

export const notificationsActions = [
  action({
    name: 'Notification.get',
    who: ['customer'],
    summary:
      'Returns the key that a browser subscribes with (null if notifications are off) and the language of this browser’s subscription.',
    input: z.object({ endpoint: z.optional(endpoint) }),
    output: z.object({
      /** An uncompressed P-256 point in base64url (RFC 8292). */
      key: z.nullable(z.string()),
      /** Null if this browser gets no notifications. */
      language: z.nullable(localeCode),
    }),
  }),
  action({
    name: 'Notification.subscribe',
    who: ['customer'],
    summary: 'Subscribes this browser to web push about the caller’s orders, in the language of the call.',
    input: z.object({ endpoint, p256dh: text(100), auth: text(40) }),
    output: z.object({ language: localeCode }),
  }),
  action({
    name: 'Notification.unsubscribe',
    who: ['customer'],
    summary: 'Ends this browser’s subscription. A repeated call changes nothing.',
    input: z.object({ endpoint }),
    output: z.object({ ended: count }),
  }),
  action({
    name: 'Notification.mail',
    who: ['customer'],
    summary: 'Returns where e-mails about one order of the caller go, or those about all orders (NT-01).',
    input: z.object({ order_id: z.optional(id<OrderId>()) }),
    output: mailState,
  }),
  action({
    name: 'Notification.setMail',
    who: ['customer'],
    summary:
      'Keeps an e-mail address for one order of the caller, or for all orders, in the language of the call; an empty one removes it. An order that was paid is confirmed at once. Another address for all orders is used when the link in its e-mail confirms it; the former one is told, and can be put back for a week (NT-01, NT-02, SN-08).',
    input: z.extend(mailWish, { order_id: z.optional(id<OrderId>()) }),
    output: mailState,
  }),
] as const;
