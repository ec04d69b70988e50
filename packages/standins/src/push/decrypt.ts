import { webcrypto } from 'node:crypto';

/** The keys of a browser, in base64url. */
export interface BrowserKeys {
  /** An uncompressed point of P-256, 65 bytes. */
  readonly p256dh: string;
  /** The private key, 32 bytes. */
  readonly privateKey: string;
  /** 16 bytes. */
  readonly auth: string;
}

const { subtle } = webcrypto;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

/**
 * Decrypts a message like a browser (RFC 8291, RFC 8188). It uses the platform's cryptography, so that it shares no
 * code with the encryption.
 * @throws Error for a message that is not for these keys, or is incomplete
 */
export async function decryptPush(body: Uint8Array, keys: BrowserKeys): Promise<string> {
  const own = Buffer.from(keys.p256dh, 'base64url');
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const recordSize = new DataView(body.buffer, body.byteOffset + 16, 4).getUint32(0);
  if (keyLength !== 65 || sealed.length > recordSize) throw new Error('push: expected one aes128gcm record');
  const shared = await subtle.deriveBits(
    { name: 'ECDH', public: await subtle.importKey('raw', sender, CURVE, false, []) },
    await privateHalf(own, keys.privateKey),
    256,
  );
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
  const secret = await derive(shared, Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = await derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const iv = await derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const aes = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  return unpadded(Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv }, aes, sealed)));
}

function privateHalf(point: Buffer, privateKey: string) {
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', d: privateKey, ...(x && y ? { x, y } : {}) };
  return subtle.importKey('jwk', jwk, CURVE, false, ['deriveBits']);
}

async function derive(material: ArrayBuffer, salt: Uint8Array, info: Uint8Array, bytes: number): Promise<ArrayBuffer> {
  const key = await subtle.importKey('raw', material, 'HKDF', false, ['deriveBits']);
  return subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8);
}

/** The text is followed by a 2 and then only zeros: this marks the last record. */
function unpadded(record: Buffer): string {
  let end = record.length - 1;
  while (end >= 0 && record[end] === 0) end -= 1;
  if (record[end] !== 2) throw new Error('push: the last record has no end delimiter');
  return record.subarray(0, end).toString('utf8');
}
