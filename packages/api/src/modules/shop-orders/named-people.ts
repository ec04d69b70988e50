import { hasDuty, type PartnerRole } from '@cpc/domain';
import type { With } from '../../base/services.ts';
import { countAttempt } from '../../records/accounts/attempts.ts';
import type { ShopPerson } from '../../records/partners/actor.ts';
import { type NamedPeople, peopleIn } from './find.ts';

/** Searches for people by one person, in a quarter of an hour. */
const MAX_SEARCHES = 200;

/**
 * Whom a search names, for a person who hands items over; each such search is counted. Whoever has no duty at the counter
 * finds orders by their numbers alone.
 * @throws CallError tooManyRequests
 */
export async function namedPeople(
  services: With<'db' | 'clock' | 'config'>,
  { partnerId, personId, role }: ShopPerson & { readonly role: PartnerRole },
  search = '',
): Promise<NamedPeople | undefined> {
  if (search === '' || !hasDuty(role, 'counter')) return undefined;
  const shop = await services.db.read
    .selectFrom('partners')
    .select('country')
    .where('id', '=', partnerId)
    .executeTakeFirst();
  const people = peopleIn(search, shop?.country ?? '');
  if (people) await countAttempt(services, [{ subject: ['people-searches', personId], most: MAX_SEARCHES }]);
  return people;
}
