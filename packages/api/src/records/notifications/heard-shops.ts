import type { PartnerId, PersonId } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { MailAddress } from './mail-addresses.ts';

/** The ids of shops of which somebody hears about incidents: on a browser, or by e-mail. */
export const HEARD_SHOPS = sql<PartnerId>`(select partner_id from shop_push_subscriptions
  union select memberships.partner_id from memberships
    inner join mail_addresses on mail_addresses.person_id = memberships.person_id
    where memberships.state = 'active' and mail_addresses.news <> 0 and mail_addresses.state = 'open')`;

/** The addresses of a shop's people that get its news. */
export const mailAddressesOf = (
  reader: Reader,
  partnerId: PartnerId,
): Promise<(MailAddress & { readonly person_id: PersonId })[]> =>
  reader
    .selectFrom('mail_addresses')
    .innerJoin('memberships', 'memberships.person_id', 'mail_addresses.person_id')
    .selectAll('mail_addresses')
    .select('memberships.person_id')
    .where('memberships.partner_id', '=', partnerId)
    .where('memberships.state', '=', 'active')
    .where('mail_addresses.news', '<>', 0)
    .where('mail_addresses.state', '=', 'open')
    .orderBy('mail_addresses.id')
    .execute();
