import type { GoodsId, StationId, WishId } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import type { Services, With } from '../../base/services.ts';
import { kindsOnSale } from '../../records/catalogue/on-sale.ts';
import type { StatusOf } from '../../records/catalogue/ports.ts';
import { WISH_NOTICE_JOB, WISH_TEXT_JOB } from '../../records/notifications/job-kinds.ts';
import { browsersOf } from '../../records/notifications/store.ts';
import { WISH_NOTICE_LASTS_MS, type WishNoticeJob, type WishTextJob } from '../../records/notifications/wish-notice.ts';
import { WISH_LASTS_MS, isWished, keysOf } from '../../records/wishes/store.ts';

type Telling = With<'db' | 'clock' | 'random'> & Pick<Services, 'texts'>;

interface Came {
  readonly id: WishId;
  readonly goods_id: GoodsId;
}

/** Wishes that are told in one transaction. */
const MAX_TOGETHER = 100;

/** Tells customers, once, that a station sells what they waited for now (SK-05). */
export async function tellOfWishes(services: Telling, statusOf: StatusOf): Promise<void> {
  const { db, clock } = services;
  const came = [...(await ofGoods(db.read, statusOf, clock.now())), ...(await ofNames(db.read, statusOf, clock.now()))];
  for (let at = 0; at < came.length; at += MAX_TOGETHER) {
    const some = came.slice(at, at + MAX_TOGETHER);
    await db.transact(async (tx) => {
      for (const one of some) await tell(tx, services, one);
    });
  }
  const old = clock.now() - WISH_LASTS_MS;
  await db.transact((tx) => tx.deleteFrom('wishes').where('created_at', '<', old).execute());
}

/** A free piece of what a wish is for, at its station. */
const IN_STOCK = sql<boolean>`exists (select 1 from stock_counts
  where stock_counts.machine_id = wishes.machine_id and stock_counts.goods_id = wishes.goods_id
  and (wishes.shell_id is null or stock_counts.shell_id = wishes.shell_id)
  and (wishes.colour_id is null or stock_counts.colour_id = wishes.colour_id)
  and stock_counts.available > 0)`;

async function ofGoods(reader: Reader, statusOf: StatusOf, now: number): Promise<readonly Came[]> {
  const rows = await reader
    .selectFrom('wishes')
    .select(['id', 'machine_id', 'goods_id', 'shell_id', 'colour_id'])
    .where('told_at', 'is', null)
    .where('goods_id', 'is not', null)
    .where(IN_STOCK)
    .orderBy('created_at')
    .execute();
  if (rows.length === 0) return [];
  const goods = [...new Set(rows.flatMap(({ goods_id }) => goods_id ?? []))];
  const kinds = await kindsOnSale(reader, statusOf, { stations: stationsOf(rows), goods }, now);
  return rows.flatMap((wish) =>
    wish.goods_id !== null && kinds.some((kind) => isWished(wish, kind))
      ? [{ id: wish.id, goods_id: wish.goods_id }]
      : [],
  );
}

/** Wishes for a model that the catalogue did not have: its name, or its brand and name, is that of goods sold now. */
async function ofNames(reader: Reader, statusOf: StatusOf, now: number): Promise<readonly Came[]> {
  const waiting = await reader
    .selectFrom('wishes')
    .select(['id', 'machine_id', 'key'])
    .where('told_at', 'is', null)
    .where('goods_id', 'is', null)
    .orderBy('created_at')
    .execute();
  if (waiting.length === 0) return [];
  const kinds = await kindsOnSale(reader, statusOf, { stations: stationsOf(waiting) }, now);
  const byName = new Map(
    kinds.flatMap((kind) => keysOf(kind).map((key) => [`${kind.machine_id} ${key}`, kind.goods_id] as const)),
  );
  return waiting.flatMap(({ id, machine_id, key }) => {
    const goods_id = byName.get(`${machine_id} ${key}`);
    return goods_id === undefined ? [] : [{ id, goods_id }];
  });
}

const stationsOf = (wishes: readonly { readonly machine_id: StationId }[]): readonly StationId[] => [
  ...new Set(wishes.map(({ machine_id }) => machine_id)),
];

/** Marks the wish as told and enqueues its notices, in one transaction; another process may have done both. */
async function tell(tx: Tx, services: Telling, { id, goods_id }: Came): Promise<void> {
  const now = services.clock.now();
  const told = await tx
    .updateTable('wishes')
    .set({ told_at: now })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  if (!told) return;
  const until = now + WISH_NOTICE_LASTS_MS;
  const browsers = await browsersOf(tx, told.account_id);
  for (const subscription_id of browsers) {
    const payload: WishNoticeJob = { subscription_id, wish_id: id, goods_id, until };
    await enqueue(tx, services, { kind: WISH_NOTICE_JOB, payload, lane: 'patient' });
  }
  if (browsers.length > 0 || services.texts === undefined) return;
  const payload: WishTextJob = { wish_id: id, goods_id, until };
  await enqueue(tx, services, { kind: WISH_TEXT_JOB, payload, lane: 'patient' });
}
