import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer as createPlain } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import type { DoctorLine } from '@cpc/contract';
import { readEnvironment, type Settings } from '@cpc/settings';
import { mailStandin, paypalStandin, textStandin } from '@cpc/standins';
import { makeSelfSigned, memoryStore } from '@cpc/standins/testing';
import { freePort } from '@cpc/testkit';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { asProcess, operatorIn, testFolder } from '../testing/program.ts';
import { examineMail, examinePaypal, examineTexts } from './services.ts';

const DAY_MS = 86_400_000;
const PUBLIC_URL = 'https://shop.example';

/** @returns the port */
async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** The provider's stand-in, which knows one webhook. */
async function provider(url = `${PUBLIC_URL}/api/Paypal/webhook`) {
  const app = Fastify({ forceCloseConnections: true });
  const standin = await paypalStandin({
    prefix: '/demo',
    publicUrl: () => 'http://127.0.0.1',
    clientId: 'shop',
    clientSecret: 'secret',
    store: memoryStore(),
    clock: Date.now,
    random: randomBytes,
    webhook: { id: 'WH-1', url: () => url, post: async () => 200 },
  });
  await app.register(standin.plugin, { prefix: '/demo' });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const wanted = { apiUrl: `${origin}/demo`, clientId: 'shop', clientSecret: 'secret', webhookId: 'WH-1' };
  return { standin, wanted };
}

/** An address at which nothing listens. */
const nobody = async () => `http://127.0.0.1:${await freePort()}`;

const lineOf = (lines: readonly DoctorLine[], check: string) => lines.find((line) => line.check === check);

describe('the doctor and the payment provider', () => {
  it('[OP-04.2] takes a webhook that leads to the public address, and the provider’s time', async () => {
    const { wanted } = await provider();
    const lines = await examinePaypal(wanted, PUBLIC_URL, true);
    expect(lines.map(({ check, state }) => [check, state])).toEqual([
      ['payment', 'ok'],
      ['webhook', 'ok'],
      ['clock', 'ok'],
    ]);
    expect(lineOf(await examinePaypal(wanted, PUBLIC_URL, false), 'payment')).toMatchObject({ state: 'ok' });
    expect(await examinePaypal(wanted, PUBLIC_URL, false)).toContainEqual(
      expect.objectContaining({ state: 'warning', found: 'the sandbox takes play money' }),
    );
  });

  it('[OP-04.2] names a webhook that leads elsewhere, and one that the provider does not know', async () => {
    const { wanted } = await provider('https://old.example/api/Paypal/webhook');
    expect(lineOf(await examinePaypal(wanted, PUBLIC_URL, true), 'webhook')).toMatchObject({
      state: 'fault',
      found: 'the webhook leads to https://old.example/api/Paypal/webhook',
      todo: expect.stringContaining(`${PUBLIC_URL}/api/Paypal/webhook`),
    });
    const other = await examinePaypal({ ...wanted, webhookId: 'WH/2' }, PUBLIC_URL, true);
    expect(lineOf(other, 'webhook')).toMatchObject({
      state: 'fault',
      found: 'the provider knows no webhook WH/2 (404)',
    });
  });

  it('[OP-04.2] a webhook that is not answered for is no fault; wrong credentials and silence are', async () => {
    const { standin, wanted } = await provider();
    standin.misbehave('webhooks', 'refused');
    expect(lineOf(await examinePaypal(wanted, PUBLIC_URL, true), 'webhook')).toMatchObject({ state: 'warning' });
    const wrong = await examinePaypal({ ...wanted, clientSecret: 'old' }, PUBLIC_URL, true);
    expect(lineOf(wrong, 'payment')).toMatchObject({ state: 'fault', found: expect.stringContaining('(401)') });
    expect(lineOf(wrong, 'webhook')).toBeUndefined();
    expect(JSON.stringify(wrong)).not.toContain('old');
    const silent = await examinePaypal({ ...wanted, apiUrl: await nobody() }, PUBLIC_URL, true);
    expect(silent).toMatchObject([
      { check: 'payment', state: 'fault', found: expect.stringContaining('ECONNREFUSED') },
    ]);
  });
});

it('[OP-04.2] the doctor asks the gateway for codes whether it takes the account', async () => {
  const account = { accountSid: 'AC1', authToken: 'right' };
  const app = Fastify({ forceCloseConnections: true });
  await app.register(textStandin({ ...account, clock: Date.now, random: randomBytes }).plugin);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const settings = readEnvironment({});
  // The settings take no address without encryption; the stand-in has no other.
  const asked = (changes: Partial<NonNullable<Settings['twilio']>> = {}) =>
    examineTexts({ ...settings, twilio: { ...account, apiUrl: url, from: '+15005550006', ...changes } });
  expect(await asked()).toMatchObject([{ check: 'texts', state: 'ok' }]);
  const refused = await asked({ authToken: 'wrong' });
  expect(refused).toMatchObject([{ state: 'fault', found: `${url} refuses the account (401)` }]);
  expect(JSON.stringify(refused)).not.toContain('wrong');
  expect(await asked({ accountSid: 'AC2' })).toMatchObject([{ state: 'fault' }]);
  expect(await asked({ apiUrl: await nobody() })).toMatchObject([
    { state: 'fault', found: expect.stringContaining('does not answer') },
  ]);
});

it('[OP-04.2] [NT-01] the doctor asks the mail server whether it takes e-mails, and names no password', async () => {
  const { url, close } = await mailStandin({ user: 'user', password: 'secret', clock: Date.now });
  onTestFinished(close);
  const settings = readEnvironment({});
  const asked = (at: string) => examineMail({ ...settings, mail: { url: at, from: 'shop@example.com' } });
  expect(await asked(url)).toMatchObject([{ check: 'mail', state: 'ok' }]);
  const refused = await asked(url.replace('secret', 'wrong'));
  expect(refused).toMatchObject([{ state: 'fault', found: expect.stringContaining('535') }]);
  expect(JSON.stringify(refused)).not.toContain('wrong');
  expect(await asked(`smtp://127.0.0.1:${await freePort()}`)).toMatchObject([{ state: 'fault' }]);
  expect(await examineMail(settings)).toEqual([]);
});

describe('the doctor and the certificate of the public address', () => {
  /** What the doctor says of an address whose certificate is valid from and until so many days from now. */
  async function examined({ from = -1, days, trusted = true }: { from?: number; days: number; trusted?: boolean }) {
    const now = Date.now();
    const made = await makeSelfSigned('localhost', now + from * DAY_MS, now + days * DAY_MS);
    const secure = await listening(
      createServer({ key: made.key, cert: made.certificate }, (_request, response) => response.end('{}')),
    );
    // The server itself, behind its front.
    const plain = await listening(createPlain((_request, response) => response.end('{}')));
    const folder = testFolder();
    writeFileSync(join(folder, 'ca.pem'), made.certificate);
    const settings = [`HOST=127.0.0.1`, `PORT=${plain}`, `PUBLIC_URL=https://localhost:${secure}`, 'DATA_DIR=data'];
    writeFileSync(join(folder, 'platform.env'), `${settings.join('\n')}\n`, { mode: 0o600 });
    const trust = trusted ? { NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') } : {};
    const { out } = await operatorIn(folder, trust, asProcess).run(['doctor', '--settings', 'platform.env', '--json']);
    const { lines }: { lines: DoctorLine[] } = JSON.parse(out);
    return { address: lineOf(lines, 'publicUrl'), tls: lineOf(lines, 'tls') };
  }

  it.each([
    [90, 'ok', 'the certificate is valid for 89 days'],
    [9, 'warning', 'the certificate is valid for 8 days'],
  ])('[OP-04.2] one that ends in %i days is told as %s', async (days, state, found) => {
    expect(await examined({ days })).toMatchObject({ address: { state: 'ok' }, tls: { state, found } });
  });

  it('[OP-04.2] one that is over, and one that nobody trusts, are faults with their reason', async () => {
    const over = await examined({ from: -30, days: -1 });
    expect(over.address).toMatchObject({ state: 'fault', found: expect.stringContaining('CERT_HAS_EXPIRED') });
    expect(over.tls).toBeUndefined();
    const own = await examined({ days: 90, trusted: false });
    expect(own.address).toMatchObject({ state: 'fault', found: expect.stringContaining('SELF_SIGNED') });
    expect(own.address?.todo).toContain('certificate');
  });
});
