import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** The key pair that signs a shop's messages. A browser that subscribed with its public key accepts no other. */
export interface VapidKey {
  /** An uncompressed point of P-256, 65 bytes in base64url; the browser subscribes with it. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** How long a signature is valid; at most a day (RFC 8292, 2). */
const HOLDS_MS = 12 * 3_600_000;

/**
 * The key pair of a private key.
 * @param privateKey 32 bytes
 * @throws Error if the number is not a private key of P-256
 */
export function vapidKey(privateKey: Uint8Array): VapidKey {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const point = pair.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: Buffer.from(privateKey).toString('base64url'),
  };
  return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

/**
 * The header Authorization that names the sender, by RFC 8292: a JWT signed by ES256, for one push service and some
 * hours.
 * @param contact mailto: or https:, where the push service can reach the shop
 * @param now UTC, ms
 */
export function vapidAuthorization(key: VapidKey, endpoint: string, contact: string, now: number): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor((now + HOLDS_MS) / 1_000), sub: contact };
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: key.privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${key.publicKey}`;
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
