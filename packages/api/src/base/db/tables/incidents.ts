import type { IncidentKind, PartnerId, PersonId, StationId } from '@cpc/domain';
import type { Locale } from '@cpc/i18n';

export interface IncidentsTables {
  /** What a person of a shop has put off: one row for a kind at a station, also after its end. */
  readonly incident_snoozes: {
    readonly partner_id: PartnerId;
    readonly machine_id: StationId;
    readonly kind: IncidentKind;
    readonly at: number;
    readonly until_at: number;
    readonly person_id: PersonId;
  };
  /** Browsers of people of shops that get messages about incidents. A browser gets those of one person and one shop. */
  readonly shop_push_subscriptions: {
    readonly id: string;
    readonly partner_id: PartnerId;
    readonly person_id: PersonId;
    /** The address at the push service. Its knowledge is enough to reach the browser, so it is never logged. */
    readonly endpoint: string;
    /** The browser's public key, 65 bytes, and its secret, 16 bytes, in base64url (RFC 8291). */
    readonly p256dh: string;
    readonly auth: string;
    /** The language of its messages. */
    readonly language: Locale;
    readonly created_at: number;
  };
  /** Incidents about which people of the shop got a message. */
  readonly told_incidents: {
    readonly partner_id: PartnerId;
    readonly machine_id: StationId;
    readonly kind: IncidentKind;
    /** How many things were told. */
    readonly told: number;
    /** How many were found at the last look; 0 if it has healed or is put off. */
    readonly found: number;
    /** Since when fewer were found than told; null if there are as many. UTC, ms. */
    readonly less_at: number | null;
    /** What the list said of it at the last look: the printer's reason, or the most urgent kind of piece. */
    readonly detail: string;
  };
}
