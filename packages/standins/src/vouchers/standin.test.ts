import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { DEMO_OFFER } from './routes.ts';
import { voucherStandin } from './standin.ts';

const options = () => ({
  clientKey: 'key',
  clientSecret: 'secret',
  store: memoryStore(),
  clock: Date.now,
  random: randomBytes,
});

afterEach(() => vi.unstubAllEnvs());

describe('the voucher stand-in', () => {
  it('[PY-09] the voucher stand-in refuses to run in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(voucherStandin(options())).rejects.toThrow(/refuses to run .*production/);
  });

  it('[PY-09] the voucher page is labelled as a demo and sells a voucher, and calls need a token', async () => {
    const made = options();
    const standin = await voucherStandin(made);
    const app = Fastify();
    onTestFinished(() => app.close());
    await app.register(standin.plugin, { prefix: '/demo' });
    const page = await app.inject({ method: 'POST', url: '/demo/shop' });
    expect(page.body).toContain('Demo – no money moves');
    const code = /\d{12}/.exec(page.body)?.[0] ?? '';
    const url = `/demo/goodlife/v1/fulfilment/certificate/prepare/?code=${code}&poi_id=1`;
    expect((await app.inject(url)).json()).toMatchObject({ data: { error_code: 2190008 } });
    const keys = { client_key: 'key', client_secret: 'secret', grant_type: 'client_credential' };
    const login = await app.inject({ method: 'POST', url: '/demo/oauth/client_token/', payload: keys });
    const { access_token } = login.json<{ data: { access_token: string } }>().data;
    const prepared = await app.inject({ url, headers: { 'access-token': access_token } });
    expect(prepared.json()).toMatchObject({
      data: { error_code: 0, certificates: [{ sku: { sku_id: DEMO_OFFER.sku } }] },
    });
    const again = await voucherStandin(made);
    expect(again.verifications(code)).toEqual([0]);
  });
});
