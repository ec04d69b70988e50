import { setTimeout as sleep } from 'node:timers/promises';
import { type ActionInput, type ActionName, type ActionOutput, type Envelope, pathOf } from '@cpc/contract';
import { request } from 'undici';

/** A caller that tries the shop's servers until one answers. */
export interface Wire {
  /** @throws Refused if the call is refused; Away if there is no answer for `patienceMs` */
  readonly call: <Name extends ActionName>(name: Name, input: ActionInput<Name>) => Promise<ActionOutput<Name>>;
  /** A call of a path outside the dispatcher. */
  readonly post: (path: string, body: unknown) => Promise<unknown>;
  readonly as: (authorization: string) => Wire;
  /** The same caller from another IP address. */
  readonly from: (address: string) => Wire;
}

export class Refused extends Error {
  /** `error` of the envelope's data. */
  readonly error: string;
  constructor(what: string, error: string) {
    super(`${what}: ${error}`);
    this.error = error;
  }
}

export class NoAnswer extends Error {}

/** What callers met on the network. */
export interface NetworkStats {
  /** Calls without any answer, which were repeated. */
  lost: number;
  /** Calls that were told to come back later. */
  deferred: number;
  /** Answers that no server should ever give. */
  readonly defects: string[];
}

export interface WireOptions {
  readonly servers: readonly string[];
  readonly network: NetworkStats;
  readonly patienceMs?: number;
  /** The caller's IP address, as a proxy in front of the servers would report it; limits are counted by it. */
  readonly address?: string;
}

const MAX_CALL_MS = 15_000;
const PAUSE_MS = 150;

export function wire(options: WireOptions, authorization?: string): Wire {
  const { servers, network, patienceMs = 60_000, address = '10.0.0.1' } = options;
  let turn = 0;

  async function once(path: string, body: unknown): Promise<Envelope<unknown> | undefined> {
    turn += 1;
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(authorization ? { authorization } : {}),
    };
    try {
      const answer = await request((servers[turn % servers.length] ?? '') + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        headersTimeout: MAX_CALL_MS,
        bodyTimeout: MAX_CALL_MS,
      });
      const envelope = (await answer.body.json()) as Envelope<unknown>;
      const status = answer.statusCode;
      if (status === 503 || status === 429) {
        network.deferred += 1;
        return undefined;
      }
      if (status >= 500) network.defects.push(`${path} answered ${status}`);
      return status >= 500 ? undefined : envelope;
    } catch {
      network.lost += 1;
      return undefined;
    }
  }

  async function post(path: string, body: unknown): Promise<unknown> {
    const until = performance.now() + patienceMs;
    for (;;) {
      const envelope = await once(path, body);
      if (envelope?.code === 0) return envelope.data;
      const error = (envelope?.data as { readonly error?: string } | null | undefined)?.error ?? String(envelope?.code);
      // The server is down, or the same earlier call is still in progress.
      if (envelope && error !== 'providerAway' && error !== 'conflict') throw new Refused(path, error);
      if (performance.now() > until) throw new NoAnswer(`${path}: no answer for ${patienceMs} ms`);
      await sleep(PAUSE_MS);
    }
  }

  return {
    post,
    as: (header) => wire(options, header),
    from: (place) => wire({ ...options, address: place }, authorization),
    async call<Name extends ActionName>(name: Name, input: ActionInput<Name>) {
      return (await post(pathOf(name), Object.assign({ s: name }, input))) as ActionOutput<Name>;
    },
  };
}

/** A guest, one of many. @param nth determines the guest's IP address */
export async function guest(visitor: Wire, nth: number): Promise<Wire> {
  const home = visitor.from(`10.1.${Math.floor(nth / 250) % 250}.${(nth % 250) + 1}`);
  const { tokenHead, token } = await home.call('User.guest', {});
  return home.as(tokenHead + token);
}
