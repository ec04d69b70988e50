import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { problemsOf } from './testing.ts';

const ONE = {
  name: 'example',
  issuer: 'https://id.example',
  client_id: 'shop',
  client_secret: 'very secret',
  label: 'Example',
};
const providers = (...list: readonly object[]) => ({ OPENID_PROVIDERS: JSON.stringify(list) });

describe('the settings of OpenID Connect', () => {
  it('[OP-02.1] [SN-03.4] several providers are read; without any, none is offered', () => {
    expect(readEnvironment({}).openid).toEqual([]);
    expect(readEnvironment(providers(ONE, { ...ONE, name: 'other', label: 'Other' })).openid).toEqual([
      {
        name: 'example',
        issuer: 'https://id.example',
        clientId: 'shop',
        clientSecret: 'very secret',
        label: 'Example',
      },
      expect.objectContaining({ name: 'other' }),
    ]);
  });

  it.each([
    ['no JSON', { OPENID_PROVIDERS: 'very secret' }],
    ['no list', { OPENID_PROVIDERS: JSON.stringify(ONE) }],
    ['a name twice', providers(ONE, ONE)],
    ['a name with blanks', providers({ ...ONE, name: 'my id' })],
    ['an issuer that is no address', providers({ ...ONE, issuer: 'id.example' })],
    ['a field that is missing', providers({ ...ONE, client_id: undefined })],
    ['a field that is unknown', providers({ ...ONE, scope: 'email' })],
  ])('[OP-02.2] [SE-06.1] %s is refused, without repeating the secret', (_, variables) => {
    expect(problemsOf(variables)).toContain('OPENID_PROVIDERS must be JSON like');
    expect(problemsOf(variables)).not.toContain('very secret');
  });

  it('[OP-02.2] production accepts https issuers only', () => {
    const open = providers({ ...ONE, issuer: 'http://id.example' });
    expect(problemsOf(open)).toBe('');
    expect(problemsOf({ ...open, NODE_ENV: 'production' })).toContain('OPENID_PROVIDERS must have https issuers');
  });
});
