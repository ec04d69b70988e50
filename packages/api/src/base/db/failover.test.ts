import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Answer, Caller } from '../../testing/caller.ts';
import { postgresPrograms, startPostgres, startStandby, stopPostgres } from '../../testing/private-postgres.ts';
import { testClock } from '../../testing/services.ts';
import { orderOf, testShop } from '../../testing/shop.ts';
import { wayTo } from '../../testing/postgres-proxy.ts';
import { openDatabase } from './start/open.ts';

const PATIENT = { timeout: 60_000, interval: 50 };
const programs = postgresPrograms();

const outcomeOf = ({ http, code, data }: Answer) =>
  code === 0 ? 'done' : `${http} ${(data as { readonly error?: string } | null)?.error}`;
const UNAVAILABLE = '503 unavailable';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'cpc-failover-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const urlOf = (socket: string) => `postgres://postgres@/postgres?host=${encodeURIComponent(socket)}`;

async function ask(socket: string, ...queries: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(socket) });
  await client.connect();
  for (const query of queries) await client.query(query);
  await client.end();
}

/** A shop behind one address, on a primary that commits only after its standby has the data. */
async function replicated() {
  const homes = { primary: folder(), standby: folder() };
  onTestFinished(() => Object.values(homes).forEach(stopPostgres));
  const primary = await startPostgres(homes.primary, programs ?? '', 'durable');
  const standby = startStandby(homes.standby, primary, programs ?? '');
  await ask(primary, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
  const way = await wayTo(urlOf(primary));
  const db = await openDatabase({ engine: 'postgres', url: way.url, connections: 4 }, testClock());
  onTestFinished(() => db.close());
  return { way, primary, standby, homes, shop: await testShop(db, { pieces: 10_000 }) };
}

/** Places orders continuously until `end` is called; `outcomes` collects all answers, `acknowledged` the placed orders. */
function orders(customer: Caller) {
  const outcomes: string[] = [];
  const acknowledged: string[] = [];
  let open = true;
  const ordering = (async () => {
    while (open) {
      const answer = await customer.call('Order.place', orderOf());
      outcomes.push(outcomeOf(answer));
      if (answer.code === 0) acknowledged.push(answer.data.order_id);
    }
  })();
  return {
    outcomes,
    acknowledged,
    async end() {
      open = false;
      await ordering;
    },
  };
}

describe.skipIf(!programs)('a failover of PostgreSQL', () => {
  it('[RL-03.3] [SC-02.1] orders wait for the new primary, and no acknowledged order is lost', async () => {
    const { way, standby, homes, shop } = await replicated();
    const customer = await shop.customer();
    const crowd = orders(customer);
    await vi.waitFor(() => expect(crowd.acknowledged.length).toBeGreaterThan(5), PATIENT);
    way.leadTo(standby);
    stopPostgres(homes.primary);
    // The standby refuses writes (25006) until it is promoted.
    await vi.waitFor(
      () => expect(crowd.outcomes.filter((one) => one === UNAVAILABLE).length).toBeGreaterThan(20),
      PATIENT,
    );
    const before = crowd.acknowledged.length;
    await ask(
      standby,
      'alter system reset synchronous_standby_names',
      'select pg_reload_conf()',
      'select pg_promote()',
    );
    await vi.waitFor(() => expect(crowd.acknowledged.length).toBeGreaterThan(before + 5), PATIENT);
    await crowd.end();
    expect(new Set(crowd.outcomes)).toEqual(new Set(['done', UNAVAILABLE]));
    for (const order_id of crowd.acknowledged)
      expect(outcomeOf(await customer.call('Order.get', { order_id } as never))).toBe('done');
  });

  it('[RL-03.3] [SC-02.1] connections to a standby are closed', async () => {
    const { way, primary, standby, shop } = await replicated();
    const customer = await shop.customer();
    way.leadTo(standby);
    way.cut();
    way.mend();
    const all = async () =>
      new Set(
        (await Promise.all(Array.from({ length: 20 }, () => customer.call('Order.place', orderOf())))).map(outcomeOf),
      );
    expect(await all()).toEqual(new Set([UNAVAILABLE]));
    expect((await shop.app.inject('/ready')).statusCode).toBe(503);
    // Open connections to the standby stay open: if the pool had kept one, a call would fail.
    way.leadTo(primary);
    expect(await all()).toEqual(new Set(['done']));
    await vi.waitFor(async () => expect((await shop.app.inject('/ready')).statusCode).toBe(200), PATIENT);
  });
});
