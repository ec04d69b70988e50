import { createECDH, createPrivateKey, randomBytes, sign } from 'node:crypto';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { decryptPush } from './decrypt.ts';
import { pushStandin } from './standin.ts';

const NOW = Date.UTC(2026, 10, 21);
const ORIGIN = 'http://127.0.0.1:8080';
const OPTIONS = { url: `${ORIGIN}/demo-push`, clock: () => NOW, random: randomBytes };

afterEach(() => vi.unstubAllEnvs());

/** A shop that signs, for an audience and a lifetime in seconds. */
function shop() {
  const pair = createECDH('prime256v1');
  const point = pair.generateKeys();
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65), d: pair.getPrivateKey('base64url') };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const encoded = (what: object) => Buffer.from(JSON.stringify(what)).toString('base64url');
  return {
    key: point.toString('base64url'),
    authorization(aud = ORIGIN, seconds = 3_600) {
      const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded({ aud, exp: NOW / 1_000 + seconds })}`;
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${point.toString('base64url')}`;
    },
  };
}

describe('the push stand-in', () => {
  it('[QU-02.4] the push stand-in refuses to run in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => pushStandin(OPTIONS)).toThrow(/refuses to run .*production/);
  });

  it('[QU-02.4] a browser decrypts the example message of RFC 8291', async () => {
    const body =
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    expect(await decryptPush(Buffer.from(body, 'base64url'), keys)).toBe('When I grow up, I want to be a watermelon');
  });

  it('[QU-02.4] the push stand-in answers as RFC 8030 and RFC 8292 require', async () => {
    const standin = pushStandin(OPTIONS);
    const app = Fastify();
    onTestFinished(() => app.close());
    await app.register(standin.plugin, { prefix: '/demo-push' });
    const sender = shop();
    const browser = standin.browser(sender.key);
    const good = { authorization: sender.authorization(), ttl: '60', 'content-encoding': 'aes128gcm' };
    const { pathname: url } = new URL(browser.subscription.endpoint);
    const send = async (headers: Record<string, string>, payload = Buffer.alloc(600), at = url) => {
      const answer = await app.inject({ method: 'POST', url: at, headers: { ...good, ...headers }, payload });
      return { status: answer.statusCode, headers: answer.headers };
    };
    expect(await send({})).toMatchObject({
      status: 201,
      headers: { location: expect.stringContaining('/message/'), server: 'demo push service' },
    });
    const answers = [
      await send({}, Buffer.alloc(4_097)),
      await send({ ttl: '' }),
      await send({ topic: 'not a topic' }),
      await send({ 'content-encoding': 'gzip' }),
      await send({ authorization: '' }),
      await send({ authorization: sender.authorization('https://elsewhere.example') }),
      await send({ authorization: sender.authorization(ORIGIN, 86_401) }),
      await send({ authorization: sender.authorization(ORIGIN, -1) }),
      await send({ authorization: shop().authorization() }),
      await send({}, undefined, '/demo-push/push/nobody'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([413, 400, 400, 415, 401, 401, 401, 401, 403, 404]);
    standin.misbehave('busy');
    expect(await send({})).toMatchObject({ status: 429, headers: { 'retry-after': '90' } });
    await send({ topic: 'order' });
    await send({ topic: 'order' });
    expect([browser.taken(), browser.headers().length]).toEqual([3, 2]);
    browser.leave();
    expect(await send({})).toMatchObject({ status: 410 });
  });
});
