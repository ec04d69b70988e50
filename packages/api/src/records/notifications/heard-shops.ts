import type { PartnerId, PersonId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { MailAddress } from './mail-addresses.ts';

/** The addresses that get news of a shop, each of an active person of it. */
const newsAddresses = (reader: Reader) =>
  reader
    .selectFrom('mail_addresses')
    .innerJoin('memberships', 'memberships.person_id', 'mail_addresses.person_id')
    .where('memberships.state', '=', 'active')
    .where('mail_addresses.news', '=', 1)
    .where('mail_addresses.state', '=', 'open');

/** The ids of shops of which somebody hears about incidents: on a browser, or by e-mail. */
export const heardShops = (reader: Reader) =>
  reader
    .selectFrom('shop_push_subscriptions')
    .select('partner_id')
    .union(newsAddresses(reader).select('memberships.partner_id'));

/** The addresses of a shop's people that get its news. */
export const mailAddressesOf = (
  reader: Reader,
  partnerId: PartnerId,
): Promise<(MailAddress & { readonly person_id: PersonId })[]> =>
  newsAddresses(reader)
    .selectAll('mail_addresses')
    .select('memberships.person_id')
    .where('memberships.partner_id', '=', partnerId)
    .orderBy('mail_addresses.id')
    .execute();
