import type { AccountId } from '@cpc/domain';

export interface NotificationsTables {
  /** Browsers whose owners agreed to be told. */
  readonly push_subscriptions: {
    readonly id: string;
    readonly account_id: AccountId;
    /** Where its push service takes messages for it; whoever knows it can reach the browser, so it is in no log. */
    readonly endpoint: string;
    /** The browser's public key, 65 bytes, and its secret, 16 bytes, in base64url (RFC 8291). */
    readonly p256dh: string;
    readonly auth: string;
    /** What it is told in. */
    readonly language: string;
    readonly created_at: number;
  };
  /** The pair this shop signs with, where none is configured; one row, whichever process made it. */
  readonly push_keys: {
    readonly name: 'vapid';
    /** The private number, 32 bytes in base64url; the public half follows from it. */
    readonly private_key: string;
    readonly created_at: number;
  };
}
