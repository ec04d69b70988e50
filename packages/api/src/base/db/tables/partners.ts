import type { PartnerId, PartnerRole, PersonEvent, PersonId, PersonState } from '@cpc/domain';
import type { Generated } from 'kysely';

export interface PartnersTables {
  readonly partners: {
    readonly id: PartnerId;
    readonly name: string;
    readonly created_at: number;
    /** The platform's part of a sale, in thousandths; null means the configured value. */
    readonly commission_permille: number | null;
    /** Counts the transactions that locked the shop to change its people. */
    readonly version: Generated<number>;
  };
  /** The people of a shop. Rows are never deleted, because changes name their actors (OR-09). */
  readonly partner_people: {
    readonly id: PersonId;
    readonly partner_id: PartnerId;
    /** Lower case; unique over all shops, because people log in with it and the password alone. */
    readonly username: string;
    readonly name: string;
    readonly role: PartnerRole;
    readonly state: PersonState;
    /** argon2id in PHC form; set for active people. */
    readonly password_hash: string | null;
    /** SHA-256 of the code with which an invited person joins, and its expiry. */
    readonly invite_hash: string | null;
    readonly invited_until: number | null;
    readonly created_at: number;
    readonly last_login_at: number | null;
  };
  /** The history of people; the database refuses to change it. */
  readonly partner_person_events: {
    readonly person_id: PersonId;
    readonly seq: number;
    readonly at: number;
    readonly event: 'added' | 'role' | 'renamed' | 'password' | PersonEvent;
    readonly from_state: PersonState;
    readonly to_state: PersonState;
    /** The role after the event. */
    readonly role: PartnerRole;
    /** Null if the operator did it. */
    readonly by_person: PersonId | null;
  };
  /** Sessions of people. The SHA-256 of the token is stored. */
  readonly partner_sessions: {
    readonly token_hash: string;
    readonly person_id: PersonId;
    readonly started_at: number;
    readonly expires_at: number;
  };
}
