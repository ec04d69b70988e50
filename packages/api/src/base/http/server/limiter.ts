import { CallError } from '@cpc/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from '../address.ts';
import { createBudget } from './budget.ts';
import type { Caller } from '../call.ts';
import { CALL_COST, costOfRoute } from './costs.ts';
import { hashSecret } from '../../ports/random.ts';
import type { Authenticate } from '../principals.ts';

/** The most remembered logins of stations and shops; one process has fewer. */
const MAX_LOGINS = 10_000;
const RETRY_AFTER_S = 5;

export interface Limiter {
  /** @throws CallError tooManyRequests if the caller's budget is spent */
  readonly charge: (request: FastifyRequest, cost: number) => void;
  /** Charges for work that is already done: it reduces the budget of the next calls. */
  readonly owe: (request: FastifyRequest, cost: number) => void;
  /** Remembers the logins of stations and shops. */
  readonly noting: (authenticate: Authenticate) => Authenticate;
}

/**
 * Every call costs a part of its address's budget per minute. The cost depends on the route that answers, not on the
 * spelling of the URL. A station and a shop share their network with their guests: when the guests have spent its
 * budget, a known login of a station or a shop has a separate budget.
 */
export function limiter(perMinute: number, now: () => number): Limiter {
  const addresses = createBudget(perMinute, now);
  const logins = createBudget(perMinute, now);
  const known = new Set<string>();
  return {
    charge(request, cost) {
      if (cost === 0 || addresses.spend(addressOf(request.ip), cost)) return;
      const login = secretHash(request.headers.authorization);
      if (login === undefined || !known.has(login) || !logins.spend(login, cost))
        throw new CallError('tooManyRequests');
    },
    owe: (request, cost) => addresses.owe(addressOf(request.ip), cost),
    noting: (authenticate) => async (headers, who, role) => {
      const caller = await authenticate(headers, who, role);
      const login = loginOf(caller);
      if (login !== undefined && !known.has(login)) {
        const [oldest] = known;
        if (known.size >= MAX_LOGINS && oldest !== undefined) known.delete(oldest);
        known.add(login);
      }
      return caller;
    },
  };
}

/** Charges every call by its route, before anything of it is read. */
export function limitCalls(app: FastifyInstance, { charge, owe }: Limiter): void {
  // In `onResponse`, a request that matched nothing no longer knows its original route.
  const charged = new WeakMap<FastifyRequest, number>();
  app.addHook('onRequest', async (request, reply) => {
    const cost = costOfRoute(request.routeOptions.url);
    charged.set(request, cost);
    try {
      charge(request, cost);
    } catch (error) {
      reply.header('retry-after', RETRY_AFTER_S);
      throw error;
    }
  });
  // Existing files are cheap. A request for a missing file costs as much as an ordinary call, so that guessing names is
  // not cheap.
  app.addHook('onResponse', async (request, reply) => {
    const missed = reply.statusCode === 404 ? CALL_COST - (charged.get(request) ?? CALL_COST) : 0;
    if (missed > 0) owe(request, missed);
  });
}

function loginOf(caller: Caller): string | undefined {
  if (caller.kind === 'partner' || caller.kind === 'operator') return caller.session;
  return caller.kind === 'station' || caller.kind === 'screen' ? caller.key : undefined;
}

function secretHash(header: string | undefined): string | undefined {
  const secret = /^[A-Za-z]+ ([\w-]{20,200})$/.exec(header ?? '')?.[1];
  return secret === undefined ? undefined : hashSecret(secret);
}
