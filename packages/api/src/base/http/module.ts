import type { Principal } from '@cpc/contract';
import type { PartnerRole } from '@cpc/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { JobHandlers } from '../jobs/jobs.ts';
import type { Call } from './call.ts';
import type { Handlers } from './handlers.ts';
import type { PrincipalResolver } from './principals.ts';

/** A call with an address of its own beside the dispatchers: same chain, same envelope. */
export interface Endpoint {
  readonly url: string;
  readonly who: readonly Principal[];
  readonly input: z.ZodMiniType<unknown>;
  readonly output: z.ZodMiniType<unknown>;
  readonly handle: (input: never, call: Call) => Promise<unknown>;
}

/** Declares a POST endpoint with its types held together. */
export function endpoint<Input, Output>(declared: {
  readonly url: string;
  readonly who: readonly Principal[];
  readonly input: z.ZodMiniType<Input>;
  readonly output: z.ZodMiniType<Output>;
  readonly handle: (input: Input, call: Call) => Promise<Output>;
}): Endpoint {
  return declared;
}

/**
 * The first links of the chain for a route that reads or answers in its own way: who calls, in which language. Of a
 * shop's people only owners are let in where no role is said.
 */
export type OpenCall = (
  request: FastifyRequest,
  reply: FastifyReply,
  who: readonly Principal[],
  role?: PartnerRole,
) => Promise<Call>;

/** One room of the product, as the server sees it. Everything is optional. */
export interface Module {
  readonly handlers?: Handlers;
  readonly endpoints?: readonly Endpoint[];
  /** Files, streams, uploads, web hooks. A CallError thrown in a route becomes an envelope by itself. */
  readonly routes?: (app: FastifyInstance, open: OpenCall) => void | Promise<void>;
  readonly principals?: readonly PrincipalResolver[];
  /** Background work by kind. */
  readonly jobs?: JobHandlers;
  /** Run once before the server listens, for instance to put down the job of a sweep. */
  readonly start?: () => Promise<void>;
}
