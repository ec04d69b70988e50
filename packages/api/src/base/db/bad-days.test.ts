import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Answer, Caller } from '../../testing/caller.ts';
import { postgresPrograms, restartPostgres, startPostgres, stopPostgres } from '../../testing/private-postgres.ts';
import { testClock } from '../../testing/services.ts';
import { mayMount } from '../../testing/small-disk.ts';
import { smallDisk } from '../../testing/test-disk.ts';
import { type TestShop, orderOf, testShop } from '../../testing/shop.ts';
import type { Database } from './database.ts';
import { type DatabaseConfig, openDatabase } from './start/open.ts';

const PATIENT = { timeout: 30_000, interval: 100 };

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'cpc-bad-day-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function opened(config: DatabaseConfig): Promise<Database> {
  const db = await openDatabase(config, testClock());
  onTestFinished(() => db.close());
  return db;
}

const outcomeOf = ({ http, code, data }: Answer) =>
  code === 0 ? 'done' : `${http} ${(data as { readonly error?: string } | null)?.error}`;

/** Three customers who order continuously until `end` is called; `outcomes` collects the answers. */
async function load(shop: TestShop) {
  const outcomes: string[] = [];
  let open = true;
  const order = async (customer: Caller) => {
    while (open) {
      outcomes.push(outcomeOf(await customer.call('Order.place', orderOf())));
      outcomes.push(outcomeOf(await customer.call('Order.list', {})));
    }
  };
  // All are logged in before the first order: a login must not meet the failure.
  const customers = await Promise.all([shop.customer(), shop.customer(), shop.customer()]);
  const crowd = Promise.all(customers.map(order));
  return {
    outcomes,
    async end() {
      open = false;
      await crowd;
    },
  };
}

const full = '503 unavailable';
/** The last piece may be sold in the meantime. */
const PLAIN = new Set(['done', '200 notInStock', full]);

describe('SQLite', () => {
  it('[RL-01] SQLite uses a write-ahead log, which is forced before each answer', async () => {
    const db = await opened({ engine: 'sqlite', folder: folder() });
    const settings = await db.transact(async (tx) => [
      (await sql`pragma journal_mode`.execute(tx)).rows[0],
      (await sql`pragma synchronous`.execute(tx)).rows[0],
    ]);
    // 1 is NORMAL: the server forces the log, and SQLite forces the file:
    // https://sqlite.org/pragma.html#pragma_synchronous
    expect(settings).toEqual([{ journal_mode: 'wal' }, { synchronous: 1 }]);
  });
});

describe('a failing database', () => {
  const programs = postgresPrograms();

  it.skipIf(!programs)(
    '[RL-03.3] [RL-03.8] PostgreSQL stops under load: calls answer 503 until it is back',
    async () => {
      const home = folder();
      // A server without durability would lose the last logins.
      const socket = await startPostgres(home, programs ?? '', 'durable');
      onTestFinished(() => stopPostgres(home));
      const url = `postgres://postgres@/postgres?host=${encodeURIComponent(socket)}`;
      const shop = await testShop(await opened({ engine: 'postgres', url, connections: 8 }), { pieces: 1_000 });
      const customer = await shop.customer();
      const crowd = await load(shop);
      await vi.waitFor(() => expect(crowd.outcomes).toContain('done'), PATIENT);
      stopPostgres(home);
      await vi.waitFor(() => expect(crowd.outcomes.filter((one) => one === full).length).toBeGreaterThan(20), PATIENT);
      expect(outcomeOf(await customer.call('Order.place', orderOf()))).toBe(full);
      expect((await shop.app.inject('/ready')).statusCode).toBe(503);
      restartPostgres(home, programs ?? '', 'durable');
      await vi.waitFor(async () => expect((await shop.app.inject('/ready')).statusCode).toBe(200), PATIENT);
      await crowd.end();
      expect(crowd.outcomes.filter((one) => !PLAIN.has(one))).toEqual([]);
      expect(await shop.paidOrder(customer)).toMatchObject({ payment: 'settled' });
    },
  );

  it('[RL-03.2] SQLite without room: calls answer 503, reads work, and writes resume with room', async () => {
    const db = await opened({ engine: 'sqlite', folder: folder() });
    const shop = await testShop(db, { pieces: 1_000 });
    const customer = await shop.customer();
    const kept = await shop.place(customer);
    const most = (pages: number) => db.transact((tx) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(tx));
    await most(1);
    const crowd = Array.from({ length: 100 }, () => customer.call('Order.place', orderOf()));
    const outcomes = (await Promise.all(crowd)).map(outcomeOf);
    expect(outcomes).toContain(full);
    expect(outcomes.filter((one) => !PLAIN.has(one))).toEqual([]);
    expect(await customer.must('Order.get', kept)).toMatchObject({ order_id: kept.order_id });
    await most(1_000_000);
    expect(await shop.paidOrder(customer)).toMatchObject({ payment: 'settled' });
  });

  it.skipIf(!mayMount())('[RL-03.2] [RL-03.8] after a full disk, calls succeed again without a restart', async () => {
    const disk = smallDisk(16);
    const shop = await testShop(await opened({ engine: 'sqlite', folder: join(disk.folder, 'database') }), {
      pieces: 1_000,
    });
    const customer = await shop.customer();
    await shop.place(customer);
    disk.fill();
    const outcomes = (
      await Promise.all(Array.from({ length: 100 }, () => customer.call('Order.place', orderOf())))
    ).map(outcomeOf);
    expect(outcomes).toContain(full);
    expect(outcomes.filter((one) => !PLAIN.has(one))).toEqual([]);
    disk.makeRoom();
    expect(await shop.paidOrder(customer)).toMatchObject({ payment: 'settled' });
  });
});
