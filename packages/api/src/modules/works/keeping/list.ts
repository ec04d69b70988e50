import { CallError, type ShareId, type WorkSummary } from '@cpc/contract';
import type { Category } from '@cpc/design';
import { type AccountId, type AssetId, brand, type GoodsId, type WorkId } from '@cpc/domain';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../../../base/db/database.ts';
import type { Schema } from '../../../base/db/schema.ts';
import type { Page } from '../../../base/http/page.ts';
import { boxOf } from './art.ts';
import { choiceOf } from './choice.ts';
import { LIST_SIDE } from './paint-art.ts';

export interface Listing {
  readonly works: readonly WorkSummary[];
  readonly total: number;
  /** Works without a painted thumbnail. */
  readonly unpainted: readonly { readonly work_id: WorkId; readonly revision: number }[];
}

/** A selection of an account's works: for one model, for some categories, or all. */
export interface Wanted {
  readonly goodsId?: GoodsId | undefined;
  readonly categories?: readonly Category[] | undefined;
}

/** One page of an account's works, newest first, without the designs themselves: those may be megabytes. */
export async function listWorks(
  read: Reader,
  account: AccountId,
  { goodsId, categories }: Wanted,
  page: Page,
): Promise<Listing> {
  const mine = read
    .selectFrom('works')
    .where('works.account_id', '=', account)
    .where('works.deleted_at', 'is', null)
    .$if(goodsId !== undefined, (select) => select.where('works.goods_id', '=', goodsId ?? ''))
    .$if(categories !== undefined, (select) => select.where(forCategories(categories ?? [])));
  const [rows, { total }] = await Promise.all([
    summaries(mine)
      .orderBy('works.updated_at', 'desc')
      .orderBy('works.id')
      .offset(page.offset)
      .limit(page.limit)
      .execute(),
    mine.select((build) => build.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    works: await withHalves(read, account, rows),
    total,
    unpainted: rows
      .filter((row) => row.painted === null)
      .map(({ id, revision }) => ({ work_id: brand<WorkId>(id), revision })),
  };
}

/**
 * The other half of the pair that a work is a half of; null for a work on its own. @throws CallError notFound, also for
 * another account's work and for a deleted one
 */
export async function otherHalfOf(reader: Reader, account: AccountId, workId: WorkId): Promise<WorkSummary | null> {
  const live = reader.selectFrom('works').where('works.account_id', '=', account).where('works.deleted_at', 'is', null);
  const mine = await live.select('works.pair').where('works.id', '=', workId).executeTakeFirst();
  if (!mine) throw new CallError('notFound');
  if (mine.pair === null) return null;
  const others = live.where('works.pair', '=', mine.pair).where('works.id', '!=', workId);
  const rows = await summaries(others).orderBy('works.updated_at', 'desc').orderBy('works.id').limit(1).execute();
  const [half] = await withHalves(reader, account, rows);
  return half ?? null;
}

/** Works with the other halves of their pairs, which may be on other pages of the list. */
async function withHalves(reader: Reader, account: AccountId, rows: readonly Row[]): Promise<readonly WorkSummary[]> {
  const pairs = rows.flatMap(({ pair }) => (pair === null ? [] : [pair]));
  const halves =
    pairs.length === 0
      ? []
      : await reader
          .selectFrom('works')
          .leftJoin('goods', 'goods.id', 'works.goods_id')
          .select(['works.id', 'works.goods_id', 'works.title', 'works.pair', 'goods.model'])
          .where('works.account_id', '=', account)
          .where('works.deleted_at', 'is', null)
          .where('works.pair', 'in', pairs)
          .orderBy('works.updated_at', 'desc')
          .orderBy('works.id')
          .execute();
  return rows.map((row) => {
    const half = row.pair === null ? undefined : halves.find(({ id, pair }) => pair === row.pair && id !== row.id);
    const other_half = half && {
      work_id: brand<WorkId>(half.id),
      goods_id: brand<GoodsId>(half.goods_id),
      title: half.title,
      model: half.model ?? '',
    };
    return { ...summary(row), other_half: other_half ?? null };
  });
}

/** The prefix of a custom size's id. */
const CUSTOM_PREFIX = 'size_';

/** Custom sizes are in no catalogue. They are phone cases. */
function forCategories(categories: readonly Category[]): RawBuilder<SqlBool> {
  const listed = sql<SqlBool>`works.goods_id in (select id from goods where category in (${sql.join(categories)}))`;
  if (!categories.includes('phoneCase')) return listed;
  return sql`(${listed} or substr(works.goods_id, 1, ${CUSTOM_PREFIX.length}) = ${CUSTOM_PREFIX})`;
}

type Mine = SelectQueryBuilder<Schema, 'works', object>;

function summaries(mine: Mine) {
  return mine
    .leftJoin('goods', 'goods.id', 'works.goods_id')
    .leftJoin('thumbnails', (join) =>
      join.onRef('thumbnails.art_hash', '=', 'works.art_hash').on('thumbnails.side', '=', LIST_SIDE),
    )
    .leftJoin('collection', (join) =>
      join
        .onRef('collection.item', '=', 'works.id')
        .onRef('collection.account_id', '=', 'works.account_id')
        .on('collection.kind', '=', 'work'),
    )
    .select([
      'works.id',
      'works.goods_id',
      'works.title',
      'works.choice',
      'works.pair',
      'works.revision',
      'works.updated_at',
      'goods.model',
      'goods.surface',
      'thumbnails.asset',
      'thumbnails.art_hash as painted',
      'collection.item as favourite',
      sql<ShareId | null>`(select shares.id from shares where shares.work_id = works.id and shares.revoked_at is null
        order by shares.created_at desc, shares.id limit 1)`.as('share'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof summaries>['execute']>>[number];

function summary(row: Row): Omit<WorkSummary, 'other_half'> {
  return {
    work_id: brand<WorkId>(row.id),
    goods_id: brand<GoodsId>(row.goods_id),
    title: row.title,
    choice: choiceOf(row.choice),
    revision: row.revision,
    updated_at: row.updated_at,
    model: row.model ?? '',
    ...boxOf(row.goods_id, row.surface),
    thumbnail: row.asset === null ? null : brand<AssetId>(row.asset),
    share: row.share,
    favourite: row.favourite !== null,
  };
}
