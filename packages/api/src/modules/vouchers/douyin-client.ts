import { ProviderUnavailable } from '../../records/payments/provider.ts';
import { outward } from '../../base/ports/outward.ts';
import type { Clock } from '../../base/ports/clock.ts';
import type { VoucherConfig } from '../../base/services.ts';
import { isFields } from '../../base/http/body/is-fields.ts';

export interface DouyinAnswer {
  /** 0 is success. */
  readonly code: number;
  readonly description: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface DouyinClient {
  /** @throws ProviderUnavailable when it is unknown whether the platform did anything */
  readonly get: (path: string, query: Readonly<Record<string, string>>) => Promise<DouyinAnswer>;
  readonly post: (path: string, body: unknown) => Promise<DouyinAnswer>;
  readonly close: () => Promise<void>;
}

const LIMITS = { connectMs: 5_000, silentMs: 15_000, wholeMs: 15_000, maxBytes: 2 ** 20 } as const;
const TOKEN_MARGIN_MS = 5 * 60_000;
/** The platform's own codes: the access token is invalid, or the platform is busy. */
const TOKEN_CODES: readonly number[] = [2190002, 2190008, 28001008];
const BUSY_CODES: readonly number[] = [2100001, 2100004, 2119002];

interface Token {
  readonly value: string;
  readonly until: number;
}

/**
 * Calls of Douyin's life-service open platform with a client token: JSON over HTTPS, the header `access-token`, and
 * `data.error_code` in every answer. https://partner.open-douyin.com/docs/resource/zh-CN/local-life/develop/OpenAPI
 */
export function douyinClient(config: VoucherConfig, clock: Clock): DouyinClient {
  const platform = outward(LIMITS);
  let token: Promise<Token> | undefined;

  async function send(method: 'GET' | 'POST', path: string, headers: Record<string, string>, body?: unknown) {
    const options = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
    try {
      const { status, bytes } = await platform.ask(config.apiUrl + path, options);
      if (status >= 500 || status === 429) throw new Error(`status ${status}`);
      return answerOf(JSON.parse(bytes.toString()));
    } catch (error) {
      throw new ProviderUnavailable(`douyin: ${method} ${path.split('?')[0]} got no answer`, { cause: error });
    }
  }

  async function login(): Promise<Token> {
    const { clientKey: client_key, clientSecret: client_secret } = config;
    const body = { client_key, client_secret, grant_type: 'client_credential' };
    const { code, data } = await send('POST', '/oauth/client_token/', { 'content-type': 'application/json' }, body);
    const { access_token: value, expires_in: seconds } = data;
    if (code !== 0 || typeof value !== 'string' || typeof seconds !== 'number')
      throw new ProviderUnavailable(`douyin: no token, code ${code}; check the client key and secret`);
    return { value, until: clock.now() + seconds * 1_000 - TOKEN_MARGIN_MS };
  }

  async function currentToken(): Promise<string> {
    const cached = await token?.catch(() => undefined);
    if (cached && cached.until > clock.now()) return cached.value;
    token = login();
    return (await token).value;
  }

  async function call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<DouyinAnswer> {
    for (let left = 1; ; left -= 1) {
      const headers = { 'access-token': await currentToken(), 'content-type': 'application/json' };
      const answer = await send(method, path, headers, body);
      if (BUSY_CODES.includes(answer.code))
        throw new ProviderUnavailable(`douyin: ${answer.code} ${answer.description}`);
      if (!TOKEN_CODES.includes(answer.code)) return answer;
      if (left === 0) throw new ProviderUnavailable('douyin: the access token is not accepted');
      // The platform may end a token early: one retry with a fresh token.
      token = undefined;
    }
  }

  return {
    get: (path, query) => call('GET', `${path}?${new URLSearchParams(query).toString()}`),
    post: (path, body) => call('POST', path, body),
    close: () => platform.close(),
  };
}

/** @throws TypeError if the body is not an answer of the platform */
function answerOf(body: unknown): DouyinAnswer {
  const data = isFields(body) ? body['data'] : undefined;
  if (!isFields(data)) throw new TypeError('the answer has no data');
  const { error_code: code, description } = data;
  if (typeof code !== 'number') throw new TypeError('the answer has no error_code');
  return { code, description: typeof description === 'string' ? description : '', data };
}
