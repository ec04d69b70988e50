import {
  type ColourId,
  type GoodsId,
  type StationId,
  type OrderId,
  type OrderItemId,
  type ShellId,
  brand,
} from '@cpc/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database, Tx } from '../../base/db/database.ts';
import { openDatabase } from '../../base/db/start/open.ts';
import { databases } from '../../testing/databases.ts';
import { stockedShop } from '../../testing/catalogue.ts';
import { testServices } from '../../testing/services.ts';
import { orderOf, testShop } from '../../testing/shop.ts';
import { holdPiece, releasePiece, consumePiece } from './hold.ts';
import { restock } from './restock.ts';
import { type Cause, transition } from '../../base/transition.ts';

const ITEM = {
  machine_id: brand<StationId>('demo'),
  goods_id: brand<GoodsId>('apple-iphone-15'),
  shell_id: brand<ShellId>('soft'),
  colour_id: brand<ColourId>('soft.black'),
};

const holder = (id: string) => ({ id: brand<OrderItemId>(id), order_id: brand<OrderId>(`order of ${id}`) });

const step = fc.record({
  kind: fc.constantFrom('restock', 'hold', 'release', 'use'),
  order: fc.integer({ min: 1, max: 6 }),
});

/** Makes transitions of stock with a given actor. */
const byOf = (services: ReturnType<typeof testServices>) => (tx: Tx, actor: Cause['actor']) =>
  transition(tx, services, { actor, reason: 'a test' });

describe.each(databases())('stock on $engine', ({ open, place, engine }) => {
  it('[SK-03] the count equals the sum of its movements and holds after any history', async () => {
    const db = await open();
    await stockedShop(db);
    const services = testServices(db);
    const by = byOf(services);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        await clear(db);
        for (const { kind, order } of steps) {
          const item = holder(`order-${order}`);
          await db
            .transact(async (tx) => {
              if (kind === 'restock') await restock(tx, services, ITEM, order, 'partner');
              if (kind === 'hold') await holdPiece(tx, services, item, ITEM);
              if (kind === 'release') await releasePiece(by(tx, 'system'), item);
              if (kind === 'use') await consumePiece(by(tx, 'station'), item);
            })
            .catch(() => undefined); // not in stock, or an item that already had its piece: nothing may have changed
        }
        expect(await unexplained(db)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it('[SK-02] fifty concurrent buyers of five pieces get five orders, over several processes', async () => {
    const config = await place();
    const pools: Database[] = [];
    const opened = async () => {
      const db = await openDatabase(config, { now: () => 0 });
      pools.push(db);
      return db;
    };
    try {
      const first = await testShop(await opened());
      // SQLite belongs to one process; PostgreSQL serves two.
      const second = engine === 'postgres' ? await testShop(await opened(), { joins: true }) : first;
      const buyers = await Promise.all(Array.from({ length: 50 }, () => first.customer()));
      const answers = await Promise.all(
        buyers.map((buyer, index) => {
          const { app } = index % 2 ? first : second;
          const payload = { s: 'Order.place', ...orderOf() };
          return app.inject({ method: 'POST', url: '/userphoneapplets/index', headers: buyer.headers, payload });
        }),
      );
      const codes = answers.map((answer) => answer.json<{ code: number }>().code);
      expect(codes.filter((code) => code === 0)).toHaveLength(5);
      expect(codes.filter((code) => code === 1301)).toHaveLength(45);
      const [db] = pools;
      expect(db && (await unexplained(db))).toEqual([]);
    } finally {
      await Promise.all(pools.map((db) => db.close()));
    }
  });

  it('[SK-01.2] a piece is released only once, and never after it was used', async () => {
    const db = await open();
    await stockedShop(db);
    const services = testServices(db);
    const by = byOf(services);
    const [first, second, third] = [holder('a'), holder('b'), holder('c')];
    const left = () => db.read.selectFrom('stock_counts').select(['available', 'on_hand']).execute();
    await clear(db);
    await db.transact(async (tx) => {
      await restock(tx, services, ITEM, 5, 'partner');
      for (const item of [first, second, third]) await holdPiece(tx, services, item, ITEM);
    });
    for (let time = 0; time < 2; time += 1) {
      await db.transact(async (tx) => {
        await releasePiece(by(tx, 'system'), first);
        await consumePiece(by(tx, 'station'), second);
        await releasePiece(by(tx, 'system'), second);
      });
    }
    expect(await left()).toEqual([{ available: 3, on_hand: 4 }]);
    expect(await unexplained(db)).toEqual([]);
  });

  it('restock accepts whole pieces only', async () => {
    const db = await open();
    await stockedShop(db);
    for (const pieces of [0, -1, 1.5])
      await expect(db.transact((tx) => restock(tx, testServices(db), ITEM, pieces, 'partner'))).rejects.toThrow(
        RangeError,
      );
  });
});

async function clear(db: Database): Promise<void> {
  await db.transact(async (tx) => {
    for (const table of ['stock_holds', 'stock_movements', 'stock_counts'] as const)
      await tx.deleteFrom(table).execute();
  });
}

/** All counts that movements and holds do not explain; there must be none. */
async function unexplained(db: Database): Promise<unknown[]> {
  const counts = await db.read.selectFrom('stock_counts').selectAll().execute();
  const movements = await db.read.selectFrom('stock_movements').selectAll().execute();
  const held = await db.read.selectFrom('stock_holds').selectAll().where('state', '=', 'held').execute();
  return counts.filter((count) => {
    const ofItem = (row: { goods_id: string; colour_id: string }) =>
      row.goods_id === count.goods_id && row.colour_id === count.colour_id;
    const own = movements.filter(ofItem);
    const available = own.reduce((sum, movement) => sum + movement.available, 0);
    const onHand = own.reduce((sum, movement) => sum + movement.on_hand, 0);
    return (
      available !== count.available || onHand !== count.on_hand || onHand - available !== held.filter(ofItem).length
    );
  });
}
