import type { PartnerId } from '@cpc/domain';

export interface PartnersTables {
  readonly partners: {
    readonly id: PartnerId;
    readonly username: string;
    readonly name: string;
    /** argon2id in PHC form. */
    readonly password_hash: string;
    readonly created_at: number;
    /** The platform's part of a sale, in thousandths; the configured one where it is null. */
    readonly commission_permille: number | null;
  };
  /** Logins of partners; what is stored is the SHA-256 of the token. */
  readonly partner_sessions: {
    readonly token_hash: string;
    readonly partner_id: PartnerId;
    readonly started_at: number;
    readonly expires_at: number;
  };
}
