import { CallError } from '@cpc/contract';
import { type AccountId, MIN_PASSWORD_LENGTH } from '@cpc/domain';
import type { With } from '../../base/services.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';

/** @throws CallError passwordRequired or passwordTooShort */
export function checkNewPassword(password: string): void {
  if (password === '') throw new CallError('passwordRequired');
  if (password.length < MIN_PASSWORD_LENGTH) throw new CallError('passwordTooShort', { shortest: MIN_PASSWORD_LENGTH });
}

/** Tries of the own password by somebody who is logged in, in a quarter of an hour, over all acts that ask for it. */
const MAX_TRIES = 10;

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
  await countAttempt(services, [{ subject, most: MAX_TRIES }]);
  return () => forgetAttempts(services, subject);
}
