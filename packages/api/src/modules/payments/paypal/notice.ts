import { type PaymentId, brand } from '@cpc/domain';
import * as z from 'zod/mini';
import { EventForged, type ProviderNotice } from '../../../records/payments/provider.ts';

/**
 * A capture carries the payment's id as `custom_id`, an order in its purchase unit. A refund carries its own id and
 * links up to its capture.
 */
const event = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  event_type: z.string().check(z.maxLength(100)),
  resource: z.optional(
    z.object({
      id: z.optional(z.string()),
      custom_id: z.optional(z.string()),
      links: z.optional(z.array(z.object({ rel: z.string(), href: z.string() }))),
      purchase_units: z.optional(z.array(z.object({ custom_id: z.optional(z.string()) }))),
    }),
  ),
});

/** @throws EventForged if a verified text is not an event */
export function noticeOf(text: string): ProviderNotice {
  const parsed = event.safeParse(jsonOf(text));
  if (!parsed.success) throw new EventForged('the body is not an event');
  const { id, event_type: type, resource } = parsed.data;
  const named = resource?.custom_id ?? resource?.purchase_units?.[0]?.custom_id;
  const up = resource?.links?.find(({ rel, href }) => rel === 'up' && href.includes('/captures/'))?.href;
  return {
    eventId: id,
    type,
    paymentId: named !== undefined && /^[\w-]{1,80}$/.test(named) ? brand<PaymentId>(named) : undefined,
    captureId: up?.slice(up.lastIndexOf('/') + 1) ?? resource?.id,
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new EventForged('the body is not JSON');
  }
}
