import type { PartnerId, PersonId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { IncidentsTables } from '../../base/db/tables/incidents.ts';
import type { ShopPerson } from '../partners/actor.ts';

/** A browser of a person of a shop that gets messages about incidents. */
export type ShopBrowser = Selectable<IncidentsTables['shop_push_subscriptions']>;

/** The most browsers of a person; a new one beyond that removes the oldest. */
const MAX_BROWSERS = 10;

/** The browser, if it gets messages of this shop for this person. */
export const ownBrowser = (
  reader: Reader,
  { personId, partnerId }: ShopPerson,
  endpoint: string,
): Promise<ShopBrowser | undefined> =>
  reader
    .selectFrom('shop_push_subscriptions')
    .selectAll()
    .where('endpoint', '=', endpoint)
    .where('person_id', '=', personId)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();

/**
 * Stores a browser, one row per endpoint: it gets the messages of the person and the shop that asked last. The same keys
 * prove that it is the same browser.
 * @returns false if it was not stored: the endpoint exists with other keys, so it belongs to somebody else
 */
export async function keepBrowser(tx: Tx, row: ShopBrowser): Promise<boolean> {
  const { partner_id, person_id, language, p256dh, auth, created_at } = row;
  const kept = await tx
    .insertInto('shop_push_subscriptions')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet({ partner_id, person_id, language, created_at })
        .where('shop_push_subscriptions.p256dh', '=', p256dh)
        .where('shop_push_subscriptions.auth', '=', auth),
    )
    .returning('id')
    .executeTakeFirst();
  if (!kept) return false;
  await tx
    .deleteFrom('shop_push_subscriptions')
    .where('person_id', '=', person_id)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('shop_push_subscriptions')
        .select('id')
        .where('person_id', '=', person_id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_BROWSERS),
    )
    .execute();
  return true;
}

/** @returns the number of removed rows: 0 if the endpoint does not belong to the person */
export async function endBrowser(tx: Tx, personId: PersonId, endpoint: string): Promise<number> {
  const ended = await tx
    .deleteFrom('shop_push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}

/** Removes a browser after its push service reported that it is gone. */
export async function forgetBrowser(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('shop_push_subscriptions').where('id', '=', id).execute();
}

/** Ends the messages to all browsers of a person: those of one shop, or all. */
export async function endMessages(tx: Tx, personId: PersonId, partnerId?: PartnerId): Promise<void> {
  const ofPerson = tx.deleteFrom('shop_push_subscriptions').where('person_id', '=', personId);
  await (partnerId === undefined ? ofPerson : ofPerson.where('partner_id', '=', partnerId)).execute();
}
