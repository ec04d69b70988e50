import { Agent, type Dispatcher, request } from 'undici';
import type { Clock } from '../../../base/ports/clock.ts';
import { ProviderUnavailable } from '../../../records/payments/provider.ts';
import type { PaypalConfig } from '../../../base/services.ts';
import { isFields } from '../../../base/http/body/is-fields.ts';

export interface PaypalAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface PaypalClient {
  /**
   * One call with the shop's token. A refusal (4xx) is an answer; silence, 429 and 5xx are not.
   * @param requestId PayPal-Request-Id: the same id never does the work twice
   * @throws ProviderUnavailable when it is unknown whether the provider did anything
   */
  readonly call: (
    method: 'GET' | 'POST',
    path: string,
    options?: { readonly body?: unknown; readonly requestId?: string },
  ) => Promise<PaypalAnswer>;
  /** Downloads a public address of the provider as text. */
  readonly download: (url: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** The official SDK has no time limit. These limits keep a request shorter than a customer waits. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 15_000;
/** A token is renewed this long before it ends. */
const TOKEN_MARGIN_MS = 60_000;
const MAX_DOWNLOAD = 64 * 1024;

interface Token {
  readonly value: string;
  readonly until: number;
}

export function paypalClient(config: PaypalConfig, clock: Clock): PaypalClient {
  const agent = new Agent({ connect: { timeout: CONNECT_MS }, headersTimeout: ANSWER_MS, bodyTimeout: ANSWER_MS });
  const basic = Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64');
  let token: Promise<Token> | undefined;

  async function send(
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<PaypalAnswer> {
    const options = { method, headers, dispatcher: agent, ...(body === undefined ? {} : { body }) };
    const answer = await request(config.apiUrl + path, options).catch((error: unknown) => silent(method, path, error));
    const text = await answer.body.text().catch((error: unknown) => silent(method, path, error));
    if (answer.statusCode === 429 || answer.statusCode >= 500)
      throw new ProviderUnavailable(`paypal: ${method} ${path} answered ${answer.statusCode}`);
    return { status: answer.statusCode, body: parse(text, method, path) };
  }

  async function login(): Promise<Token> {
    const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' };
    const { status, body } = await send('POST', '/v1/oauth2/token', headers, 'grant_type=client_credentials');
    const { access_token: value, expires_in: seconds } = isFields(body) ? body : {};
    if (status !== 200 || typeof value !== 'string' || typeof seconds !== 'number') {
      throw new ProviderUnavailable(`paypal: no token, status ${status}; check the client id and secret`);
    }
    return { value, until: clock.now() + seconds * 1_000 - TOKEN_MARGIN_MS };
  }

  async function currentToken(): Promise<string> {
    const cached = await token?.catch(() => undefined);
    if (cached && cached.until > clock.now()) return cached.value;
    token = login();
    return (await token).value;
  }

  return {
    async call(method, path, { body, requestId } = {}) {
      const once = async () =>
        send(
          method,
          path,
          {
            authorization: `Bearer ${await currentToken()}`,
            'content-type': 'application/json',
            ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
            ...(method === 'POST' ? { prefer: 'return=representation' } : {}),
          },
          method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
        );
      const answer = await once();
      if (answer.status !== 401) return answer;
      // The provider may end a token early: one retry with a fresh token.
      token = undefined;
      const again = await once();
      if (again.status === 401) throw new ProviderUnavailable(`paypal: ${method} ${path} answered 401`);
      return again;
    },
    async download(url) {
      const answer = await request(url, { dispatcher: agent }).catch((error: unknown) => silent('GET', url, error));
      return answer.statusCode === 200
        ? readBounded(answer.body, url)
        : silent('GET', url, new Error(`status ${answer.statusCode}`));
    },
    close: () => agent.close(),
  };
}

/** Keeps the cause. Errors of undici carry no header, so no token leaks through them. */
function silent(method: string, path: string, cause: unknown): never {
  throw new ProviderUnavailable(`paypal: ${method} ${path} got no answer`, { cause });
}

function parse(text: string, method: string, path: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    return silent(method, path, error);
  }
}

async function readBounded(body: Dispatcher.ResponseData['body'], url: string): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  const arriving: AsyncIterable<Buffer> = body;
  for await (const part of arriving) {
    length += part.length;
    if (length > MAX_DOWNLOAD) return silent('GET', url, new Error('the answer is too long'));
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
