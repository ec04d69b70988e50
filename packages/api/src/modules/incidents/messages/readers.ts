import type { PartnerId, PersonId } from '@cpc/domain';
import type { Reader } from '../../../base/db/database.ts';
import { readStations } from '../../../records/partners/reach.ts';
import type { ShopBrowser } from '../../../records/notifications/shop-browsers.ts';
import type { Viewer } from '../find.ts';

/** A browser, and what its person may see now: a role or a limit may have changed since it was subscribed. */
export interface MessageReader {
  readonly browser: ShopBrowser;
  readonly viewer: Viewer;
}

/** The browsers of a shop. Those of people who may not act for it any more are left out (PA-09). */
export const readersOf = async (reader: Reader, partnerId: PartnerId): Promise<MessageReader[]> =>
  (await readers(reader).where('browser.partner_id', '=', partnerId).execute()).map(readerOf);

export async function readerAt(reader: Reader, id: string): Promise<MessageReader | undefined> {
  const row = await readers(reader).where('browser.id', '=', id).executeTakeFirst();
  return row && readerOf(row);
}

/** What a person may see in a shop now; undefined if the person may not act for it any more. */
export async function viewerOf(reader: Reader, partnerId: PartnerId, personId: PersonId): Promise<Viewer | undefined> {
  const member = await reader
    .selectFrom('memberships')
    .innerJoin('partners', 'partners.id', 'memberships.partner_id')
    .select(['role', 'stations'])
    .where('partner_id', '=', partnerId)
    .where('person_id', '=', personId)
    .where('memberships.state', '=', 'active')
    .where('partners.state', '<>', 'closed')
    .executeTakeFirst();
  return member && { partnerId, stations: readStations(member.stations), role: member.role };
}

const readers = (reader: Reader) =>
  reader
    .selectFrom('shop_push_subscriptions as browser')
    .innerJoin('memberships as member', (join) =>
      join
        .onRef('member.person_id', '=', 'browser.person_id')
        .onRef('member.partner_id', '=', 'browser.partner_id')
        .on('member.state', '=', 'active'),
    )
    .innerJoin('partners', 'partners.id', 'browser.partner_id')
    .selectAll('browser')
    .select(['member.role', 'member.stations'])
    .where('partners.state', '<>', 'closed')
    .orderBy('browser.id');

function readerOf({ role, stations, ...browser }: Awaited<ReturnType<ReturnType<typeof readers>['execute']>>[number]) {
  return { browser, viewer: { partnerId: browser.partner_id, stations: readStations(stations), role } };
}
