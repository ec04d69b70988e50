import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PartnerId, type StationId, brand } from '@cpc/domain';
import type { FastifyInstance } from 'fastify';
import { CompiledQuery } from 'kysely';
import { inject } from 'vitest';
import { importCatalogue } from '../modules/catalogue/import.ts';
import type { Database, Tx } from '../base/db/database.ts';
import { openShop } from '../operator/open-shop.ts';
import { caller } from './caller.ts';
import { TEST_CATALOGUE } from './catalogue.ts';
import { claimed } from './private-postgres.ts';
import type { TestServices } from './services.ts';

export const STATION = brand<StationId>('demo');

/** The keys of the station's agent and of its screen. */
export interface StationKeys {
  readonly station_key: string;
  readonly screen_key: string;
}

/** All rows of a database with a demo shop, by table. The test engines store the same. */
interface DemoShop {
  readonly keys: StationKeys;
  readonly rows: Readonly<Record<string, readonly object[]>>;
}

/** The statements that write the same. Compiling them takes longer than running them. */
interface Copy {
  readonly keys: StationKeys;
  readonly queries: readonly CompiledQuery[];
}

/** The copies that this process has made, by engine and number of pieces. */
const known = new Map<string, Copy>();

/**
 * The catalogue, a partner with a person, and a station with an agent that has said that it is ready.
 * @param another set for a shop that is there: its agent enrols anew
 */
export async function openDemo(
  services: TestServices,
  app: FastifyInstance,
  { pieces, another }: { readonly pieces: number; readonly another: boolean },
): Promise<StationKeys> {
  const enrolCode = randomBytes(8).toString('hex');
  if (!another) await importCatalogue(services.db, TEST_CATALOGUE);
  await openShop(services, {
    partner: { id: brand<PartnerId>('partner-a'), username: 'demo', name: 'Demo shop', password: 'a shop of its own' },
    station: { id: STATION, name: 'Demo', address: '1 Main Street', language: 'en-US', currency: 'EUR' },
    enrolCode,
    pieces,
  });
  // The coarsest resolution that a station may have, for speed.
  const print_settings = JSON.stringify({ dpi: 300 });
  await services.db.transact((tx) =>
    tx.updateTable('machines').set({ print_settings }).where('id', '=', STATION).execute(),
  );
  const keys = await caller(app).must('Station.enrol', { code: enrolCode });
  await caller(app, { authorization: `Station ${keys.station_key}` }).must('Station.heartbeat', {
    state: 'ready',
    reasons: [],
    version: 'test',
  });
  return keys;
}

/** Opens a demo shop in a database of its own. */
type Make = () => Promise<{ readonly db: Database; readonly keys: StationKeys }>;

/** Copies a demo shop into a database without one. The first test of a run makes it. */
export async function copyDemo(db: Database, pieces: number, make: Make): Promise<StationKeys> {
  const which = `${db.engine} ${pieces}`;
  const copy = known.get(which) ?? copyOf(db, await demoOfRun(pieces, make));
  known.set(which, copy);
  await db.transact(async (tx) => {
    for (const query of copy.queries) await tx.executeQuery(query);
  });
  return copy.keys;
}

function copyOf({ engine, read }: Database, { keys, rows }: DemoShop): Copy {
  // Tables refer to each other.
  const unordered =
    engine === 'sqlite' ? 'pragma defer_foreign_keys = on' : 'set local session_replication_role = replica';
  const inserts = Object.entries(rows).map(([table, each]) =>
    read
      .insertInto(table as 'machines')
      .values(each as never)
      .compile(),
  );
  return { keys, queries: [CompiledQuery.raw(unordered), ...inserts] };
}

async function demoOfRun(pieces: number, make: Make): Promise<DemoShop> {
  const file = join(inject('runFolder'), `demo_shop_${pieces}`);
  await claimed(file, async () => {
    const { db, keys } = await make();
    writeFileSync(file, JSON.stringify({ keys, rows: await db.transact(allRows) }));
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Tables that every new database has rows in. */
const OF_BASELINE = ['migrations', 'readiness'];

async function allRows(tx: Tx): Promise<DemoShop['rows']> {
  const rows: Record<string, readonly object[]> = {};
  for (const { name } of await tx.introspection.getTables()) {
    if (!OF_BASELINE.includes(name))
      rows[name] = await tx
        .selectFrom(name as 'machines')
        .selectAll()
        .execute();
  }
  return Object.fromEntries(Object.entries(rows).filter(([, each]) => each.length > 0));
}
