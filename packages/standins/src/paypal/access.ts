import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Wire } from './wire.ts';

const TOKEN_SECONDS = 32_400;

type PreHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Client credentials and bearer tokens (RFC 6749, 4.4), as the provider uses them. Tokens end with the process. */
export function access({ options, newId }: Wire): {
  requireClient: PreHandler;
  requireToken: PreHandler;
  issueToken: () => unknown;
} {
  const validUntil = new Map<string, number>();
  const basic = `Basic ${Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64')}`;

  return {
    async requireClient(request, reply) {
      if (same(request.headers.authorization ?? '', basic)) return undefined;
      return reply.code(401).send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    },
    async requireToken(request, reply) {
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if ((validUntil.get(token) ?? 0) > options.clock()) return undefined;
      return reply.code(401).send({ error: 'invalid_token', error_description: 'Token signature verification failed' });
    },
    issueToken() {
      const token = `A21AA${newId()}${newId()}${newId()}`;
      validUntil.set(token, options.clock() + TOKEN_SECONDS * 1_000);
      return {
        scope: 'https://uri.paypal.com/services/payments/payment',
        access_token: token,
        token_type: 'Bearer',
        app_id: 'APP-STANDIN',
        expires_in: TOKEN_SECONDS,
        nonce: newId(),
      };
    },
  };
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
