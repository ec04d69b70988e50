import { CallError } from '@cpc/contract';
import { MIN_PASSWORD_LENGTH } from '@cpc/domain';

/** @throws CallError passwordRequired or passwordTooShort */
export function checkNewPassword(password: string): void {
  if (password === '') throw new CallError('passwordRequired');
  if (password.length < MIN_PASSWORD_LENGTH) throw new CallError('passwordTooShort', { shortest: MIN_PASSWORD_LENGTH });
}
