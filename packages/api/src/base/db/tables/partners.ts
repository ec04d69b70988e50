import type { PartnerId, PartnerRole, PersonEvent, PersonId, PersonState } from '@cpc/domain';
import type { Generated } from 'kysely';

export interface PartnersTables {
  readonly partners: {
    readonly id: PartnerId;
    readonly name: string;
    readonly created_at: number;
    /** The platform's part of a sale, in thousandths; the configured one where it is null. */
    readonly commission_permille: number | null;
    /** Counts the transactions that locked the shop to change its people. */
    readonly version: Generated<number>;
  };
  /** The people of a shop. Nobody is deleted: what was done names who did it (OR-09). */
  readonly partner_people: {
    readonly id: PersonId;
    readonly partner_id: PartnerId;
    /** Lower case; of one person in all shops, because it is all one logs in with beside the password. */
    readonly username: string;
    readonly name: string;
    readonly role: PartnerRole;
    readonly state: PersonState;
    /** argon2id in PHC form, of those who are active. */
    readonly password_hash: string | null;
    /** SHA-256 of the code by which those who are invited join, and until when. */
    readonly invite_hash: string | null;
    readonly invited_until: number | null;
    readonly created_at: number;
    readonly last_login_at: number | null;
  };
  /** What happened to people; the database refuses to change it. */
  readonly partner_person_events: {
    readonly person_id: PersonId;
    readonly seq: number;
    readonly at: number;
    readonly event: 'added' | 'role' | 'renamed' | 'password' | PersonEvent;
    readonly from_state: PersonState;
    readonly to_state: PersonState;
    /** From then on. */
    readonly role: PartnerRole;
    /** Null where the operator did it. */
    readonly by_person: PersonId | null;
  };
  /** Logins of people; what is stored is the SHA-256 of the token. */
  readonly partner_sessions: {
    readonly token_hash: string;
    readonly person_id: PersonId;
    readonly started_at: number;
    readonly expires_at: number;
  };
}
