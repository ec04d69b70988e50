import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, localeCode, text } from '../schemas.ts';

/** The URL at which a browser's push service accepts messages for it. */
const endpoint = text(1000);

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
] as const;
