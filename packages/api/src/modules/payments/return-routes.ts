import type { FastifyInstance } from 'fastify';
import type { With } from '../../base/services.ts';
import { findPayment } from '../../records/payments/store.ts';

interface Return {
  readonly Querystring: { readonly token?: unknown };
}

/**
 * The addresses to which the provider returns the payer. The app's addresses stand behind a `#`, which the provider's
 * own parameters cannot reach, so these two routes pass them on. They change nothing: the page asks for the outcome.
 */
export function returnRoutes(app: FastifyInstance, { db }: With<'db'>): void {
  async function address(page: string, token: unknown, extra: Readonly<Record<string, string>> = {}): Promise<string> {
    const reference = typeof token === 'string' && /^[\w-]{1,80}$/.test(token) ? token : '';
    const payment = reference === '' ? undefined : await findPayment(db.read, { reference });
    const query = new URLSearchParams({
      ...(payment ? { order_id: payment.order_id } : {}),
      token: reference,
      ...extra,
    });
    return `/#/pages/mine/${page}?${query.toString()}`;
  }

  app.get<Return>('/paypal/return', async (request, reply) =>
    reply.redirect(await address('pay_success', request.query.token), 302),
  );
  app.get<Return>('/paypal/cancel', async (request, reply) =>
    reply.redirect(await address('pay_fail', request.query.token, { cancelled: '1' }), 302),
  );
}
