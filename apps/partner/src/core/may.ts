import {
  closesTill,
  type Duty,
  hasDuty,
  leadsShop,
  type PartnerId,
  type PartnerRole,
  readsTill,
  type StationId,
  worksAtTill,
} from '@cpc/domain';

/**
 * What a page needs: a duty in a shop (PA-09), any part in a shop, to speak for the whole shop, to see, close or read its till,
 * the platform, or just a login.
 */
export type Need = Duty | 'shop' | 'lead' | 'seeTill' | 'closeTill' | 'readTill' | 'platform' | 'login';

/** What a login acts for; null for nobody. */
type Who =
  | {
      readonly partner_id: PartnerId | null;
      readonly role: PartnerRole | null;
      readonly stations: readonly StationId[] | null;
    }
  | undefined;

export function may(who: Who, need: Need): boolean {
  if (need === 'login') return true;
  if (need === 'platform') return who?.partner_id === null;
  if (need === 'shop') return who?.partner_id != null;
  if (need === 'lead') return who !== undefined && leadsShop(who);
  if (need === 'closeTill') return who !== undefined && closesTill(who);
  if (need === 'readTill') return who !== undefined && readsTill(who);
  if (need === 'seeTill') return who !== undefined && (worksAtTill(who) || readsTill(who));
  return hasDuty(who?.role ?? null, need);
}
