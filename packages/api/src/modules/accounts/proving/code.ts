import type { Selectable } from 'kysely';
import { hashSecret } from '../../../base/ports/random.ts';
import type { AccountsTables } from '../../../base/db/tables/accounts.ts';

export type PhoneCode = Selectable<AccountsTables['phone_codes']>;

export const CODE_DIGITS = 6;

/** The stored form of a code. A reader of the database lacks the challenge, and so cannot try all codes. */
export const codeHash = (challenge: string, code: string): string => hashSecret(`${challenge} ${code}`);
