import type { OperatorChange, OperatorEvent, ReleaseEvent } from '@cpc/contract';
import type { PartnerId, PartnerRole, PersonEvent, PersonId, PersonState, ShopState, StationId } from '@cpc/domain';
import type { Locale } from '@cpc/i18n';
import type { Generated } from 'kysely';

/** What operators decide about a shared design that was reported. */
export type ShareEvent = 'shareWithdrawn' | 'reportsDismissed';

export interface PartnersTables {
  readonly partners: {
    readonly id: PartnerId;
    readonly name: string;
    /** The name as it is compared with a search (decision 273). */
    readonly search_name: Generated<string>;
    readonly created_at: number;
    /** The platform's part of a sale, in thousandths; null means the configured value. */
    readonly commission_permille: number | null;
    /** The most stations with which it may add another one itself; null means the configured value. */
    readonly max_stations: Generated<number | null>;
    /** The rate of tax in its receipts, in thousandths; null for the standard rate of its country. */
    readonly vat_permille: number | null;
    /** Counts the transactions that locked the shop to change it or its people. */
    readonly version: Generated<number>;
    /** As the operator has set it. */
    readonly state: Generated<ShopState>;
    /** Contact and legal data, as the shop typed them; '' where it has not. */
    readonly phone: Generated<string>;
    readonly email: Generated<string>;
    readonly address: Generated<string>;
    readonly legal_name: Generated<string>;
    /** ISO 3166-1 alpha-2 */
    readonly country: Generated<string>;
    readonly vat_id: Generated<string>;
    readonly registration: Generated<string>;
    /** IANA name; null if the shop has not chosen one, which counts as UTC. */
    readonly time_zone: string | null;
    /** Null if the shop has not chosen one. */
    readonly language: Locale | null;
    /** `on` if people of the shop look at each design before it is printed, `off` if not (decision 239). */
    readonly design_review: Generated<string>;
    /** Counts the transactions that changed a price of the shop. */
    readonly prices_version: Generated<number>;
  };
  /** Changes of what a shop is; the database refuses to change them. */
  readonly shop_changes: {
    readonly id: string;
    readonly partner_id: PartnerId;
    readonly at: number;
    readonly person_id: PersonId;
    /** JSON array of the changed fields with their values before and after. */
    readonly changes: string;
  };
  /** The own VAT rates of shops, in thousandths; null: the standard rate of the country. Each holds from its time on. */
  readonly shop_vat_rates: {
    readonly partner_id: PartnerId;
    readonly since: number;
    readonly permille: number | null;
    readonly person_id: PersonId;
  };
  /** Which shop had a station from `since` until `at`; the database refuses to change it. */
  readonly station_moves: {
    readonly machine_id: StationId;
    readonly at: number;
    readonly since: number;
    readonly from_partner: PartnerId;
    readonly to_partner: PartnerId;
    /** The operator who moved it, and why. */
    readonly person_id: PersonId;
    readonly reason: string;
  };
  /** The people of all shops and the operators. Rows are never deleted, because changes name their actors (OR-09). */
  readonly partner_people: {
    readonly id: PersonId;
    /** Lower case; unique over all shops, because people log in with it and the password alone. */
    readonly username: string;
    readonly name: string;
    /** argon2id in PHC form; null if the person must choose one by an invitation. */
    readonly password_hash: string | null;
    readonly created_at: number;
    readonly last_login_at: number | null;
  };
  /** Who works in which shop. Rows are never deleted. */
  readonly memberships: {
    readonly person_id: PersonId;
    readonly partner_id: PartnerId;
    readonly role: PartnerRole;
    readonly state: PersonState;
    /** JSON array of the stations that the person is limited to; null for all. */
    readonly stations: string | null;
    /** SHA-256 of the code with which an invited person joins, and its expiry. */
    readonly invite_hash: string | null;
    readonly invited_until: number | null;
    readonly created_at: number;
    /** When the person last began to act for the shop; a login starts at the latest place. */
    readonly used_at: number;
  };
  /** People who act for the platform. */
  readonly operators: {
    readonly person_id: PersonId;
    readonly created_at: number;
    /** When the person last began to act for the platform. */
    readonly used_at: number;
    readonly state: Generated<PersonState>;
    /** Who wants to invite the person, until another operator confirms it; there is no code before. */
    readonly proposed_by: PersonId | null;
    /** SHA-256 of the code with which an invited person joins, and when it, or the proposal, expires. */
    readonly invite_hash: string | null;
    readonly invited_until: number | null;
  };
  /** What operators did; the database refuses to change it. */
  readonly operator_events: {
    readonly id: string;
    readonly at: number;
    readonly person_id: PersonId;
    readonly event:
      | OperatorEvent
      | OperatorChange
      | ReleaseEvent
      | ShareEvent
      | 'catalogue'
      | 'payoutRead'
      | 'promoter';
    /** What it was done to: `shop:<id>`, `person:<id>`, `payout:<id>`, `share:<id>`, `promoter:<id>`, `release:<version>`, `catalogue`. */
    readonly subject: string;
    readonly reason: string;
  };
  /** The history of people in each shop; the database refuses to change it. */
  readonly partner_person_events: {
    readonly person_id: PersonId;
    readonly partner_id: PartnerId;
    readonly seq: number;
    readonly at: number;
    readonly event: 'added' | 'role' | 'stations' | 'renamed' | 'password' | PersonEvent;
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
    /** The shop it acts for; null for the platform. */
    readonly partner_id: PartnerId | null;
    readonly started_at: number;
    readonly expires_at: number;
  };
}
