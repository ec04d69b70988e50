import type { AccountId } from '@cpc/domain';
import type { Locale } from '@cpc/i18n';
import type { Generated } from 'kysely';

export interface NotificationsTables {
  /** Browsers whose owners agreed to notices. */
  readonly push_subscriptions: {
    readonly id: string;
    readonly account_id: AccountId;
    /** The address at the push service. Its knowledge is enough to reach the browser, so it is never logged. */
    readonly endpoint: string;
    /** The browser's public key, 65 bytes, and its secret, 16 bytes, in base64url (RFC 8291). */
    readonly p256dh: string;
    readonly auth: string;
    /** The language of its notices. */
    readonly language: Locale;
    readonly created_at: number;
    /** The login on that browser; null if its session ended while it subscribed. */
    readonly login: Generated<string | null>;
    /** When the login was ended from elsewhere: the browser is told so, and is then forgotten. */
    readonly ended_at: Generated<number | null>;
  };
  /** The key pair that this shop signs with if none is configured; one row for all processes. */
  readonly push_keys: {
    readonly name: 'vapid';
    /** The private key, 32 bytes in base64url; the public key follows from it. */
    readonly private_key: string;
    readonly created_at: number;
  };
}
