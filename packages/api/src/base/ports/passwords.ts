import { hash, type Options, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id, the library's default kind: 19 MiB, 2 passes. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /**
   * Takes the same time for an account that does not exist, so that response times do not reveal which accounts exist.
   */
  readonly matches: (passwordHash: string | null | undefined, password: string) => Promise<boolean>;
}

/** @param parameters the cost of one hash; tests pass the least */
export function createPasswords(parameters: Partial<Options> = PARAMETERS): Passwords {
  const nobodys = hash('the password of nobody', parameters);
  return {
    hash: (password) => hash(password, parameters),
    async matches(passwordHash, password) {
      const matching = await verify(passwordHash ?? (await nobodys), password);
      return matching && typeof passwordHash === 'string';
    },
  };
}
