import type { Generated } from 'kysely';

export interface AccountsTables {
  readonly accounts: {
    readonly id: string;
    /** E.164; null for a guest. */
    readonly phone: string | null;
    /** argon2id in PHC form; null for a guest. */
    readonly password_hash: string | null;
    readonly created_at: number;
    /** When the owner typed the code that was sent to the number; null for an account without a number. */
    readonly phone_proved_at: Generated<number | null>;
    /** When an OpenID login opened the account first; null for a guest and for accounts that began with a number. */
    readonly openid_at: Generated<number | null>;
    /** The last version of the terms that the owner agreed to, and when first. */
    readonly terms_version: Generated<string | null>;
    readonly terms_at: Generated<number | null>;
  };
  /** OpenID logins and their accounts. Nothing else that a provider says about a person is stored. */
  readonly openid_identities: {
    readonly issuer: string;
    /** Identifies the person, together with the issuer. */
    readonly subject: string;
    readonly account_id: string;
    readonly created_at: number;
  };
  /** Logins that are on the pages of a provider. */
  readonly openid_attempts: {
    /** SHA-256 of the state that the provider sends back. */
    readonly state_hash: string;
    /** SHA-256 of the secret of the browser that began the login. */
    readonly browser_hash: string;
    /** The provider's name in the settings. */
    readonly provider: string;
    readonly nonce: string;
    /** PKCE, RFC 7636. */
    readonly verifier: string;
    /** The account that the login is to be connected to; null for a login. */
    readonly connects: string | null;
    readonly expires_at: number;
  };
  /** Codes that were sent to a number and are not yet typed. They do not reserve the number. */
  readonly phone_codes: {
    /** SHA-256 of the challenge that the requesting device received. */
    readonly challenge_hash: string;
    readonly phone: string;
    /** The hash of the password that was typed with the number. */
    readonly password_hash: string;
    /** The account with this number, if the password is its password. */
    readonly knows: string | null;
    /** SHA-256 of the challenge and the code: without the challenge, nobody can try all codes. */
    readonly code_hash: string;
    readonly tries: number;
    readonly expires_at: number;
  };
  /** Sessions. The SHA-256 of the token is stored. */
  /** Tokens of erased accounts, without the accounts: a device that has one is told to clear what it stores (SN-05). */
  readonly erased_logins: {
    readonly token_hash: string;
    readonly until: number;
  };
  readonly sessions: {
    readonly token_hash: string;
    readonly account_id: string;
    readonly started_at: number;
    readonly expires_at: number;
    /** The login that the session belongs to: one account on one device. It stays the same when the session is renewed. */
    readonly login: string;
    /** The browser and the system, as `chrome android`. */
    readonly browser: string;
    /** When the login began. */
    readonly since: number;
    /** The last call, up to ten minutes late. */
    readonly used_at: number;
  };
  /** Devices from which an account or a person has logged in before. The SHA-256 of the device's token is stored. */
  readonly known_devices: {
    readonly device_hash: string;
    /** `account:<id>` or `person:<id>`. */
    readonly holder: string;
    /** The last login from the device. */
    readonly used_at: number;
  };
  /** The number of attempts in the current window. */
  readonly attempts: {
    /** SHA-256 of the limited subject: phone numbers and addresses are not readable here. */
    readonly subject: string;
    readonly window_start: number;
    readonly count: number;
  };
}
