import { CallError } from '@cpc/contract';
import type { Configuration } from 'openid-client';
import { errorCode } from '../../../base/ports/error-code.ts';
import { fetchUpTo } from '../../../base/ports/outward.ts';
import type { With } from '../../../base/services.ts';
import type { OpenidProviderConfig } from '../../../base/services.ts';

/** How long one answer of a provider may take, s. */
const MAX_WAIT_S = 8;
/** The largest answer of a provider, in bytes: descriptions, keys and tokens have some thousand. */
const MAX_ANSWER_BYTES = 2 ** 20;

/** What ties the answer of a provider to the login that asked for it. */
export interface Ties {
  readonly state: string;
  readonly nonce: string;
  /** PKCE, RFC 7636. */
  readonly verifier: string;
}

/** Somebody whom a provider has identified. A subject means something only together with its issuer. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** The library is loaded at the first login: most servers never need it. */
const library = () => import('openid-client');

/**
 * Reads the provider's addresses (OpenID Connect Discovery 1.0). Nothing is cached: a provider may change its addresses
 * and keys at any time, and logins are rare.
 */
async function discovered({ issuer, clientId, clientSecret }: OpenidProviderConfig): Promise<Configuration> {
  const oidc = await library();
  const server = new URL(issuer);
  const execute = [
    // The ID token's signature is checked by the provider's keys, in addition to TLS.
    oidc.enableNonRepudiationChecks,
    // The settings allow http for development only.
    ...(server.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
  ];
  return oidc.discovery(server, clientId, undefined, oidc.ClientSecretBasic(clientSecret), {
    execute,
    timeout: MAX_WAIT_S,
    [oidc.customFetch]: fetchUpTo(MAX_ANSWER_BYTES),
  });
}

/**
 * The provider's page on which the customer logs in: authorization code with PKCE, state and nonce.
 * @throws CallError openidAway
 */
export async function loginPage(
  services: With<'log'>,
  provider: OpenidProviderConfig,
  redirectUri: string,
  { state, nonce, verifier }: Ties,
): Promise<string> {
  try {
    const oidc = await library();
    const address = oidc.buildAuthorizationUrl(await discovered(provider), {
      redirect_uri: redirectUri,
      scope: 'openid',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return address.href;
  } catch (error) {
    throw told(services, provider, error, 'openidAway');
  }
}

/**
 * Exchanges the code of an answer and checks the ID token: issuer, audience, expiry, nonce and signature (OpenID Connect
 * Core 1.0, 3.1.3.7).
 * @param answer the address that the provider led the browser back to
 * @throws CallError openidAway, or openidFailed if anything does not fit
 */
export async function identityOf(
  services: With<'log'>,
  provider: OpenidProviderConfig,
  answer: URL,
  { state, nonce, verifier }: Ties,
): Promise<Identity> {
  const config = await discovered(provider).catch((error: unknown) => {
    throw told(services, provider, error, 'openidAway');
  });
  try {
    const oidc = await library();
    const tokens = await oidc.authorizationCodeGrant(config, answer, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('openid: there is no ID token');
    return { issuer: claims.iss, subject: claims.sub };
  } catch (error) {
    throw told(services, provider, error, isAway(error) ? 'openidAway' : 'openidFailed');
  }
}

/** The network failed, or the provider has a fault of its own. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { cause } = error;
  const status = cause instanceof Response ? cause.status : 0;
  return (
    error.name === 'TimeoutError' ||
    error.message === 'fetch failed' ||
    errorCode(error) === 'OAUTH_TIMEOUT' ||
    status >= 500
  );
}

/** The log says what did not fit; it contains neither code nor token. */
function told(
  { log }: With<'log'>,
  { name: provider }: OpenidProviderConfig,
  error: unknown,
  as: 'openidAway' | 'openidFailed',
): CallError {
  const reason = error instanceof Error ? error.message : 'unknown';
  log.warn({ provider, code: errorCode(error), reason }, 'a login by OpenID Connect failed');
  return new CallError(as);
}
