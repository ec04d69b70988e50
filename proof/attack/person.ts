import { type ActionInput, type ActionName, type ActionOutput, pathOf } from '@cpc/contract';
import { Agent, request } from 'undici';

/** An answer. Status 0: there was none within the time limit. */
export interface Answer {
  readonly status: number;
  /** `code` of the envelope; -1 if there is no envelope. */
  readonly code: number;
  /** `error` of the envelope's data, or empty. */
  readonly error: string;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
  readonly ms: number;
}

/** The answer of an action. */
export interface ActionAnswer<Name extends ActionName> extends Answer {
  /** Undefined if the call was refused. */
  readonly output: ActionOutput<Name> | undefined;
}

export interface Asked {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly deadlineMs?: number;
}

/** A caller at an address. It sends each call once and accepts any answer. */
export interface Person {
  readonly address: string;
  /** The authorization header of a session, or empty. */
  readonly authorization: string;
  readonly send: (asked: Asked) => Promise<Answer>;
  readonly call: <Name extends ActionName>(name: Name, input: ActionInput<Name>) => Promise<ActionAnswer<Name>>;
  /** @throws Error when the call is refused */
  readonly must: <Name extends ActionName>(name: Name, input: ActionInput<Name>) => Promise<ActionOutput<Name>>;
  readonly as: (authorization: string) => Person;
}

export interface World {
  readonly origin: string;
  /** Every secret that was sent or received: no log may contain one. */
  readonly secrets: Set<string>;
}

export interface Crowd {
  /** A caller without a session at a loopback address of its own. */
  readonly at: (address: string) => Person;
  readonly close: () => Promise<void>;
}

const MAX_ANSWER_MS = 30_000;
const NOTHING: Omit<Answer, 'ms'> = {
  status: 0,
  code: -1,
  error: '',
  data: undefined,
  headers: {},
  bytes: Buffer.of(),
};

/** Callers at the many addresses of the loopback network: the server sees each address as another client. */
export function crowd(world: World): Crowd {
  const agents = new Map<string, Agent>();
  const agentOf = (address: string): Agent => {
    const known = agents.get(address) ?? new Agent({ localAddress: address, connections: 64 });
    agents.set(address, known);
    return known;
  };
  return {
    at: (address) => person(world, agentOf, address, ''),
    async close() {
      await Promise.all([...agents.values()].map((agent) => agent.destroy()));
    },
  };
}

function person(world: World, agentOf: (address: string) => Agent, address: string, authorization: string): Person {
  const send = (asked: Asked) => sent(world, agentOf(address), authorization, asked);
  const call: Person['call'] = async <Name extends ActionName>(name: Name, input: ActionInput<Name>) => {
    const body = JSON.stringify(Object.assign({ s: name }, input));
    keepSecrets(world.secrets, input);
    const headers = { 'content-type': 'application/json' };
    const answer = await send({ method: 'POST', path: pathOf(name), headers, body });
    return { ...answer, output: answer.code === 0 ? (answer.data as ActionOutput<Name>) : undefined };
  };
  return {
    address,
    authorization,
    send,
    call,
    async must<Name extends ActionName>(name: Name, input: ActionInput<Name>) {
      const { output, status, error, bytes } = await call(name, input);
      if (output === undefined) throw new Error(`${name}: ${status} ${error || bytes.toString()}`);
      return output;
    },
    as: (header) => person(world, agentOf, address, header),
  };
}

async function sent({ origin, secrets }: World, agent: Agent, authorization: string, asked: Asked): Promise<Answer> {
  const began = performance.now();
  const deadline = asked.deadlineMs ?? MAX_ANSWER_MS;
  try {
    const answer = await request(origin + asked.path, {
      method: asked.method ?? 'GET',
      headers: { ...(authorization === '' ? {} : { authorization }), ...asked.headers },
      ...(asked.body === undefined ? {} : { body: asked.body }),
      dispatcher: agent,
      headersTimeout: deadline,
      bodyTimeout: deadline,
      signal: AbortSignal.timeout(deadline),
    });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    const envelope = envelopeOf(bytes);
    keepSecrets(secrets, envelope.data);
    return { status: answer.statusCode, headers: answer.headers, bytes, ...envelope, ms: performance.now() - began };
  } catch {
    return { ...NOTHING, ms: performance.now() - began };
  }
}

/** The fields of an answer's data; none if it is not an object. */
export const fieldsOf = (data: unknown): Partial<Readonly<Record<string, unknown>>> =>
  typeof data === 'object' && data !== null ? { ...data } : {};

/** The code, the error's name and the data of an answer that is an envelope. */
export function envelopeOf(bytes: Buffer): Pick<Answer, 'code' | 'error' | 'data'> {
  try {
    const { code, data }: { readonly code: unknown; readonly data: unknown } = JSON.parse(bytes.toString());
    const { error } = fieldsOf(data);
    return { code: typeof code === 'number' ? code : -1, data, error: typeof error === 'string' ? error : '' };
  } catch {
    return { code: -1, data: undefined, error: '' };
  }
}

const SECRET = /^(token|device|phone|password|last_token|\w+_key|code)$/;
/** Shorter values occur in any text by accident. */
const MIN_SECRET = 8;

function keepSecrets(secrets: Set<string>, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, held] of Object.entries(value))
    if (typeof held === 'string' && held.length >= MIN_SECRET && SECRET.test(name) && name !== 'client_key')
      secrets.add(held);
}
