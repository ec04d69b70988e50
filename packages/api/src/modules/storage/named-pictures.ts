import type { AccountId } from '@cpc/domain';
import { type RawBuilder, sql } from 'kysely';
import { isRetainedOrder } from '../../records/storage/wanted.ts';

/** An account, some of its pictures, and the time in UTC ms. */
export interface Asked {
  readonly account: AccountId;
  readonly assets: readonly string[];
  readonly now: number;
}

/**
 * Finds which of an account's pictures its designs name: works, links, the list, and kept orders. It searches only
 * the account's own designs, whose number is limited: other accounts can make any number of designs that name the picture.
 * `materialized` and `cross join` force SQLite to this sequence, and pictures that no design names cost nothing.
 */
export const namedPictures = ({ account, assets, now }: Asked): RawBuilder<{ readonly asset: string }> => sql`
  with own as materialized (
    select document_hash from works where account_id = ${account}
    union select document_hash from shares where account_id = ${account}
    union select document_hash from shopping_list where account_id = ${account}
    union select document_hash from orders inner join order_items on order_items.order_id = orders.id
      where orders.account_id = ${account} and ${isRetainedOrder(now)}
  ),
  named as materialized (
    select asset from pictures where account_id = ${account} and asset in (${sql.join(assets)})
      and exists (select 1 from document_pictures where document_pictures.asset = pictures.asset)
  )
  select named.asset as asset from named where exists (
    select 1 from own cross join document_pictures as inside
    where inside.hash = own.document_hash and inside.asset = named.asset)`;
