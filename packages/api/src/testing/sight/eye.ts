import type { IncidentKind, PartnerId, PartnerRole, StationId } from '@cpc/domain';

/** A person of a shop, as the rules see them. */
export interface Eye {
  readonly partnerId: PartnerId;
  readonly role: PartnerRole;
  readonly stations: readonly StationId[] | null;
}

/** What the rules say must be in the list. */
export interface Expected {
  readonly kind: IncidentKind;
  readonly machine_id: string;
  readonly count: number;
  readonly since: number | null;
}
