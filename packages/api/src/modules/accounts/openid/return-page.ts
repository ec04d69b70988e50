import { isFields } from '../../../base/http/body/is-fields.ts';

/** What a provider sends back (RFC 6749, 4.1.2; RFC 9207). */
const ANSWERED = ['state', 'code', 'iss', 'error'] as const;

/**
 * The page that ends a login. The answer has reached this server in the query, and every proxy on the way may have logged
 * it; our own log leaves queries out. Behind the `#` it goes no further: not to the server again, and not to other sites
 * as the referrer.
 * @param query what the provider added to the address
 */
export function returnPage(query: unknown): string {
  const answer = new URLSearchParams();
  for (const name of ANSWERED) {
    const value = isFields(query) ? query[name] : undefined;
    if (typeof value === 'string') answer.set(name, value);
  }
  return `/#/pages/login/openid?${answer.toString()}`;
}
