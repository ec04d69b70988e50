import type { PartnerId, PersonId, StationId } from '@cpc/domain';
import type { Caller } from './call.ts';

/** @param session hash of the token of a login that has ended */
export const sessionTopic = (session: string): string => `session:${session}`;
/** A person of shops or of the platform may act for fewer places than before. */
export const personTopic = (person: PersonId): string => `person:${person}`;
/** A shop is suspended, goes on or is closed. */
export const shopTopic = (shop: PartnerId): string => `shop:${shop}`;
/** Keys of a station have ended. */
export const keysTopic = (station: StationId): string => `keys:${station}`;

/** What tells that a caller may not be admitted any more: whoever holds something open by this login asks again. */
export function topicsOf(caller: Caller): readonly string[] {
  switch (caller.kind) {
    case 'visitor':
      return [];
    case 'customer':
      return [sessionTopic(caller.session)];
    case 'partner':
      return [sessionTopic(caller.session), personTopic(caller.personId), shopTopic(caller.partnerId)];
    case 'operator':
      return [sessionTopic(caller.session), personTopic(caller.personId)];
    case 'station':
    case 'screen':
      return [keysTopic(caller.stationId)];
  }
}
