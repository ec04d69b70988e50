import { CallError } from '@cpc/contract';

const SHORTEST = 8;

/** @throws CallError passwordRequired or passwordTooShort */
export function checkNewPassword(password: string): void {
  if (password === '') throw new CallError('passwordRequired');
  if (password.length < SHORTEST) throw new CallError('passwordTooShort', { shortest: SHORTEST });
}
