import type { AccountId } from '@cpc/domain';
import type { Locale } from '@cpc/i18n';
import type { Tx } from '../../base/db/database.ts';

/** Moves what a guest made to the account that the guest logged in to. Each module moves its own rows. */
export type AdoptGuest = (tx: Tx, guest: AccountId, account: AccountId) => Promise<void>;

/** The default language of a station, or undefined if the station does not exist. */
export type LanguageOf = (stationId: string | undefined) => Promise<Locale | undefined>;

export interface AccountsPorts {
  readonly languageOf: LanguageOf;
  readonly adopters: readonly AdoptGuest[];
}
