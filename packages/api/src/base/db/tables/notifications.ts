import type { AccountId, OrderId, PersonId } from '@cpc/domain';
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
  /**
   * Where e-mails go: to a customer about all orders, to a customer about one order, or to a person of shops. A changed
   * address is another row, so what was meant for the one before is not sent to it.
   */
  readonly mail_addresses: {
    readonly id: string;
    readonly account_id: AccountId | null;
    readonly order_id: OrderId | null;
    readonly person_id: PersonId | null;
    readonly address: string;
    /** The language of its e-mails. */
    readonly language: Locale;
    /** The topics of its news, one bit for each; 0 if it gets only what must be sent. */
    readonly news: number;
    /** `open`, or `bounced` if its mail server knows no such mailbox: then nothing more is sent to it. */
    readonly state: 'open' | 'bounced';
    /** In the address at which one tap ends its news; it does nothing else. */
    readonly off_key: string;
    readonly created_at: number;
  };
  /** Another address for an account or a person of shops, until the link in its e-mail confirms it (decision 358). */
  readonly asked_mail_addresses: {
    readonly id: string;
    readonly account_id: AccountId | null;
    readonly person_id: PersonId | null;
    readonly address: string;
    readonly language: Locale;
    readonly news: number;
    /** In the link that confirms it; it does nothing else. */
    readonly key: string;
    readonly asked_at: number;
  };
  /** The address that another one replaced, with what is put back (decision 358). */
  readonly former_mail_addresses: {
    readonly id: string;
    readonly account_id: AccountId | null;
    readonly person_id: PersonId | null;
    readonly address: string;
    readonly language: Locale;
    readonly news: number;
    /** In the link that puts it back, once; null if it cannot come back: a link put it aside, or the login ended. */
    readonly undo_key: string | null;
    /** The address after it; null if it was removed. */
    readonly replaced_by: string | null;
    readonly replaced_at: number;
  };
  /** The key pair that this shop signs with if none is configured; one row for all processes. */
  readonly push_keys: {
    readonly name: 'vapid';
    /** The private key, 32 bytes in base64url; the public key follows from it. */
    readonly private_key: string;
    readonly created_at: number;
  };
}
