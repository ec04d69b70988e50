import { outward } from '../../../base/ports/outward.ts';
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
const LIMITS = { connectMs: 5_000, silentMs: 15_000, wholeMs: 15_000, maxBytes: 4 * 2 ** 20 } as const;
/** A token is renewed this long before it ends. */
const TOKEN_MARGIN_MS = 60_000;
const MAX_DOWNLOAD = 64 * 1024;

interface Token {
  readonly value: string;
  readonly until: number;
}

export function paypalClient(config: PaypalConfig, clock: Clock): PaypalClient {
  const provider = outward(LIMITS);
  const basic = Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64');
  let token: Promise<Token> | undefined;

  async function send(
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<PaypalAnswer> {
    const options = { method, headers, ...(body === undefined ? {} : { body }) };
    const { status, bytes } = await provider
      .ask(config.apiUrl + path, options)
      .catch((error: unknown) => silent(method, path, error));
    if (status === 429 || status >= 500) throw new ProviderUnavailable(`paypal: ${method} ${path} answered ${status}`);
    return { status, body: parse(bytes.toString(), method, path) };
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
      const { status, bytes } = await provider.ask(url).catch((error: unknown) => silent('GET', url, error));
      if (status !== 200) silent('GET', url, new Error(`status ${status}`));
      if (bytes.length > MAX_DOWNLOAD) silent('GET', url, new Error('the answer is too long'));
      return bytes.toString();
    },
    close: () => provider.close(),
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
