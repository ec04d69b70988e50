import type { DoctorLine } from '@cpc/contract';
import { brand, type PartnerId, type StationId } from '@cpc/domain';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqlite } from '../../base/db/sqlite.ts';
import { openUnchanged } from '../../base/db/start/inspect.ts';
import { stockedShop } from '../../testing/catalogue.ts';
import { databases } from '../../testing/databases.ts';
import { TEST_CONFIG, testClock, testServices } from '../../testing/services.ts';
import { firstOperator } from '../first-operator.ts';
import { openShop } from '../open-shop.ts';
import { clockLine, examine } from './examine.ts';

const stateOf = (lines: readonly DoctorLine[], check: string) => lines.find((line) => line.check === check);

const shop = (currency: string, pieces: number, id: string) => ({
  partner: { id: brand<PartnerId>(`shop-${id}`), username: `owner-${id}`, name: `Shop ${id}`, password: 'long enough' },
  station: { id: brand<StationId>(id), name: `Station ${id}`, address: '', language: 'en-US' as const, currency },
  pieces,
});

describe.each(databases())('the examination of a database on $engine', ({ open, place }) => {
  it('[OP-04.2] an empty platform is told what is missing, and what comes next', async () => {
    const db = await open();
    const { clock } = testServices(db, { clock: { ...testClock(), now: Date.now } });
    const lines = await examine(db, clock, TEST_CONFIG.payouts);
    expect(lines.map(({ check, state }) => [check, state])).toEqual([
      ['database', 'ok'],
      ['clock', 'ok'],
      ['operators', 'fault'],
      ['catalogue', 'fault'],
      ['shops', 'fault'],
    ]);
    expect(stateOf(lines, 'operators')?.todo).toContain('operator init');
    expect(stateOf(lines, 'shops')?.todo).toContain('operator open-shop');
  });

  it('[OP-04.2] names stations without keys, silent ones, those without stock, and prices of another currency', async () => {
    const db = await open();
    await stockedShop(db);
    const services = testServices(db);
    const look = async () => examine(db, services.clock, TEST_CONFIG.payouts);
    await firstOperator(services, { username: 'ada', name: 'Ada', password: 'long enough' });
    await openShop(services, shop('SEK', 0, 'north'));
    expect(stateOf(await look(), 'prices')).toMatchObject({ state: 'fault', found: expect.stringContaining('(SEK)') });
    await db.transact((tx) => tx.deleteFrom('prices').where('shell_id', '=', 'soft').execute());
    expect(stateOf(await look(), 'prices')).toMatchObject({ state: 'fault', found: expect.stringContaining('soft') });
    expect(stateOf(await look(), 'stations')).toMatchObject({
      state: 'fault',
      found: expect.stringContaining('Station north (north)'),
      todo: expect.stringContaining('enrol-code'),
    });
    expect(stateOf(await look(), 'stock')).toMatchObject({ state: 'warning', found: expect.stringContaining('north') });
    const key = { machine_id: brand<StationId>('north'), kind: 'station', created_at: 0, revoked_at: null } as const;
    await db.transact((tx) =>
      tx
        .insertInto('station_keys')
        .values({ key_hash: 'x', ...key })
        .execute(),
    );
    const silent = (await look()).filter(({ check }) => check === 'stations');
    expect(silent.map(({ found }) => found)).toContainEqual(expect.stringContaining('not heard from: Station north'));
  });

  const bare = async () => {
    const where = await place();
    const db = where.engine === 'sqlite' ? openSqlite(where.folder) : await openUnchanged(where);
    if (!db) throw new Error('a database was expected');
    onTestFinished(() => db.close());
    return db;
  };

  it('[OP-04.2] says that tables are missing, and makes none', async () => {
    const where = await place();
    expect(where.engine === 'sqlite' ? await openUnchanged(where) : undefined).toBeUndefined();
    const db = await bare();
    for (let time = 0; time < 2; time += 1)
      expect(await examine(db, testClock(), TEST_CONFIG.payouts)).toMatchObject([
        { state: 'fault', found: expect.stringContaining('1 migration missing') },
      ]);
  });

  it('[OP-04.2] refuses tables of another program, and says what to do', async () => {
    const db = await bare();
    await db.transact((tx) => sql`create table guests (name text)`.execute(tx));
    expect(await examine(db, testClock(), TEST_CONFIG.payouts)).toMatchObject([
      { state: 'fault', found: expect.stringContaining('the tables guests'), todo: expect.stringContaining('empty') },
    ]);
  });

  it('[OP-04.2] refuses tables of a newer release', async () => {
    const db = await open();
    await db.transact((tx) =>
      tx
        .withTables<{ migrations: { name: string; at: number } }>()
        .insertInto('migrations')
        .values({ name: '999-later', at: 1 })
        .execute(),
    );
    expect(await examine(db, testClock(), TEST_CONFIG.payouts)).toMatchObject([
      { state: 'fault', found: expect.stringContaining('999-later') },
    ]);
  });
});

it('[OP-04.2] a clock is a warning after 5 s and a fault after a minute, in both directions', () => {
  expect([4_000, -6_000, 61_000, -61_000].map((ahead) => clockLine('clock', ahead, 'x').state)).toEqual([
    'ok',
    'warning',
    'fault',
    'fault',
  ]);
});
