import { CallError } from '@cpc/contract';
import { evenText } from '@cpc/domain';

/** Letters and digits of any script with . _ - + @ between them: an e-mail address is valid too. */
const USERNAME = /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N}._+@-]{1,58}[\p{Ll}\p{Lo}\p{M}\p{N}]$/u;

const MAX_LENGTH = 60;
/**
 * Control characters, characters that change the text direction, and unassigned ones. Joiners are allowed: some scripts
 * need them.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u202A-\u202E\u2066-\u2069]/u;

/** The stored form of a name, however it was typed. */
export const asUsername = (typed: string): string => typed.normalize('NFC').trim().toLowerCase();

/** @throws CallError usernameIncorrect */
export function checkUsername(typed: string): string {
  const username = asUsername(typed);
  if (!USERNAME.test(username)) throw new CallError('usernameIncorrect', { field: 'username' });
  return username;
}

/** Checks a person's displayed name. @throws CallError fieldEmpty or fieldIncorrect */
export function checkName(typed: string): string {
  const name = evenText(typed);
  if (name === '') throw new CallError('fieldEmpty', { field: 'name' });
  if (name.length > MAX_LENGTH || UNPRINTABLE.test(name)) throw new CallError('fieldIncorrect', { field: 'name' });
  return name;
}
