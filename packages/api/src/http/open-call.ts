import type { FastifyRequest } from 'fastify';
import { languageOf } from './language.ts';
import type { OpenCall } from './module.ts';
import { pageOf } from './page.ts';
import type { Authenticate } from './principals.ts';

/** @param stopping aborts when the server begins to close */
export function callOpener(authenticate: Authenticate, stopping: AbortSignal): OpenCall {
  return async (request, reply, who) => ({
    caller: await authenticate(request.headers, who),
    language: requestLanguage(request),
    requestId: request.id,
    ip: request.ip,
    page: pageOf(request.headers),
    signal: AbortSignal.any([stopping, hangUp(reply.raw)]),
  });
}

export function requestLanguage(request: FastifyRequest) {
  const field = (request.body as { language?: unknown } | null | undefined)?.language;
  return languageOf(field, request.headers['accept-language']);
}

function hangUp(response: NodeJS.EventEmitter): AbortSignal {
  const closed = new AbortController();
  response.once('close', () => closed.abort());
  return closed.signal;
}
