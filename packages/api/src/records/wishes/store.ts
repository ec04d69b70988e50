import type { WishView } from '@cpc/contract';
import type { AccountId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { WishesTables } from '../../base/db/tables/wishes.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { AdoptGuest } from '../accounts/ports.ts';
import type { KindOnSale } from '../catalogue/on-sale.ts';

export type WishRow = Selectable<WishesTables['wishes']>;

/** Wishes are forgotten after half a year, told or not. */
export const WISH_LASTS_MS = 182 * DAY_MS;

/** A name without what people type differently: capitals, spaces, dots, dashes. */
const folded = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+]/gu, '');

/** The key of a wish for a model by its name; empty if nothing readable is in it. */
export const textKey = (model: string): string => (folded(model) === '' ? '' : `text ${folded(model)}`);

/** The key of a wish for goods of the catalogue. */
export const goodsKey = ({ goods_id, shell_id, colour_id }: Pick<WishRow, 'goods_id' | 'shell_id' | 'colour_id'>) =>
  ['goods', goods_id, shell_id ?? '*', colour_id ?? '*'].join(' ');

/** Wishes with the names of what they are for. */
const named = (reader: Reader) =>
  reader
    .selectFrom('wishes')
    .innerJoin('machines', 'machines.id', 'wishes.machine_id')
    .leftJoin('goods', 'goods.id', 'wishes.goods_id')
    .leftJoin('shells', 'shells.id', 'wishes.shell_id')
    .leftJoin('shell_colours', 'shell_colours.id', 'wishes.colour_id')
    .select(['wishes.machine_id', 'machines.name as machine_name', 'wishes.goods_id', 'wishes.model as typed'])
    .select(['goods.brand', 'goods.model', 'shells.name as shell_name', 'shell_colours.name as colour_name']);

export interface WishedThing {
  readonly brand: string | null;
  readonly model: string | null;
  readonly typed: string;
}

/** The names to show: those of the catalogue, or what was typed. */
export const namesOf = ({ brand, model, typed }: WishedThing) => ({ brand: brand ?? '', model: model ?? typed });

/** The wishes of an account, newest first. */
export async function wishesOf(reader: Reader, account: AccountId, since: number): Promise<WishView[]> {
  const rows = await named(reader)
    .select(['wishes.id as wish_id', 'wishes.shell_id', 'wishes.colour_id', 'wishes.created_at', 'wishes.told_at'])
    .where('wishes.account_id', '=', account)
    .where('wishes.created_at', '>', since)
    .orderBy('wishes.created_at', 'desc')
    .orderBy('wishes.id')
    .execute();
  return rows.map(({ typed, brand, model, ...row }) => ({ ...row, ...namesOf({ typed, brand, model }) }));
}

export { named as namedWishes };

export async function endWishes(tx: Tx, account: AccountId): Promise<void> {
  await tx.deleteFrom('wishes').where('account_id', '=', account).execute();
}

/**
 * A guest's wishes go to the account. Of the same wish one is kept: it waits if one of both waits. One statement for
 * each: the account may leave the same wish at the same time.
 */
export const adoptWishes: AdoptGuest = async (tx, guest, account) => {
  const brought = await tx.deleteFrom('wishes').where('account_id', '=', guest).returningAll().execute();
  for (const wish of brought)
    await tx
      .insertInto('wishes')
      .values({ ...wish, account_id: account })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'machine_id', 'key'])
          .doUpdateSet({
            told_at: null,
            created_at: (row) => row.ref('excluded.created_at'),
            language: (row) => row.ref('excluded.language'),
          })
          .where('wishes.told_at', 'is not', null)
          .where('excluded.told_at', 'is', null),
      )
      .execute();
};

type Wished = Pick<WishRow, 'machine_id' | 'goods_id' | 'shell_id' | 'colour_id'>;

/** Whether a wish for goods of the catalogue is for that kind. */
export const isWished = (wish: Wished, kind: KindOnSale): boolean =>
  wish.machine_id === kind.machine_id &&
  wish.goods_id === kind.goods_id &&
  (wish.shell_id === null || wish.shell_id === kind.shell_id) &&
  (wish.colour_id === null || wish.colour_id === kind.colour_id);

/** The keys of wishes for that kind by its name, with or without the brand. */
export const keysOf = ({ brand, model }: KindOnSale): readonly string[] => [
  textKey(model),
  textKey(`${brand} ${model}`),
];
