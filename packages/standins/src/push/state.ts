import { createECDH } from 'node:crypto';
import type { BrowserKeys } from './decrypt.ts';

export interface PushStandinOptions {
  /** The URL of the stand-in, with its prefix and without a slash at the end. */
  readonly url: string;
  /** UTC, ms. */
  readonly clock: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

/** The faults that the stand-in can simulate; each order counts once, in the given order. */
export type PushMisbehaviour = 'busy' | 'busyUntil' | 'away' | 'answerLost' | 'refused';

/** An encrypted message as received; only its browser can read it. */
export interface StoredMessage {
  readonly ttl: number;
  readonly topic: string | undefined;
  readonly urgency: string | undefined;
  readonly body: Buffer;
}

/** A browser that has subscribed. */
export interface StandinBrowser {
  readonly id: string;
  readonly keys: BrowserKeys;
  /** The only sender whose messages it accepts (RFC 8292, 4). */
  readonly sender: string;
  gone: boolean;
  /** The messages that it would show: a later message of a topic replaces the earlier one. */
  readonly waiting: StoredMessage[];
  /** The number of all accepted messages, including replaced ones. */
  taken: number;
}

export function openBrowser({ random }: PushStandinOptions, sender: string): StandinBrowser {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(random(32));
  const keys = {
    p256dh: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
    auth: Buffer.from(random(16)).toString('base64url'),
  };
  const id = Buffer.from(random(24)).toString('base64url');
  return { id, keys, sender, gone: false, waiting: [], taken: 0 };
}

export function keep(browser: StandinBrowser, message: StoredMessage): void {
  const before = browser.waiting.findIndex(({ topic }) => topic !== undefined && topic === message.topic);
  if (before >= 0) browser.waiting.splice(before, 1);
  browser.waiting.push(message);
  browser.taken += 1;
}
