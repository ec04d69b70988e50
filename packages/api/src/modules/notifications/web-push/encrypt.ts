import { createCipheriv, createECDH, hkdfSync } from 'node:crypto';

/** The keys that a browser gives when it subscribes, as bytes. */
export interface ReceiverKeys {
  /** Its public key: an uncompressed point of P-256, 65 bytes. */
  readonly p256dh: Uint8Array;
  /** Its secret, 16 bytes. */
  readonly auth: Uint8Array;
}

/** Random values, new for every message. */
export interface MessageChance {
  /** 16 bytes. */
  readonly salt: Uint8Array;
  /** 32 bytes: the private key of a pair that serves only this message. */
  readonly privateKey: Uint8Array;
}

/** One record holds a whole message. Push services accept bodies of at least 4096 bytes (RFC 8030, 7.2). */
const RECORD_SIZE = 4096;
/** Salt, record size, length of the key, the key. */
const HEADER = 16 + 4 + 1 + 65;
const TAG = 16;
const LAST_RECORD = 2;
/** Messages are padded to a multiple of this, so that their length reveals almost nothing to the push service. */
const PADDED_TO = 1024;
/** The longest text in bytes: what is left of a record, without the delimiter. */
const MAX_MESSAGE_BYTES = RECORD_SIZE - HEADER - TAG - 1;

/**
 * Encrypts a message for one browser by RFC 8291, in one record of the coding aes128gcm (RFC 8188). Nobody in between
 * can read it, not even the push service.
 * @param padded true hides the message's length; the test vector of RFC 8291 is not padded
 * @throws RangeError if the message does not fit, or a key is invalid
 */
export function encryptPush(
  message: Uint8Array,
  { p256dh, auth }: ReceiverKeys,
  { salt, privateKey }: MessageChance,
  padded = true,
): Buffer {
  if (message.length > MAX_MESSAGE_BYTES)
    throw new RangeError(`push: expected a message of at most ${MAX_MESSAGE_BYTES} bytes, got ${message.length}`);
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  const ownPublic = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, ownPublic]);
  const secret = hkdf(own.computeSecret(p256dh), auth, info, 32);
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = Buffer.concat([cipher.update(padded ? pad(message) : delimited(message)), cipher.final()]);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_SIZE);
  size.writeUInt8(ownPublic.length, 4);
  return Buffer.concat([salt, size, ownPublic, record, cipher.getAuthTag()]);
}

const delimited = (message: Uint8Array): Buffer => Buffer.concat([message, Buffer.of(LAST_RECORD)]);

function pad(message: Uint8Array): Buffer {
  const whole = delimited(message);
  const length = Math.min(MAX_MESSAGE_BYTES + 1, Math.ceil(whole.length / PADDED_TO) * PADDED_TO);
  return Buffer.concat([whole, Buffer.alloc(length - whole.length)]);
}

const hkdf = (material: Uint8Array, salt: Uint8Array, info: string | Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', material, salt, info, length));
