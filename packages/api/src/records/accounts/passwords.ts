import { CallError } from '@cpc/contract';
import type { AccountId } from '@cpc/domain';
import type { With } from '../../base/services.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';

const SHORTEST = 8;

/** @throws CallError passwordRequired or passwordTooShort */
export function checkNewPassword(password: string): void {
  if (password === '') throw new CallError('passwordRequired');
  if (password.length < SHORTEST) throw new CallError('passwordTooShort', { shortest: SHORTEST });
}

/** Tries of the own password by somebody who is logged in, in a quarter of an hour, over all acts that ask for it. */
const TRIES = 10;

/**
 * Counts a try of the own password before it is checked.
 * @returns the function to call when it was correct, which forgets the tries
 * @throws CallError tooManyRequests
 */
export async function countOwnPassword(
  services: With<'db' | 'clock' | 'config'>,
  account: AccountId,
): Promise<() => Promise<void>> {
  const subject = ['own-password', account];
  await countAttempt(services, [{ subject, most: TRIES }]);
  return () => forgetAttempts(services, subject);
}
