import { createECDH, randomBytes } from 'node:crypto';
import type { JobEvent } from '@cpc/contract';
import { event as eventOf } from '../printer.ts';

/** The public part of a browser's keys. */
export function browserKeys() {
  const pair = createECDH('prime256v1');
  return { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
}

/** An event of an item that comes to lie in bay A1. */
export const event = (seq: number, kind: JobEvent['kind']): JobEvent => eventOf(seq, kind, { bay: 'A1' });
