import { decryptPush } from '@cpc/standins/testing';
import fc from 'fast-check';
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encryptPush } from './encrypt.ts';
import { vapidAuthorization, vapidKey } from './vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, section 5 and appendix A. */
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('a message by web push', () => {
  it('[QU-02.4] is encrypted byte for byte as in RFC 8291', () => {
    const body = encryptPush(
      Buffer.from(RFC.text),
      { p256dh: bytes(RFC.p256dh), auth: bytes(RFC.auth) },
      { salt: bytes(RFC.salt), privateKey: bytes(RFC.privateKey) },
      false,
    );
    expect(body.toString('base64url')).toBe(RFC.body);
  });

  it('[QU-02.4] only its browser can read it, and its length reveals almost nothing', async () => {
    const browser = createECDH('prime256v1');
    const p256dh = browser.generateKeys();
    const keys = { p256dh: p256dh.toString('base64url'), privateKey: browser.getPrivateKey('base64url') };
    const auth = randomBytes(16);
    const lengths = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
        const chance = { salt: randomBytes(16), privateKey: randomBytes(32) };
        const body = encryptPush(Buffer.from(text), { p256dh, auth }, chance);
        lengths.add(body.length % 1024);
        expect(await decryptPush(body, { ...keys, auth: auth.toString('base64url') })).toBe(text);
        const stranger = { ...keys, auth: randomBytes(16).toString('base64url') };
        await expect(decryptPush(body, stranger)).rejects.toThrow(/operation-specific/);
      }),
      { numRuns: 40 },
    );
    expect(lengths.size).toBe(1);
    expect(() =>
      encryptPush(Buffer.alloc(3_994), { p256dh, auth }, { salt: auth, privateKey: randomBytes(32) }),
    ).toThrow(RangeError);
  });

  it('[QU-02.4] names its sender by RFC 8292, for one push service and at most a day', () => {
    const key = vapidKey(randomBytes(32));
    const now = Date.UTC(2026, 10, 21);
    const header = vapidAuthorization(key, 'https://push.example/send/abc?x=1', 'mailto:shop@example.com', now);
    const [, jwt = '', k] = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), k=([\w-]+)$/.exec(header) ?? [];
    expect(k).toBe(key.publicKey);
    const [head = '', claims = '', signature = ''] = jwt.split('.');
    expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(JSON.parse(bytes(claims).toString())).toEqual({
      aud: 'https://push.example',
      exp: now / 1_000 + 12 * 3_600,
      sub: 'mailto:shop@example.com',
    });
    const point = bytes(key.publicKey);
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const signed = Buffer.from(`${head}.${claims}`);
    expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(signature))).toBe(true);
  });
});
