import type { FastifyInstance } from 'fastify';
import { APPROVAL_STYLE, approvalPages } from './approval-page.ts';
import { Refusal } from './problems.ts';
import type { CheckoutOrder } from './state.ts';
import type { Wire } from './wire.ts';

interface Visit {
  readonly Querystring: { readonly token?: string };
}

/** The payer's routes: see the order, choose, return to the shop. */
export function approvalRoutes(app: FastifyInstance, { provider, newId, save }: Wire): void {
  const pages = approvalPages();
  const find = (token: string | undefined): CheckoutOrder | undefined => {
    try {
      return provider.order(token ?? '');
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  };

  app.get('/checkoutnow.css', (_request, reply) => reply.type('text/css').send(APPROVAL_STYLE));

  app.get<Visit>('/checkoutnow', (request, reply) => {
    const order = find(request.query.token);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (!order) return reply.code(404).send(pages.missing(request.headers['accept-language'] ?? ''));
    if (order.status === 'COMPLETED') return reply.redirect(back(order.returnUrl, order.id, newId()), 303);
    return reply.send(pages.approval(order));
  });

  app.post<Visit>('/checkoutnow', async (request, reply) => {
    const order = find(request.query.token);
    const choice = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('choice');
    if (!order || (choice !== 'pay' && choice !== 'decline' && choice !== 'cancel')) {
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(pages.missing(request.headers['accept-language'] ?? ''));
    }
    if (choice === 'cancel') return reply.redirect(back(order.cancelUrl, order.id), 303);
    if (order.status !== 'COMPLETED') provider.approve(order.id, choice === 'decline');
    await save();
    return reply.redirect(back(order.returnUrl, order.id, newId().slice(0, 13)), 303);
  });
}

/** The provider adds its own parameters to the shop's URL. */
function back(address: string, token: string, payer?: string): string {
  const url = new URL(address);
  url.searchParams.set('token', token);
  if (payer !== undefined) url.searchParams.set('PayerID', payer);
  return url.href;
}
