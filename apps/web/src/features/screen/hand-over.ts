import { type Client, ClientError } from '@cpc/client';

/** Where the station's agent waits for its own display while the server is away (SA-07); see PICKUP_PORT. */
const AGENT = 'http://127.0.0.1:7786/pickup';
/** Longer than this nobody waits before a keypad, in ms. */
const PATIENCE_MS = 6000;

export interface HandedOver {
  readonly order_number: string;
  readonly bay: string;
}

/** Why an item is not handed over: words of the server, or what the station says by itself. */
export class NotHandedOver extends Error {
  readonly reason: 'locked' | 'wrong' | 'away' | 'told';

  constructor(reason: NotHandedOver['reason'], message = '') {
    super(message);
    this.reason = reason;
  }
}

/**
 * Asks the server for an item, and the station beside this display when the server cannot be reached.
 * @param ask `fetch`, to the agent
 * @throws NotHandedOver
 */
export async function handOver(
  calls: Pick<Client, 'call'>,
  ask: typeof fetch,
  code: string,
  patienceMs = PATIENCE_MS,
): Promise<HandedOver> {
  try {
    return await calls.call('Pickup.verify', { code }, { signal: AbortSignal.timeout(patienceMs) });
  } catch (error) {
    if (!isAway(error)) throw new NotHandedOver('told', error instanceof Error ? error.message : '');
    return askAgent(ask, code);
  }
}

const isAway = (error: unknown): boolean =>
  !(error instanceof ClientError) ||
  ['networkAbnormal', 'networkTimeout', 'noResponse', 'unavailable', 'internal'].includes(error.name);

interface Answer {
  readonly code: number;
  readonly msg: string;
  readonly data: (HandedOver & { readonly error?: undefined }) | { readonly error: string } | null;
}

async function askAgent(ask: typeof fetch, code: string): Promise<HandedOver> {
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(AGENT, { method: 'POST', headers, body: JSON.stringify({ code }) })
    .then((response) => response.json() as Promise<Answer>)
    .catch(() => {
      throw new NotHandedOver('away');
    });
  if (answer.code === 0 && answer.data !== null && answer.data.error === undefined) return answer.data;
  if (answer.msg !== '') throw new NotHandedOver('told', answer.msg);
  throw new NotHandedOver(answer.data?.error === 'pickupLocked' ? 'locked' : 'wrong');
}
