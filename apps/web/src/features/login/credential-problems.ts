import { MIN_PASSWORD_LENGTH, westernDigits } from '@cpc/domain';
import type { MessageKey } from '@cpc/i18n';
import type { Credentials, LoginMode } from './use-login.ts';

/** Fewer digits are a phone number in no country. */
const MIN_DIGITS = 4;

/** What is wrong with the credentials of a mode, by field. */
export function credentialProblems({ phone, password }: Credentials, mode: LoginMode): CredentialProblems {
  const tooShort = mode !== 'login' && password.length < MIN_PASSWORD_LENGTH;
  return {
    phone: isPhoneLike(phone) ? undefined : 'error.phoneIncorrect',
    password: password === '' ? 'error.passwordRequired' : tooShort ? 'error.passwordTooShort' : undefined,
  };
}

type CredentialProblems = Readonly<Record<'phone' | 'password', MessageKey | undefined>>;

/** Rejects what cannot be a phone number in any country, in the digits of any script. The server knows the rules (SN-06). */
function isPhoneLike(typed: string): boolean {
  const text = westernDigits(typed.normalize('NFKC'));
  return !/\p{L}/u.test(text) && text.replaceAll(/\D/g, '').length >= MIN_DIGITS;
}
