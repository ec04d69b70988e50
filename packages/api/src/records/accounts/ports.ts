import type { AccountId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';

/** Gives what a guest made to the account the guest logged in to; each module hands over what is its own. */
export type AdoptGuest = (tx: Tx, guest: AccountId, account: AccountId) => Promise<void>;

/** The language a station speaks by default, or undefined where there is no such station. */
export type LanguageOf = (machineId: string | undefined) => Promise<string | undefined>;

export interface AccountsPorts {
  readonly languageOf: LanguageOf;
  readonly adopters: readonly AdoptGuest[];
}
