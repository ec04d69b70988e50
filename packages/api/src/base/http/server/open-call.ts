import { isFields } from '../body/is-fields.ts';
import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { childSignal } from '../../ports/child-signal.ts';
import type { Caller } from '../call.ts';
import type { Connections } from './connections.ts';
import { flowOf } from '../flow.ts';
import { refuseNul } from './input.ts';
import { languageOf } from './language.ts';
import type { OpenCall } from '../module.ts';
import { pageOf } from '../page.ts';
import type { Authenticate } from '../principals.ts';

/** Callers whose login a person of a shop or an operator has issued. */
const OF_A_SHOP: ReadonlySet<Caller['kind']> = new Set(['partner', 'station', 'screen', 'operator']);
const NEVER = new AbortController().signal;

/** @param stopping aborts when the server begins to close */
export function callOpener(
  authenticate: Authenticate,
  stopping: AbortSignal,
  { exempt }: Pick<Connections, 'exempt'>,
): OpenCall {
  return async (request, reply, who, duty) => {
    refuseNul(request.params, request.query);
    const caller = await authenticate(request.headers, who, duty);
    if (OF_A_SHOP.has(caller.kind)) exempt(request.raw.socket);
    let signal: AbortSignal | undefined;
    let hungUp: AbortSignal | undefined;
    return {
      caller,
      language: requestLanguage(request),
      requestId: request.id,
      ip: request.ip,
      origin: request.headers.origin,
      userAgent: request.headers['user-agent'],
      page: pageOf(request.headers),
      flow: flowOf(request.headers),
      // Created only when used, because few calls wait.
      get signal() {
        signal ??= endOf(reply.raw, stopping);
        return signal;
      },
      get hungUp() {
        hungUp ??= endOf(reply.raw, NEVER);
        return hungUp;
      },
    };
  };
}

export function requestLanguage(request: FastifyRequest) {
  const field = isFields(request.body) ? request.body['language'] : undefined;
  return languageOf(field, request.headers['accept-language']);
}

function endOf(response: ServerResponse, stopping: AbortSignal): AbortSignal {
  const ended = childSignal(stopping);
  if (response.closed) ended.abort();
  response.once('close', () => {
    ended.unlink();
    ended.abort();
  });
  return ended.signal;
}
