import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

it('[SE-02.1] passwords are hashed by argon2id, at the cost that OWASP recommends', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('long enough');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(hash, 'long enough')).toBe(true);
  expect(await passwords.matches(hash, 'long enouGh')).toBe(false);
  expect(await passwords.matches(null, 'the password of nobody')).toBe(false);
});
