import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { textStandin } from './standin.ts';

const ACCOUNT = { accountSid: 'AC1', authToken: 'secret' };
const AUTHORIZATION = `Basic ${Buffer.from('AC1:secret').toString('base64')}`;

async function server() {
  const standin = textStandin({ ...ACCOUNT, clock: () => 0, random: randomBytes });
  const app = Fastify();
  await app.register(standin.plugin);
  onTestFinished(() => app.close());
  const post = (fields: Record<string, string>, authorization = AUTHORIZATION) =>
    app.inject({
      method: 'POST',
      url: '/2010-04-01/Accounts/AC1/Messages.json',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  return { app, standin, post };
}

const WHOLE = { To: '+4915112345678', From: '+15005550006', Body: '123456 <b>is your code</b>' };

describe('the stand-in of a text gateway', () => {
  it('[SE-02.3] the text stand-in refuses to run in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(() => textStandin({ ...ACCOUNT, clock: Date.now, random: randomBytes })).toThrow('refuses to run');
  });

  it('[SE-02.3] the text stand-in answers like the API, and refuses with its codes', async () => {
    const { post } = await server();
    const answer = await post(WHOLE);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { sid: expect.stringMatching(/^SM[0-9a-f]{32}$/), status: 'queued', to: WHOLE.To, account_sid: 'AC1' },
    ]);
    for (const [fields, status, code] of [
      [{ ...WHOLE, To: '12345' }, 400, 21211],
      [{ ...WHOLE, From: '' }, 400, 21603],
      [{ ...WHOLE, Body: '' }, 400, 21602],
      [{ ...WHOLE, Body: 'x'.repeat(1601) }, 400, 21617],
    ] as const)
      expect((await post(fields)).json()).toMatchObject({ status, code });
    expect((await post(WHOLE, 'Basic nobody')).json()).toMatchObject({ status: 401, code: 20003 });
  });

  it('[SE-02.3] the text stand-in shows its messages on a page that is labelled as a demo', async () => {
    const { app, post } = await server();
    const page = async () => (await app.inject({ url: '/inbox', headers: { 'accept-language': 'en' } })).body;
    expect(await page()).toContain('No message yet');
    await post(WHOLE);
    expect(await page()).toMatch(/no message is sent[\s\S]*\+4915112345678[\s\S]*123456 &#60;b&#62;is your code/);
  });
});
