import type { IncomingMessage } from 'node:http';
import { CallError } from '@cpc/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authenticate } from '../principals.ts';
import { readForm } from './form.ts';
import { checkJsonBounds } from './json-bounds.ts';
import { DESIGN_ACTIONS, MAX_BODY_BYTES } from './limits.ts';
import { readBody } from './read.ts';

const ANYBODY_WITH_A_TOKEN = ['customer', 'screen', 'station', 'partner'] as const;

/**
 * Reads the bodies of calls: forms and JSON, no other type. A body beyond MAX_BODY_BYTES is for callers whose token
 * counts, and for actions that take a design in.
 */
export function bodyParsers(app: FastifyInstance, authenticate: Authenticate): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const read = (request: FastifyRequest, payload: IncomingMessage) =>
    readBody(payload, async () => {
      if (request.headers.authorization === undefined) throw new CallError('tooLarge');
      await authenticate(request.headers, ANYBODY_WITH_A_TOKEN, 'staff');
    });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const bytes = await read(request, payload);
      return fitting(readForm(bytes), bytes.length);
    },
  );
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const bytes = await read(request, payload);
    const text = bytes.toString();
    checkJsonBounds(text);
    const body = await new Promise<unknown>((resolve, reject) => {
      void parseJson(request, text, (error, parsed) => (error ? reject(error) : resolve(parsed)));
    });
    return fitting(body, bytes.length);
  });
}

/** @throws CallError tooLarge where the action named takes no design in */
function fitting<Body>(body: Body, bytes: number): Body {
  const action = (body as { s?: unknown } | null | undefined)?.s;
  if (bytes > MAX_BODY_BYTES && !(typeof action === 'string' && DESIGN_ACTIONS.has(action)))
    throw new CallError('tooLarge');
  return body;
}
