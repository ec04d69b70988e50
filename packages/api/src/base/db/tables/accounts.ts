import type { Generated } from 'kysely';

export interface AccountsTables {
  readonly accounts: {
    readonly id: string;
    /** E.164; null for a guest. */
    readonly phone: string | null;
    /** argon2id in PHC form; null for a guest, kept by an account that lost its number. */
    readonly password_hash: string | null;
    readonly created_at: number;
    /** When somebody typed the code that was sent to the number; null for a guest and for accounts of before. */
    readonly phone_proved_at: Generated<number | null>;
    /** When somebody else proved the number of an account of before (decision 115): it is no guest that expires. */
    readonly phone_lost_at: Generated<number | null>;
    /** The number it lost then: with the password of then it opens the account. */
    readonly former_phone: Generated<string | null>;
  };
  /** Codes that were sent to a number and wait to be typed. They reserve nothing. */
  readonly phone_codes: {
    /** SHA-256 of what the device that asked was given. */
    readonly challenge_hash: string;
    readonly phone: string;
    /** Of the password that was typed with the number. */
    readonly password_hash: string;
    /** The account of this number whose password it is. */
    readonly knows: string | null;
    /** SHA-256 of the challenge and the code: without the challenge nobody can try all codes. */
    readonly code_hash: string;
    readonly tries: number;
    readonly expires_at: number;
  };
  /** Logins. What is stored is the SHA-256 of the token. */
  readonly sessions: {
    readonly token_hash: string;
    readonly account_id: string;
    readonly started_at: number;
    readonly expires_at: number;
  };
  /** Devices with an earlier login of somebody's; what is stored is the SHA-256 of the device's token. */
  readonly known_devices: {
    readonly device_hash: string;
    /** `account:<id>` or `person:<id>`. */
    readonly holder: string;
    /** The last login on it. */
    readonly used_at: number;
  };
  /** How often something was tried within the window that runs now. */
  readonly attempts: {
    /** SHA-256 of what is limited: nobody reads phone numbers or addresses here. */
    readonly subject: string;
    readonly window_start: number;
    readonly count: number;
  };
}
