import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { access } from './access.ts';
import { MISBEHAVIOURS, type Call, type Misbehaviour } from './misbehaviour.ts';
import { Refusal } from './problems.ts';
import { parseAmount, parseCreate, parseJson } from './requests.ts';
import { captureView, orderView, refundView } from './views.ts';
import type { Wire } from './wire.ts';

interface ById {
  readonly Params: { readonly id: string };
}

/** The answer to an error that is not a refusal. */
function outcomeOf({ statusCode = 500, syscall }: NodeJS.ErrnoException & { readonly statusCode?: number }) {
  // The surrounding server could not read the body.
  if (statusCode < 500) return [statusCode, 'INVALID_REQUEST', 'The request cannot be read.'] as const;
  // The disk with the stand-in's state is full.
  if (syscall !== undefined) return [503, 'SERVICE_UNAVAILABLE', 'Service unavailable.'] as const;
  return [500, 'INTERNAL_SERVER_ERROR', 'An internal server error has occurred.'] as const;
}

/** The merchant's routes. */
export function apiRoutes(app: FastifyInstance, wire: Wire): void {
  const { provider, base, approvalPage, state } = wire;
  const { requireClient, requireToken, issueToken } = access(wire);
  const viewOrder = (id: string) => {
    const order = provider.order(id);
    return orderView(
      order,
      base(),
      approvalPage(order),
      provider.captureOf(order),
      provider.refundsOf(order.captureId),
    );
  };

  app.setErrorHandler((error, _request, reply) => {
    const debugId = wire.newId().toLowerCase();
    if (error instanceof Refusal) return reply.code(error.status).send(error.body(debugId));
    const [status, name, message] = outcomeOf(error as NodeJS.ErrnoException & { readonly statusCode?: number });
    return reply.code(status).send({ name, message, debug_id: debugId });
  });

  app.post('/v1/oauth2/token', { preHandler: requireClient }, (_request, reply) =>
    behave(wire, 'token', reply, () => ({ status: 200, body: issueToken() })),
  );

  app.get('/v1/notifications/certs/:id', (_request, reply) =>
    reply.type('application/x-pem-file').send(state.identity.leaf + state.identity.root),
  );

  app.get<ById>('/v1/notifications/webhooks/:id', { preHandler: requireToken }, (request, reply) =>
    behave(wire, 'webhooks', reply, () => ({ status: 200, body: webhookView(wire, request.params.id) })),
  );

  app.post('/v2/checkout/orders', { preHandler: requireToken }, (request, reply) =>
    once(wire, 'create', request, reply, () => {
      const order = provider.create(parseCreate(parseJson(bodyOf(request)), requestId(request)));
      return { status: 201, body: { id: order.id, status: order.status, links: viewOrder(order.id).links } };
    }),
  );

  app.get<ById>('/v2/checkout/orders/:id', { preHandler: requireToken }, (request, reply) =>
    behave(wire, 'get', reply, () => ({ status: 200, body: viewOrder(request.params.id) })),
  );

  app.post<ById>('/v2/checkout/orders/:id/capture', { preHandler: requireToken }, (request, reply) =>
    once(wire, 'capture', request, reply, () => ({
      status: 201,
      body: viewOrder(provider.capture(request.params.id).id),
    })),
  );

  app.get<ById>('/v2/payments/captures/:id', { preHandler: requireToken }, (request, reply) =>
    behave(wire, 'getCapture', reply, () => ({
      status: 200,
      body: captureView(provider.captured(request.params.id), base()),
    })),
  );

  app.post<ById>('/v2/payments/captures/:id/refund', { preHandler: requireToken }, (request, reply) =>
    once(wire, 'refund', request, reply, () => {
      const { amount, custom_id: customId } = parseJson(bodyOf(request));
      const asked = amount === undefined ? undefined : parseAmount(amount);
      const refund = provider.refund(request.params.id, asked, typeof customId === 'string' ? customId : undefined);
      return { status: 201, body: refundView(refund, base()) };
    }),
  );

  app.get<ById>('/v2/payments/refunds/:id', { preHandler: requireToken }, (request, reply) =>
    behave(wire, 'getRefund', reply, () => ({
      status: 200,
      body: refundView(provider.refunded(request.params.id), base()),
    })),
  );

  app.post('/misbehave', { preHandler: requireClient }, (request, reply) => {
    const { call, what } = parseJson(bodyOf(request));
    const known = MISBEHAVIOURS.find((one) => one === what);
    if (typeof call !== 'string' || !known) throw new Refusal('INVALID_PARAMETER_SYNTAX');
    wire.misbehaving.order(call as Call, known);
    return reply.code(204).send();
  });

  app.delete('/misbehave', { preHandler: requireClient }, (_, reply) => {
    wire.misbehaving.clear();
    return reply.code(204).send();
  });
}

/** The subscription of the merchant. @throws Refusal for another one */
function webhookView({ options: { webhook }, base }: Wire, id: string) {
  if (webhook?.id !== id) throw new Refusal('INVALID_RESOURCE_ID');
  const url = webhook.url?.() ?? 'https://merchant.invalid/webhook';
  const href = `${base()}/v1/notifications/webhooks/${id}`;
  return { id, url, event_types: [{ name: '*' }], links: [{ href, rel: 'self', method: 'GET' }] };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A repeated PayPal-Request-Id gets the first answer again, with status 200, and nothing is done twice. */
function once(
  wire: Wire,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Answer,
): Promise<FastifyReply> {
  const id = requestId(request);
  if (id === undefined) return behave(wire, call, reply, work);
  const key = `${request.url} ${id}`;
  const { answers } = wire.state;
  return behave(wire, call, reply, () => {
    const stored = answers[key];
    if (stored) return { status: 200, body: stored.body };
    const answer = work();
    answers[key] = { body: answer.body, at: wire.options.clock() };
    return answer;
  });
}

/** Does the work of a call and answers, or misbehaves as ordered. */
async function behave(wire: Wire, call: Call, reply: FastifyReply, work: () => Answer): Promise<FastifyReply> {
  const before = wire.misbehaving.take(call, 'refused', 'unavailable', 'tokenExpired', 'inProgress');
  if (before) return misbehaveBefore(before, wire, reply);
  try {
    const answer = work();
    reply.code(answer.status);
    return await finish(wire, call, reply, answer.body);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    reply.code(error.status);
    return finish(wire, call, reply, error.body(wire.newId().toLowerCase()));
  }
}

async function finish(wire: Wire, call: Call, reply: FastifyReply, body: unknown): Promise<FastifyReply> {
  await wire.save();
  const after = wire.misbehaving.take(call, 'answerLost', 'slow');
  if (after === 'answerLost') return dropConnection(reply);
  if (after === 'slow') await sleep(3_000);
  return reply.send(body);
}

function misbehaveBefore(what: Misbehaviour, wire: Wire, reply: FastifyReply): FastifyReply {
  if (what === 'refused') return dropConnection(reply);
  if (what === 'inProgress')
    return reply.code(409).send(new Refusal('PREVIOUS_REQUEST_IN_PROGRESS').body(wire.newId().toLowerCase()));
  if (what === 'tokenExpired')
    return reply.code(401).send({ error: 'invalid_token', error_description: 'Token signature verification failed' });
  return reply
    .code(503)
    .send({ name: 'SERVICE_UNAVAILABLE', message: 'Service Unavailable', debug_id: wire.newId().toLowerCase() });
}

function dropConnection(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

const bodyOf = (request: FastifyRequest): string => (typeof request.body === 'string' ? request.body : '');

function requestId(request: FastifyRequest): string | undefined {
  const id = request.headers['paypal-request-id'];
  return typeof id === 'string' && id !== '' ? id : undefined;
}
