import { type ActionInput, CallError, type CollectedItem, type ShareId } from '@cpc/contract';
import { type AccountId, brand, type GoodsId, mm, type WorkId } from '@cpc/domain';
import type { Reader } from '../../../base/db/database.ts';
import type { Page } from '../../../base/http/page.ts';
import type { With } from '../../../base/services.ts';
import { boxOf } from '../keeping/art.ts';
import { choiceOf } from '../keeping/choice.ts';
import { liveWork } from '../keeping/find.ts';
import { LIST_SIDE } from '../keeping/paint-art.ts';
import { liveShare } from './share.ts';

type Item = ActionInput<'Collection.add'>;
type Kind = Item['kind'];

/** More favourites than a customer looks through. */
export const MAX_COLLECTION = 1_000;

/** Adds a favourite. A second call changes nothing. @throws CallError notFound, tooManyRequests */
export async function collect(
  { db, clock }: With<'db' | 'clock'>,
  account: AccountId,
  { kind, item }: Item,
): Promise<Item> {
  await refuseMissing(db.read, account, kind, item);
  await db.transact(async (tx) => {
    const { count } = await tx
      .selectFrom('collection')
      .select((build) => build.fn.countAll<number>().as('count'))
      .where('account_id', '=', account)
      .executeTakeFirstOrThrow();
    if (count >= MAX_COLLECTION) throw new CallError('tooManyRequests');
    await tx
      .insertInto('collection')
      .values({ account_id: account, kind, item, added_at: clock.now() })
      .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'item']).doNothing())
      .execute();
  });
  return { kind, item };
}

async function refuseMissing(read: Reader, account: AccountId, kind: Kind, item: string): Promise<void> {
  if (kind === 'work') await liveWork(read, account, brand<WorkId>(item));
  else if (kind === 'share') await liveShare(read, brand<ShareId>(item));
  else if ((await inCatalogue(read, kind, [item])).length === 0) throw new CallError('notFound');
}

/** Removes a favourite. A missing one is no error. */
export async function uncollect({ db }: With<'db'>, account: AccountId, { kind, item }: Item): Promise<Item> {
  await db.transact((tx) =>
    tx
      .deleteFrom('collection')
      .where('account_id', '=', account)
      .where('kind', '=', kind)
      .where('item', '=', item)
      .execute(),
  );
  return { kind, item };
}

/** One page of favourites, newest first. Items that no longer exist are left out. */
export async function listCollection(
  read: Reader,
  account: AccountId,
  page: Page,
  only?: Kind,
): Promise<{ readonly items: readonly CollectedItem[]; readonly total: number }> {
  const mine = read
    .selectFrom('collection')
    .where('account_id', '=', account)
    .$call((own) => (only === undefined ? own : own.where('kind', '=', only)));
  const [rows, { total }] = await Promise.all([
    mine.selectAll().orderBy('added_at', 'desc').orderBy('item').offset(page.offset).limit(page.limit).execute(),
    mine.select((build) => build.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind).map((row) => row.item);
  const found = await Promise.all([
    works(read, account, of('work')),
    shares(read, of('share')),
    ...(['goods', 'template', 'sticker', 'wallpaper'] as const).map((kind) => inCatalogue(read, kind, of(kind))),
  ]);
  const byKey = new Map(found.flat().map((facts) => [`${facts.kind} ${facts.item}`, facts]));
  const items = rows.flatMap(({ kind, item, added_at }) => {
    const facts = byKey.get(`${kind} ${item}`);
    return facts ? [{ ...facts, added_at }] : [];
  });
  return { items, total };
}

type Facts = Omit<CollectedItem, 'added_at'>;

async function works(read: Reader, account: AccountId, ids: readonly string[]): Promise<Facts[]> {
  if (ids.length === 0) return [];
  const rows = await read
    .selectFrom('works')
    .leftJoin('goods', 'goods.id', 'works.goods_id')
    .leftJoin('thumbnails', (join) =>
      join.onRef('thumbnails.art_hash', '=', 'works.art_hash').on('thumbnails.side', '=', LIST_SIDE),
    )
    .select([
      'works.id',
      'works.goods_id',
      'works.title',
      'works.choice',
      'goods.model',
      'goods.surface',
      'thumbnails.asset',
    ])
    .where('works.id', 'in', ids)
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => ({
    ...designFacts(row),
    kind: 'work' as const,
    picture: row.asset === null ? null : `/api/work/thumbnail/${row.asset}`,
  }));
}

async function shares(read: Reader, ids: readonly string[]): Promise<Facts[]> {
  if (ids.length === 0) return [];
  const rows = await read
    .selectFrom('shares')
    .innerJoin('works', 'works.id', 'shares.work_id')
    .leftJoin('goods', 'goods.id', 'shares.goods_id')
    .leftJoin('thumbnails', (join) =>
      join.onRef('thumbnails.art_hash', '=', 'shares.art_hash').on('thumbnails.side', '=', LIST_SIDE),
    )
    .select([
      'shares.id',
      'shares.goods_id',
      'shares.title',
      'shares.choice',
      'goods.model',
      'goods.surface',
      'thumbnails.asset',
    ])
    .where('shares.id', 'in', ids as readonly ShareId[])
    .where('shares.revoked_at', 'is', null)
    .where('works.deleted_at', 'is', null)
    .execute();
  return rows.map((row) => ({
    ...designFacts(row),
    kind: 'share' as const,
    picture: row.asset === null ? null : `/s/${row.id}/small.png`,
  }));
}

interface DesignRow {
  readonly id: string;
  readonly goods_id: string;
  readonly title: string;
  readonly choice: string | null;
  readonly model: string | null;
  readonly surface: string | null;
}

function designFacts({ id, goods_id, title, choice, model, surface }: DesignRow) {
  return {
    item: id as CollectedItem['item'],
    title,
    goods_id: brand<GoodsId>(goods_id),
    choice: choiceOf(choice),
    model: model ?? '',
    ...boxOf(goods_id, surface),
  };
}

type OfCatalogue = Exclude<Kind, 'work' | 'share'>;

async function inCatalogue(read: Reader, kind: OfCatalogue, keys: readonly string[]): Promise<Facts[]> {
  if (keys.length === 0) return [];
  return kind === 'goods' ? goods(read, keys) : fromLibrary(read, kind, keys);
}

async function goods(read: Reader, ids: readonly string[]): Promise<Facts[]> {
  const rows = await read.selectFrom('goods').select(['id', 'model', 'surface']).where('id', 'in', ids).execute();
  return rows.map(({ id, model, surface }) => ({
    ...designFacts({ id, goods_id: id, title: model, choice: null, model, surface }),
    kind: 'goods' as const,
    picture: null,
  }));
}

async function fromLibrary(
  read: Reader,
  kind: Exclude<OfCatalogue, 'goods'>,
  keys: readonly string[],
): Promise<Facts[]> {
  const rows = await read
    .selectFrom('library')
    .select(['key', 'title', 'url', 'width', 'height'])
    .where('kind', '=', kind as 'sticker' | 'wallpaper')
    .where('key', 'in', keys)
    .execute();
  return rows.map(({ key, title, url, width, height }) => ({
    kind,
    item: key as CollectedItem['item'],
    title,
    goods_id: null,
    choice: null,
    model: '',
    width: mm(width),
    height: mm(height),
    picture: url,
  }));
}
