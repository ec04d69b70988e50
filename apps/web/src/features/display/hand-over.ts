import { type Client, ClientError } from '@cpc/client';
import type { AssetId } from '@cpc/domain';

/**
 * The address at which the station's agent serves its own display while the server is down (SA-07); see PICKUP_PORT.
 */
const AGENT = 'http://127.0.0.1:7786/pickup';
/** How long to wait for the server, in ms: a customer is standing at the keypad. */
const MAX_WAIT_MS = 6000;

export interface HandedOver {
  readonly order_number: string;
  readonly bay: string;
  /** Its picture; none while the server is away. */
  readonly picture: AssetId | null;
}

/** Why an item is not handed over: the server's own words (`told`), or a reason of the station. */
export class NotHandedOver extends Error {
  readonly reason: 'locked' | 'wrong' | 'away' | 'told';
  /** How long the keypad is paused, for `locked`. */
  readonly seconds: number;

  constructor(reason: NotHandedOver['reason'], { message = '', seconds = 0 } = {}) {
    super(message);
    this.reason = reason;
    this.seconds = seconds;
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
  patienceMs = MAX_WAIT_MS,
): Promise<HandedOver> {
  try {
    return await calls.call('Pickup.verify', { code }, { signal: AbortSignal.timeout(patienceMs) });
  } catch (error) {
    if (isUnreachable(error)) return askAgent(ask, code);
    if (error instanceof ClientError && error.name === 'pickupLocked')
      throw new NotHandedOver('locked', { seconds: secondsIn(error.data) });
    throw new NotHandedOver('told', { message: error instanceof Error ? error.message : '' });
  }
}

/** Whether the station beside this display hands over by itself: any answer will do. */
export async function isAgentHere(ask: typeof fetch): Promise<boolean> {
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  return ask(AGENT, { mode: 'no-cors', signal }).then(
    () => true,
    () => false,
  );
}

/** For how long the keypad is paused; a minute, if that is not told. */
function secondsIn(data: unknown): number {
  const seconds = typeof data === 'object' && data !== null && 'seconds' in data ? data.seconds : undefined;
  return typeof seconds === 'number' && seconds > 0 ? seconds : 60;
}

const isUnreachable = (error: unknown): boolean =>
  !(error instanceof ClientError) ||
  ['networkAbnormal', 'networkTimeout', 'noResponse', 'unavailable', 'internal'].includes(error.name);

interface Answer {
  readonly code: number;
  readonly msg: string;
  readonly data: (Omit<HandedOver, 'picture'> & { readonly error?: undefined }) | { readonly error: string } | null;
}

async function askAgent(ask: typeof fetch, code: string): Promise<HandedOver> {
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(AGENT, { method: 'POST', headers, body: JSON.stringify({ code }) })
    .then((response): Promise<Answer> => response.json())
    .catch(() => {
      throw new NotHandedOver('away');
    });
  if (answer.code === 0 && answer.data !== null && answer.data.error === undefined)
    return { ...answer.data, picture: null };
  if (answer.msg !== '') throw new NotHandedOver('told', { message: answer.msg });
  if (answer.data?.error !== 'pickupLocked') throw new NotHandedOver('wrong');
  throw new NotHandedOver('locked', { seconds: secondsIn(answer.data) });
}
