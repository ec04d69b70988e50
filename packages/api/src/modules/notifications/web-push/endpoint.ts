import { createECDH } from 'node:crypto';
import type { NotificationsConfig } from '../../../base/services.ts';
import type { ReceiverKeys } from './encrypt.ts';

/**
 * Returns true if an address belongs to a push service that this shop sends to. The server calls this address, so it
 * must be https at a known name, without an IP address, port or login.
 */
export function isPushService(endpoint: string, { services, standin }: NotificationsConfig): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (standin !== undefined && url.href.startsWith(`${standin}/`)) return true;
  const plain = url.port === '' && url.username === '' && url.password === '' && url.hash === '';
  return url.protocol === 'https:' && plain && services.some((service) => matches(url.hostname, service));
}

/** `*.` stands for any subdomain. */
const matches = (host: string, service: string): boolean =>
  service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service;

/** A browser's keys, or undefined if they are invalid. */
export function receiverKeys(p256dh: string, auth: string): ReceiverKeys | undefined {
  const keys = { p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') };
  return keys.auth.length === 16 && isPoint(keys.p256dh) ? keys : undefined;
}

function isPoint(bytes: Buffer): boolean {
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  const anybody = createECDH('prime256v1');
  anybody.generateKeys();
  try {
    anybody.computeSecret(bytes);
    return true;
  } catch {
    return false;
  }
}
