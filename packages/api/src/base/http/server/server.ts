import { isFields } from '../body/is-fields.ts';
import { ACTIONS, CallError, type ActionName } from '@cpc/contract';
import { serverTranslator } from '@cpc/i18n/server';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { withRequestId } from '../../ports/request-id.ts';
import type { Services, With } from '../../services.ts';
import { ReserveTouched, type DiskReserve } from '../../ports/disk-reserve.ts';
import { MAX_BODY_BYTES } from '../body/limits.ts';
import { bodyParsers } from './body-parsers.ts';
import { clientErrorAnswer } from './client-error.ts';
import { compressJson } from './compress.ts';
import { connections } from './connections.ts';
import { dispatchers, endpoints } from './dispatch.ts';
import { assemble } from '../handlers.ts';
import { limitCalls, limiter } from './limiter.ts';
import type { Module } from '../module.ts';
import { callOpener, requestLanguage } from './open-call.ts';
import { openApiRoutes } from '../openapi/routes.ts';
import { presentError, type Translators } from '../present.ts';
import { authenticator } from '../principals.ts';
import { guardReserve } from './reserve-guard.ts';
import { closeGracefully } from './close.ts';
import { securityHeaders } from '../security-headers.ts';
import { turns } from '../../processes/turns.ts';
import type { Readiness } from '../../ports/readiness.ts';

/**
 * Creates the HTTP server with its modules; it does not listen yet.
 * @param actions the actions that must have a handler; default: the whole contract
 * @param missingPage the page that a browser gets for an unknown URL; default: JSON
 * @throws Error if an action has no handler or two
 */
export async function createServer(
  services: Services,
  modules: readonly Module[],
  actions?: readonly ActionName[],
  missingPage?: string,
): Promise<FastifyInstance> {
  const { config, random } = services;
  const stopping = new AbortController();
  const translators = serverTranslator();
  const clients = connections(config);
  const app = Fastify({
    bodyLimit: MAX_BODY_BYTES,
    serverFactory: clients.serve,
    clientErrorHandler: clientErrorAnswer(clients, translators),
    genReqId: () => random.id(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      const { status, envelope } = presentError(error, requestLanguage(request), translators);
      const answer: FastifyReply = reply;
      void answer.code(status).send(envelope);
    },
  });
  answerErrors(app, services, translators, missingPage);
  noteRequests(app, services);
  closeGracefully(app, stopping, clients);
  requireHost(app);
  securityHeaders(app, config);
  compressJson(app);
  const limits = limiter(config.requestsPerMinute, services.clock.now);
  limitCalls(app, limits);
  const admit = guardReserve(app, services.reserve);
  const authenticate = limits.noting(authenticator(modules.flatMap((module) => module.principals ?? [])));
  const takeTurn = turns();
  bodyParsers(app, { authenticate, charge: limits.charge, takeTurn });
  const open = callOpener(authenticate, stopping.signal, clients);
  const chain = { open, takeTurn, admit, checkAnswers: config.checkAnswers };
  health(app, services.readiness, services.reserve);
  dispatchers(
    app,
    assemble(
      modules.map((module) => module.handlers ?? {}),
      actions,
    ),
    chain,
  );
  const declared = modules.flatMap((module) => module.endpoints ?? []);
  endpoints(app, declared, chain);
  openApiRoutes(app, declared);
  for (const module of modules) {
    await module.routes?.(app, open);
    await module.start?.();
  }
  return app;
}

function answerErrors(
  app: FastifyInstance,
  { log }: With<'log'>,
  translators: Translators,
  missingPage: string | undefined,
): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, envelope } = presentError(error, requestLanguage(request), translators);
    // The touched reserve is logged once elsewhere, not for each call.
    const isKnown = error instanceof ReserveTouched;
    // Work that ended because its caller hung up has not failed.
    const isUnheard = error instanceof CallError && request.raw.socket.destroyed;
    if (status >= 500 && !isKnown && !isUnheard) log.error({ requestId: request.id, error }, 'a call failed');
    return reply.code(status).type('application/json; charset=utf-8').send(envelope);
  });
  app.setNotFoundHandler((request, reply) => {
    if (missingPage !== undefined && isOpened(request))
      return reply.code(404).type('text/html; charset=utf-8').send(missingPage);
    const { status, envelope } = presentError({ statusCode: 404 }, requestLanguage(request), translators);
    return reply.code(status).send(envelope);
  });
}

/** Returns true if a person opened the URL in a browser: scripts, pictures and calls do not ask for a page. */
const isOpened = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** RFC 9112, 3.2: an HTTP/1.1 request must name its host, and no request may name two. */
function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) throw new CallError('malformed');
  });
}

const ACTION_NAMES: ReadonlySet<unknown> = new Set(ACTIONS.map(({ name }) => name));
/** An agent's calls name the request that made its print job (RL-05); any other header is not an id. */
const REQUEST_ID = /^[0-9a-z]{26}$/;

/**
 * Counts and logs every call: the path without its query, which may carry tokens, and the action's name, if there is
 * one. Everything that a handler logs and enqueues carries the id of its request.
 */
function noteRequests(app: FastifyInstance, { log, metrics }: With<'log' | 'metrics'>): void {
  app.addHook('preHandler', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    withRequestId(request.id, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const action = isFields(request.body) ? request.body['s'] : undefined;
    const cause = String(request.headers['x-request-id']);
    const known = ACTION_NAMES.has(action) ? String(action) : (request.routeOptions.url ?? 'unknown');
    metrics.noteCall(known, reply.statusCode, reply.elapsedTime / 1_000);
    log.info(
      {
        requestId: request.id,
        method: request.method,
        path: request.url.split('?')[0],
        ...(typeof action === 'string' ? { action: action.slice(0, 80) } : {}),
        ...(REQUEST_ID.test(cause) ? { cause } : {}),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}

/**
 * `/health`: the process answers. `/ready`: the server can serve, because its database and its disk accept a write
 * (RL-05). If only the reserve of the disk is left, it reports `low` but still serves.
 */
function health(app: FastifyInstance, readiness: Readiness, reserve: DiskReserve): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const problem = await readiness.problem();
    if (problem !== undefined) return reply.code(503).send({ status: problem });
    return { status: 'ok', disk: reserve.isTouched() ? 'low' : 'ok' };
  });
}
