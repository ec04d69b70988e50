import { isFields } from '../body/is-fields.ts';
import type { IncomingMessage } from 'node:http';
import { setImmediate as others } from 'node:timers/promises';
import { CallError } from '@cpc/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from '../address.ts';
import { extraCostOf, extraCostOfBody } from './costs.ts';
import type { Limiter } from './limiter.ts';
import type { Authenticate } from '../principals.ts';
import type { TakeTurn } from '../../processes/turns.ts';
import { readForm } from '../body/form.ts';
import { checkJsonBounds } from '../body/json-bounds.ts';
import { LARGE_ACTIONS, MAX_BODY_BYTES } from '../body/limits.ts';
import { readBody } from '../body/read.ts';

const ANYBODY_WITH_A_TOKEN = ['customer', 'screen', 'station', 'partner', 'operator'] as const;

export interface BodyPorts {
  readonly authenticate: Authenticate;
  readonly charge: Limiter['charge'];
  readonly takeTurn: TakeTurn;
}

/**
 * Reads the bodies of calls: forms and JSON, no other type. A body above MAX_BODY_BYTES requires a valid token and an
 * action that accepts a design or a table. It costs more, and few such bodies of one address are processed at once.
 */
export function bodyParsers(app: FastifyInstance, ports: BodyPorts): void {
  const { authenticate, charge, takeTurn } = ports;
  const parser = (parse: Parse) => async (request: FastifyRequest, payload: IncomingMessage) => {
    const bytes = await readBody(payload, async () => {
      if (request.headers.authorization === undefined) throw new CallError('tooLarge');
      await authenticate(request.headers, ANYBODY_WITH_A_TOKEN, null);
    });
    charge(request, extraCostOfBody(bytes.length));
    const isLarge = bytes.length > MAX_BODY_BYTES;
    const body = await (isLarge ? takeTurn(addressOf(request.ip), () => parse(request, bytes)) : parse(request, bytes));
    // Other calls are answered between reading, parsing and checking a large body.
    if (isLarge) await others();
    const action = isFields(body) ? body['s'] : undefined;
    if (isLarge && !(typeof action === 'string' && LARGE_ACTIONS.has(action))) throw new CallError('tooLarge');
    charge(request, extraCostOf(action));
    return body;
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    parser(async (_request, bytes) => readForm(bytes)),
  );
  app.addContentTypeParser('application/json', parser(jsonParser(app)));
}

type Parse = (request: FastifyRequest, bytes: Buffer) => Promise<unknown>;

function jsonParser(app: FastifyInstance): Parse {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  return async (request, bytes) => {
    const giveWay = async () => void (bytes.length > MAX_BODY_BYTES && (await others()));
    await giveWay();
    const text = bytes.toString();
    await giveWay();
    checkJsonBounds(text);
    await giveWay();
    return new Promise<unknown>((resolve, reject) => {
      void parseJson(request, text, (error, parsed) => (error ? reject(error) : resolve(parsed)));
    });
  };
}
