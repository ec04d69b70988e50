import { describe, expect, it } from 'vitest';
import { testLog } from '../../../testing/services.ts';
import { type LyingProvider, lyingProvider } from '../../../testing/openid-provider.ts';
import { identityOf, loginPage, type Ties } from './provider.ts';

const REDIRECT = 'https://shop.example/openid/return';
/** The verifier of RFC 7636, appendix B. */
const TIES: Ties = { state: 'a-state', nonce: 'a-nonce', verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' };

/** A whole login. @returns who logged in, or the name of the error */
async function login({ config, visit }: LyingProvider, change: (back: URL) => void = () => undefined) {
  const log = testLog();
  try {
    const back = visit(await loginPage({ log }, config, REDIRECT, TIES), 'amal');
    change(back);
    return (await identityOf({ log }, config, back, TIES)).subject;
  } catch (error) {
    expect(JSON.stringify(log.lines)).not.toContain('a secret of the shop');
    return (error as { readonly error?: string }).error;
  }
}

describe('the answer of an OpenID provider', () => {
  it('[SN-03.4] the page of the provider gets state, nonce and a PKCE challenge, and asks for nothing else', async () => {
    const { config } = await lyingProvider(Date.now);
    const { searchParams } = new URL(await loginPage({ log: testLog() }, config, REDIRECT, TIES));
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'shop',
      response_type: 'code',
      redirect_uri: REDIRECT,
      scope: 'openid',
      state: TIES.state,
      nonce: TIES.nonce,
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
  });

  it('[SN-03.4] an answer that fits is the login, also after the provider has changed its key', async () => {
    const provider = await lyingProvider(Date.now);
    expect(await login(provider)).toBe('amal');
    provider.rotate();
    expect(await login(provider)).toBe('amal');
  });

  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another shop' }],
    ['several audiences that do not name the shop as the one asked for', { aud: ['shop', 'other'], azp: 'other' }],
    ['an ID token that has expired', { exp: Math.floor(Date.now() / 1_000) - 3_600 }],
    ['another nonce', { nonce: 'of another login' }],
    ['no nonce', { nonce: undefined }],
    ['no subject', { sub: undefined }],
  ])('[SN-03.4] [SE-02.5] %s is refused', async (_, claims) => {
    const provider = await lyingProvider(Date.now);
    provider.lies.claims = claims;
    expect(await login(provider)).toBe('openidFailed');
  });

  it('[SE-02.5] [SE-07] an answer without end is refused, and not read', async () => {
    const provider = await lyingProvider(Date.now);
    provider.lies.endless = true;
    expect(await login(provider)).toBe('openidFailed');
  });

  it('[SN-03.4] [SE-02.5] a forged or missing signature is refused', async () => {
    const provider = await lyingProvider(Date.now);
    provider.lies.forged = true;
    expect(await login(provider)).toBe('openidFailed');
    Object.assign(provider.lies, { forged: false, unsigned: true });
    expect(await login(provider)).toBe('openidFailed');
  });

  it('[SN-03.4] [SE-02.5] another state, another issuer of the answer, and a used code are refused', async () => {
    const provider = await lyingProvider(Date.now);
    expect(await login(provider, ({ searchParams }) => searchParams.set('state', 'another'))).toBe('openidFailed');
    expect(await login(provider, ({ searchParams }) => searchParams.set('iss', 'https://evil.example'))).toBe(
      'openidFailed',
    );
    expect(await login(provider, ({ searchParams }) => searchParams.set('code', 'made up'))).toBe('openidFailed');
    expect(await login(provider, ({ searchParams }) => searchParams.delete('code'))).toBe('openidFailed');
  });

  it('[SN-03.4] [RL-03.5] a provider that is away or has a fault is told apart from a refusal', async () => {
    const provider = await lyingProvider(Date.now);
    provider.lies.status = 503;
    expect(await login(provider)).toBe('openidAway');
    provider.lies.issuer = 'https://another.example';
    expect(await login(provider)).toBe('openidAway');
    provider.close();
    expect(await login(provider)).toBe('openidAway');
  });
});
