import { isFields } from '../../../base/http/body/is-fields.ts';

/** What a provider sends back (RFC 6749, 4.1.2; RFC 9207). */
const ANSWERED = ['state', 'code', 'iss', 'error'] as const;

/**
 * The page that ends a login. The answer moves behind the `#`, so that it is sent to no server and written to no log.
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
