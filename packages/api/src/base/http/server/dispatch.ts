import { isFields } from '../body/is-fields.ts';
import { ACTIONS, type Action, type ActionName, type ActionPath, CallError } from '@cpc/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { addressOf } from '../address.ts';
import { isBusy } from './costs.ts';
import { formReader, type ReadFields } from './fields.ts';
import { checkOrderBy } from '../flow.ts';
import { type AnyHandler, Kept, Listed } from '../handlers.ts';
import { bodyOfKept, unpacked } from './compress.ts';
import { checkInput } from './input.ts';
import type { Endpoint, OpenCall } from '../module.ts';
import { present } from '../present.ts';
import type { TakeTurn } from '../../processes/turns.ts';

interface Route {
  readonly who: Action['who'];
  readonly duty?: Action['duty'];
  readonly input: z.ZodMiniType<unknown>;
  readonly output: z.ZodMiniType<unknown>;
  readonly readForm: ReadFields;
  readonly handle: AnyHandler;
  /** The name of an action; empty for an endpoint. */
  readonly name: string;
  readonly flow?: Action['flow'];
  /** Fields with a fixed value at this path; they override what was sent. */
  readonly fixed?: Readonly<Record<string, string>> | undefined;
}

const DECLARED: readonly Action<unknown, unknown, ActionName>[] = ACTIONS;
/** After these the browser forgets the pictures that it kept for the login (SN-10). */
const LOG_OUTS: ReadonlySet<string> = new Set<ActionName>(['User.logout', 'User.erase', 'Partner.logout']);
const PATHS = new Set(DECLARED.flatMap(({ path, also }) => [path, ...also.map((other) => other.path)]));

export interface Chain {
  readonly open: OpenCall;
  /** For actions that keep the processor busy. */
  readonly takeTurn: TakeTurn;
  /** Throws for an action that must not use the reserve of the disk. */
  readonly admit: (action: string) => void;
  /** Checks every answer against its schema. */
  readonly checkAnswers: boolean;
}

/** One dispatcher per path of the contract; the field `s` names the action (AP-01). */
export function dispatchers(app: FastifyInstance, handlers: ReadonlyMap<ActionName, AnyHandler>, chain: Chain): void {
  for (const path of PATHS) {
    const routes = routesAt(path, handlers);
    app.post(path, async (request, reply) => {
      const body = bodyOf(request);
      const route = typeof body['s'] === 'string' ? routes.get(body['s']) : undefined;
      if (!route) throw new CallError('unknownAction');
      return run(route, request, reply, chain);
    });
  }
}

/** The calls with their own URL. */
export function endpoints(app: FastifyInstance, declared: readonly Endpoint[], chain: Chain): void {
  for (const { url, ...rest } of declared) {
    const route: Route = {
      ...rest,
      readForm: formReader(rest.input),
      handle: rest.handle as AnyHandler,
      name: '',
    };
    app.post(url, (request, reply) => run(route, request, reply, chain));
  }
}

function routesAt(path: ActionPath, handlers: ReadonlyMap<ActionName, AnyHandler>): ReadonlyMap<string, Route> {
  const routes = new Map<string, Route>();
  for (const { name, who, duty, input, output, flow, ...declared } of DECLARED) {
    const handle = handlers.get(name);
    const offer = [{ path: declared.path, fixed: undefined }, ...declared.also].find((one) => one.path === path);
    if (!handle || !offer) continue;
    const route = {
      who,
      duty,
      input,
      output,
      readForm: formReader(input),
      handle,
      name,
      fixed: offer.fixed,
    };
    routes.set(name, flow === undefined ? route : { ...route, flow });
  }
  return routes;
}

/** Admit → authenticate → validate → command → check → present. The budget was charged before. */
async function run(route: Route, request: FastifyRequest, reply: FastifyReply, chain: Chain) {
  chain.admit(route.name);
  const call = await chain.open(request, reply, route.who, route.duty);
  checkOrderBy(call.flow, route.flow);
  const body = { ...bodyOf(request), ...route.fixed };
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const waits = isBusy(route.name, lengthOf(request));
  const work = async () => {
    // Who left while others had their turn gets no answer, so it costs those who stay nothing.
    if (waits && hasLeft(request)) throw new CallError('tooManyRequests');
    return route.handle(checkInput(route.input, isForm ? route.readForm(body) : body), call);
  };
  const answer = await (waits ? chain.takeTurn(addressOf(call.ip), work) : work());
  if (LOG_OUTS.has(route.name)) reply.header('clear-site-data', '"cache"');
  if (answer instanceof Kept) {
    if (chain.checkAnswers) checkAnswer(route.output, JSON.parse(await unpacked(answer)).data);
    return bodyOfKept(answer, request, reply);
  }
  if (chain.checkAnswers) checkAnswer(route.output, answer);
  return present(answer);
}

const hasLeft = ({ raw: { socket } }: FastifyRequest): boolean => socket.destroyed || socket.writableEnded;

/** The length of the body; a body without a declared length counts as long. */
const lengthOf = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);

function bodyOf(request: FastifyRequest): Readonly<Record<string, unknown>> {
  const { body } = request;
  if (!isFields(body)) throw new CallError('malformed');
  return body;
}

function checkAnswer(schema: z.ZodMiniType<unknown>, answer: unknown): void {
  const result = schema.safeParse(answer instanceof Listed ? answer.data : answer);
  if (result.success) return;
  const [issue] = result.error.issues;
  throw new TypeError(`the answer does not match the contract at ${issue?.path.join('.')}: ${issue?.message}`);
}
