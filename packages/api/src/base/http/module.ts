import type { Principal } from '@cpc/contract';
import type { Duty } from '@cpc/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { JobHandlers } from '../jobs/jobs.ts';
import type { Family } from '../metrics/family.ts';
import type { Call } from './call.ts';
import type { Handlers } from './handlers.ts';
import type { PrincipalResolver } from './principals.ts';

/** A call with its own URL besides the dispatchers: the same chain and the same envelope. */
export interface Endpoint {
  readonly url: string;
  readonly who: readonly Principal[];
  readonly input: z.ZodMiniType<unknown>;
  readonly output: z.ZodMiniType<unknown>;
  readonly handle: (input: never, call: Call) => Promise<unknown>;
}

/** Declares a POST endpoint and checks that its types match. */
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
 * The first steps of the chain, for a route that reads or answers in its own way: the caller and the language. Without
 * `duty`, only those who manage a shop's people are admitted.
 */
export type OpenCall = (
  request: FastifyRequest,
  reply: FastifyReply,
  who: readonly Principal[],
  duty?: Duty | null,
) => Promise<Call>;

/** One module of the product, as the server uses it. All fields are optional. */
export interface Module {
  readonly handlers?: Handlers;
  readonly endpoints?: readonly Endpoint[];
  /** Files, streams, uploads, web hooks. A CallError thrown in a route becomes an envelope automatically. */
  readonly routes?: (app: FastifyInstance, open: OpenCall) => void | Promise<void>;
  readonly principals?: readonly PrincipalResolver[];
  /** Handlers of background jobs by kind. */
  readonly jobs?: JobHandlers;
  /** Runs once before the server listens, for instance to enqueue the job of a sweep. */
  readonly start?: () => Promise<void>;
  /** What is now, read from the database when the metrics are asked for (RL-05). */
  readonly measure?: () => Promise<readonly Family[]>;
}
