import { DatabaseSync } from '@photostructure/sqlite';
import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetch, type Response } from 'undici';
import type { OpenidProviderConfig } from '../base/services.ts';

const PROGRAM = '/usr/bin/glewlwyd';
const TABLES = '/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3';
const SETTINGS = '/etc/glewlwyd/glewlwyd.conf';
const MAX_WAIT_MS = 20_000;

/** Somebody who has an account with the provider. */
export const MEMBER = { username: 'amal', password: 'anything at all' } as const;

/** Glewlwyd, an OpenID provider in C: nobody of us wrote its end of the protocol. */
export interface Glewlwyd {
  readonly config: OpenidProviderConfig;
  /** Lets a shop send its customers here. @param redirect where they are led back to */
  readonly admit: (redirect: string) => Promise<void>;
  /** Does what a browser does on the provider's pages: logs in, agrees. @returns where it is led back to */
  readonly visit: (url: string) => Promise<URL>;
  readonly stop: () => void;
}

/** @returns false, and says so, if the provider is not installed */
export function hasGlewlwyd(): boolean {
  if (existsSync(PROGRAM)) return true;
  process.stderr.write('\n!!! glewlwyd is not installed here: NO TEST RUNS WITH A REAL OPENID PROVIDER. !!!\n\n');
  return false;
}

/** Starts the provider with all its data in a folder of its own, on loopback only. */
export async function startGlewlwyd(): Promise<Glewlwyd> {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-openid-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = prepare(folder, port);
  const child = spawn(PROGRAM, ['-c', settings], { stdio: 'ignore' });
  const stop = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(`${origin}/api/`);
    const admin = await manager(origin);
    await setUp(admin, `${origin}/api/oidc`);
    const config = {
      name: 'glewlwyd',
      issuer: `${origin}/api/oidc`,
      clientId: 'shop',
      clientSecret: 'asecretofatleastthirtytwocharacters',
      label: 'Glewlwyd',
    };
    return { config, admit: (redirect) => admit(admin, config, redirect), visit: (url) => visit(url, config), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Writes an empty database and the settings. @returns the file of the settings */
function prepare(folder: string, port: number): string {
  const database = join(folder, 'glewlwyd.db');
  const tables = new DatabaseSync(database);
  tables.exec(readFileSync(TABLES, 'utf8'));
  tables.close();
  const own = /^(port|external_url|log_mode|log_file|@include|#? *bind_address)\b.*$/gm;
  const settings = `${readFileSync(SETTINGS, 'utf8')
    .replaceAll(own, '')
    .replaceAll(/^@include.*$/gm, '')}
port=${port}
bind_address="127.0.0.1"
external_url="http://127.0.0.1:${port}"
log_mode="console"
static_files_path="/usr/share/glewlwyd/webapp/"
database = { type = "sqlite3"; path = "${database}"; };
`;
  const file = join(folder, 'glewlwyd.conf');
  writeFileSync(file, settings);
  return file;
}

async function answers(url: string): Promise<void> {
  for (let waited = 0; waited < MAX_WAIT_MS; waited += 50) {
    if (await fetch(url).catch(() => undefined)) return;
    await sleep(50);
  }
  throw new Error('glewlwyd did not start');
}

type Api = (method: 'POST' | 'PUT', path: string, body: unknown) => Promise<void>;

/** Cookies of one browser. */
function cookieJar() {
  const jar = new Map<string, string>();
  return {
    header: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    take(answer: Response) {
      for (const cookie of answer.headers.getSetCookie()) {
        const [name = '', ...value] = (cookie.split(';')[0] ?? '').split('=');
        jar.set(name, value.join('='));
      }
    },
  };
}

/** Calls to the provider's API with cookies of their own. */
function api(origin: string, jar: ReturnType<typeof cookieJar>): Api {
  return async (method, path, body) => {
    const headers = { 'content-type': 'application/json', cookie: jar.header() };
    const answer = await fetch(`${origin}/api${path}`, { method, headers, body: JSON.stringify(body) });
    jar.take(answer);
    if (!answer.ok) throw new Error(`glewlwyd: ${method} ${path} answered ${answer.status} ${await answer.text()}`);
  };
}

async function manager(origin: string): Promise<Api> {
  const call = api(origin, cookieJar());
  await call('POST', '/auth/', { username: 'admin', password: 'password' });
  return call;
}

/** The plug-in of OpenID Connect with PKCE, its key, and one member. */
async function setUp(call: Api, iss: string): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await call('POST', '/mod/plugin/', {
    module: 'oidc',
    name: 'oidc',
    display_name: 'OpenID',
    enabled: true,
    parameters: {
      iss,
      'jwt-type': 'rsa',
      'jwt-key-size': '256',
      key: privateKey,
      cert: publicKey,
      'access-token-duration': 600,
      'refresh-token-duration': 3600,
      'code-duration': 60,
      'refresh-token-rolling': true,
      'allow-non-oidc': false,
      'auth-type-code-enabled': true,
      'auth-type-token-enabled': false,
      'auth-type-id-token-enabled': true,
      'auth-type-none-enabled': false,
      'auth-type-password-enabled': false,
      'auth-type-client-enabled': false,
      'auth-type-refresh-enabled': true,
      'pkce-allowed': true,
      'pkce-required': true,
      'pkce-method-plain-allowed': false,
      'subject-type': 'public',
      'scope-claim': 'no',
      'request-parameter-allow': false,
      'oauth-par-allowed': false,
      'session-management-allowed': false,
    },
  });
  const scope = ['openid', 'g_profile'];
  await call('POST', '/user/', { ...MEMBER, name: 'Amal', email: 'amal@id.example', enabled: true, scope });
}

const admit = (call: Api, { clientId, clientSecret }: OpenidProviderConfig, redirect: string): Promise<void> =>
  call('POST', '/client/', {
    client_id: clientId,
    name: 'The shop',
    confidential: true,
    password: clientSecret,
    client_secret: clientSecret,
    redirect_uri: [redirect],
    authorization_type: ['code'],
    token_endpoint_auth_method: ['client_secret_basic'],
    enabled: true,
    scope: [],
  });

/** Glewlwyd's login page is a program over its API: the member logs in, agrees, and goes on. */
async function visit(url: string, { issuer, clientId }: OpenidProviderConfig): Promise<URL> {
  const { origin } = new URL(issuer);
  const jar = cookieJar();
  const call = api(origin, jar);
  let at = new URL(url);
  for (let step = 0; step < 10; step += 1) {
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie: jar.header() } });
    jar.take(answer);
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`glewlwyd: ${at.href} answered ${answer.status} ${await answer.text()}`);
    at = new URL(location, at);
    if (at.origin !== origin) return at;
    const back = at.searchParams.get('callback_url');
    if (back === null) continue;
    await call('POST', '/auth/', MEMBER);
    await call('PUT', `/auth/grant/${clientId}`, { scope: 'openid' });
    at = new URL(`${back}&g_continue`);
  }
  throw new Error('glewlwyd: no end of its pages');
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
