import type { ClientError } from './client-error.ts';

/**
 * The session is over: go to the login page and come back. `clear`: the account is gone, so delete what is stored of
 * it.
 */
export interface SessionLoss {
  readonly clear: boolean;
}

const SESSION_NAMES: readonly string[] = [
  'verificationFailed',
  'tokenExpired',
  'tokenInvalid',
  'userInfoMissing',
  'unauthorised',
];
const SESSION_MSG =
  /verification failed|token (has )?(expired|invalid)|invalid token|user info\w* (is )?(deleted|missing)/i;
const ACCOUNT_MSG = /account does not exist|account .*deleted/i;

/** SN-05: which refusals mean that the session is lost. All others are handled by the caller. */
export function sessionLoss({ code, name, msg }: ClientError): SessionLoss | undefined {
  if (name === 'accountMissing' || ACCOUNT_MSG.test(msg)) return { clear: true };
  if (code !== 400 && code !== 401 && code !== 403) return undefined;
  const lost = code === 401 || SESSION_NAMES.includes(name) || SESSION_MSG.test(msg);
  return lost ? { clear: false } : undefined;
}
