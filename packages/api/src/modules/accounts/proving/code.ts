import type { Selectable } from 'kysely';
import { hashSecret } from '../../../base/ports/random.ts';
import type { AccountsTables } from '../../../base/db/tables/accounts.ts';

export type PhoneCode = Selectable<AccountsTables['phone_codes']>;

export const CODE_DIGITS = 6;

/** What is kept of a code: whoever reads the database has not the challenge, and cannot try all codes. */
export const codeHash = (challenge: string, code: string): string => hashSecret(`${challenge} ${code}`);
