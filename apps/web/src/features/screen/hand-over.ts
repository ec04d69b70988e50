import { type Client, ClientError } from '@cpc/client';

/**
 * The address at which the station's agent serves its own display while the server is down (SA-07); see PICKUP_PORT.
 */
const AGENT = 'http://127.0.0.1:7786/pickup';
/** How long to wait for the server, in ms: a customer is standing at the keypad. */
const PATIENCE_MS = 6000;

export interface HandedOver {
  readonly order_number: string;
  readonly bay: string;
}

/** Why an item is not handed over: the server's own words (`told`), or a reason of the station. */
export class NotHandedOver extends Error {
  readonly reason: 'locked' | 'wrong' | 'away' | 'told';

  constructor(reason: NotHandedOver['reason'], message = '') {
    super(message);
    this.reason = reason;
  }
}

/**
 * Asks the server for an item, or the station beside this display if the server cannot be reached.
 * @param ask `fetch`, for the agent
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
    if (!isUnreachable(error)) throw new NotHandedOver('told', error instanceof Error ? error.message : '');
    return askAgent(ask, code);
  }
}

const isUnreachable = (error: unknown): boolean =>
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
    .then((response): Promise<Answer> => response.json())
    .catch(() => {
      throw new NotHandedOver('away');
    });
  if (answer.code === 0 && answer.data !== null && answer.data.error === undefined) return answer.data;
  if (answer.msg !== '') throw new NotHandedOver('told', answer.msg);
  throw new NotHandedOver(answer.data?.error === 'pickupLocked' ? 'locked' : 'wrong');
}
