import { ACTIONS, type Action } from '@cpc/contract';
import type { FastifyInstance } from 'fastify';
import { type AnyEndpoint, openApi } from './document.ts';
import { docsPage } from './page.ts';
import { STYLE } from './style.ts';

/**
 * The contract for programs and for people, at /api/openapi.json and /api/docs (AP-02). Created at the first request.
 */
export function openApiRoutes(app: FastifyInstance, endpoints: readonly AnyEndpoint[]): void {
  const actions: readonly Action<unknown, unknown>[] = ACTIONS;
  const description = once(() => openApi(actions, endpoints));
  const json = once(() => JSON.stringify(description()));
  const page = once(() => docsPage(description(), actions, endpoints));
  const answer = (path: string, type: string, body: () => string) =>
    app.get(path, async (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(body()));
  answer('/api/openapi.json', 'application/json; charset=utf-8', json);
  answer('/api/docs', 'text/html; charset=utf-8', page);
  answer('/api/docs.css', 'text/css; charset=utf-8', () => STYLE);
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
