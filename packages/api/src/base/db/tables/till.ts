import type { PartnerId, PersonId, TillKind } from '@cpc/domain';

export interface TillTables {
  /** The journals of tills, one chain for each shop (PA-15). The database refuses to change or delete their rows. */
  readonly till_entries: {
    readonly partner_id: PartnerId;
    /** 1, 2, 3, … within the shop. */
    readonly place: number;
    /** The cause. The entry of the ledger has the same key, if money moved. */
    readonly key: string;
    readonly kind: TillKind;
    readonly at: number;
    /** Null if no person of the shop did it. */
    readonly person_id: PersonId | null;
    readonly currency: string;
    /** What it changed in the till: positive if cash came in. */
    readonly amount: number;
    /** What was counted; null if nothing was. */
    readonly counted: number | null;
    /** Why a count differs, or the reference of a bank. */
    readonly reason: string;
    /** SHA-256 over the hash of the entry before and all of the above, in hexadecimal. */
    readonly hash: string;
  };
}
