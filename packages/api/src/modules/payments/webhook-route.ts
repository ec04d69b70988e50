import { CallError } from '@cpc/contract';
import type { FastifyInstance } from 'fastify';
import type { Services, With } from '../../base/services.ts';
import { mapProviderError } from '../../records/payments/provider-errors.ts';
import {
  EventForged,
  type EventHeaders,
  type PaymentProvider,
  type ProviderNotice,
} from '../../records/payments/provider.ts';
import type { Providers } from '../../records/payments/providers.ts';
import { refetch, settlePayment } from '../../lifecycle/settle-payment.ts';
import { type PaymentRow, findPayment, isOver } from '../../records/payments/store.ts';

const MAX_BODY_BYTES = 256 * 1024;

/**
 * POST /api/Paypal/webhook. The signature covers the raw body, so the route reads it raw. A genuine event only says
 * which payment to ask about. It is answered 200 only after that: on a failure the provider sends it again.
 */
export async function webhookRoute(
  app: FastifyInstance,
  services: Services,
  providers: Providers,
  provider: PaymentProvider,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/api/Paypal/webhook', async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const notice = await genuine(services, provider, raw, request.headers);
      if (!(await dealtWith(services, notice))) {
        await mapProviderError(services, look(services, providers, notice), 'unavailable');
        await remember(services, notice);
      }
      return reply.code(200).send({ code: 0, data: null, msg: '', count: 0 });
    });
  });
}

/**
 * Asks about the payment that an event names. For money that came or went back, it asks in every state of the payment.
 */
async function look(services: Services, providers: Providers, notice: ProviderNotice): Promise<void> {
  const payment = await named(services, notice);
  if (!payment) return;
  if (/REFUND|REVERSED/.test(notice.type)) return void (await refetch(services, providers, payment));
  const settled = await settlePayment(services, providers, payment.id);
  // Money may come to an attempt that is over, even to one that ended while this event was read.
  if (settled && isOver(settled)) await refetch(services, providers, settled);
}

async function named({ db }: With<'db'>, { paymentId, captureId }: ProviderNotice): Promise<PaymentRow | undefined> {
  const byId = paymentId && (await findPayment(db.read, { id: paymentId }));
  return byId || captureId === undefined ? byId : findPayment(db.read, { captureId });
}

async function genuine(
  services: With<'log'>,
  provider: PaymentProvider,
  raw: Buffer,
  headers: EventHeaders,
): Promise<ProviderNotice> {
  try {
    return await mapProviderError(services, provider.parseEvent(raw, headers), 'unavailable');
  } catch (error) {
    if (!(error instanceof EventForged)) throw error;
    services.log.warn({ why: error.message }, 'a payment event was refused');
    throw new CallError('malformed');
  }
}

async function dealtWith({ db }: With<'db'>, { eventId }: ProviderNotice): Promise<boolean> {
  const row = await db.read
    .selectFrom('payment_notices')
    .select('event_id')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

async function remember({ db, clock }: With<'db' | 'clock'>, { eventId, type }: ProviderNotice): Promise<void> {
  await db.transact((tx) =>
    tx
      .insertInto('payment_notices')
      .values({ event_id: eventId, type, at: clock.now() })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .execute(),
  );
}
