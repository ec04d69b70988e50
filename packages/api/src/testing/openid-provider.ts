import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { OpenidProviderConfig } from '../base/services.ts';

interface Key {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** What a test makes the provider do wrong. */
export interface Lies {
  /** Replaces claims of the ID token. */
  claims: Readonly<Record<string, unknown>>;
  /** Signs with a key that the provider does not publish. */
  forged: boolean;
  /** An ID token without a signature. */
  unsigned: boolean;
  /** Answers the exchange of a code by this status. */
  status: number;
  /** The issuer that its description names; undefined for its own. */
  issuer: string | undefined;
  /** Answers the exchange of a code without end. */
  endless: boolean;
}

/** A stand-in of an OpenID provider, which speaks the protocol and can be made to lie. For tests only. */
export interface LyingProvider {
  readonly config: OpenidProviderConfig;
  readonly lies: Lies;
  /** Replaces the key that ID tokens are signed with. */
  readonly rotate: () => void;
  /** Answers a login without pages, as the given person. @returns where the browser is led back to */
  readonly visit: (url: string, subject: string) => URL;
  readonly close: () => void;
}

const CLIENT = { clientId: 'shop', clientSecret: 'a secret of the shop' };

const newKey = (): Key => ({ kid: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) });
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Listens until the end of the test. @param clock the time, which the shop's library compares with its own */
export async function lyingProvider(clock: () => number): Promise<LyingProvider> {
  const codes = new Map<string, { readonly nonce: string | null; readonly subject: string }>();
  const lies: Lies = { claims: {}, forged: false, unsigned: false, status: 200, issuer: undefined, endless: false };
  let key = newKey();
  let issuer = '';
  const answerTo = (path: string, body: string): unknown => {
    if (path === '/.well-known/openid-configuration') return describedAt(issuer, lies.issuer);
    if (path === '/jwks')
      return { keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: key.kid, use: 'sig', alg: 'RS256' }] };
    const code = new URLSearchParams(body).get('code') ?? '';
    const login = codes.get(code);
    codes.delete(code);
    if (!login) return { error: 'invalid_grant' };
    const { nonce, subject: sub } = login;
    const now = Math.floor(clock() / 1_000);
    const claims = { iss: issuer, sub, aud: CLIENT.clientId, iat: now, exp: now + 60, nonce, ...lies.claims };
    return { access_token: 'access', token_type: 'Bearer', id_token: tokenOf(claims, key, lies) };
  };
  const server = createServer((request, response) => void serve(request, response, lies, answerTo));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(close);
  return {
    config: { name: 'liar', issuer, ...CLIENT, label: 'Liar' },
    lies,
    rotate: () => (key = newKey()),
    visit(url, subject) {
      const { searchParams: asked } = new URL(url);
      const code = randomUUID();
      codes.set(code, { nonce: asked.get('nonce'), subject });
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', asked.get('state') ?? '');
      return back;
    },
    close,
  };
}

const describedAt = (origin: string, issuer = origin) => ({
  issuer,
  authorization_endpoint: `${origin}/login`,
  token_endpoint: `${origin}/token`,
  jwks_uri: `${origin}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
});

function tokenOf(claims: object, { kid, privateKey }: Key, { forged, unsigned }: Lies): string {
  const body = `${encoded({ alg: unsigned ? 'none' : 'RS256', kid })}.${encoded(claims)}`;
  if (unsigned) return `${body}.`;
  const signing = forged ? newKey().privateKey : privateKey;
  return `${body}.${sign('sha256', Buffer.from(body), signing).toString('base64url')}`;
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  { status, endless }: Lies,
  answerTo: (path: string, body: string) => unknown,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { pathname } = new URL(request.url ?? '/', 'http://provider');
  const answer = answerTo(pathname, Buffer.concat(parts).toString());
  const isRefusal = typeof answer === 'object' && answer !== null && 'error' in answer;
  response.statusCode = pathname === '/token' ? (isRefusal ? 400 : status) : 200;
  response.setHeader('content-type', 'application/json');
  if (endless && pathname === '/token') Readable.from(spaces()).pipe(response);
  else response.end(JSON.stringify(answer));
}

function* spaces(): Iterable<string> {
  for (;;) yield ' '.repeat(64 * 1024);
}
