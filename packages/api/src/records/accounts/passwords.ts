import { hash, verify } from '@node-rs/argon2';
import { CallError } from '@cpc/contract';

/** OWASP's parameters for argon2id, the library's default kind: 19 MiB, 2 passes. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const SHORTEST = 8;

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /**
   * Takes the same time for an account that does not exist, so that response times do not reveal which accounts exist.
   */
  readonly matches: (passwordHash: string | null | undefined, password: string) => Promise<boolean>;
}

/** Computed once per process, in advance. */
let nobodysHash: Promise<string> | undefined;

export function createPasswords(): Passwords {
  const nobodys = (nobodysHash ??= hash('the password of nobody', PARAMETERS));
  return {
    hash: (password) => hash(password, PARAMETERS),
    async matches(passwordHash, password) {
      const matching = await verify(passwordHash ?? (await nobodys), password);
      return matching && typeof passwordHash === 'string';
    },
  };
}

/** @throws CallError passwordRequired or passwordTooShort */
export function checkNewPassword(password: string): void {
  if (password === '') throw new CallError('passwordRequired');
  if (password.length < SHORTEST) throw new CallError('passwordTooShort', { shortest: SHORTEST });
}
