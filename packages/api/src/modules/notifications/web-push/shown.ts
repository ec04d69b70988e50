import { createHash } from 'node:crypto';

/** What a browser's worker shows; the same type as in the workers of both apps, `push-worker.ts`. */
export interface ShownNotice {
  /** The same for the same news: if shown twice, it alerts once. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** A later notice with the same tag replaces this one. */
  readonly tag: string;
  /** The page within the product that a tap opens. */
  readonly url: string;
}

/** A hash, because the push service reads the topic: 32 characters of base64url (RFC 8030, 5.4). */
export const topicAbout = (thing: string): string =>
  createHash('sha256').update(thing).digest('base64url').slice(0, 32);

/** Keeps the own direction of a name or number within the sentence. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
