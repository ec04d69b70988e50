import type { IncidentKind, PartnerId, PersonId, StationId } from '@cpc/domain';

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
}
