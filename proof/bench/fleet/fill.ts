import { createHash } from 'node:crypto';
import type { makePlace } from '@cpc/testkit';

type Place = Awaited<ReturnType<typeof makePlace>>;
type Db = Awaited<ReturnType<Place['open']>>;

export const STATIONS = 10_000;
const SHOPS = 500;
const HOUR_MS = 3_600_000;
/** The hours of the last week in which a station prints. */
const HOURS = Array.from({ length: 168 }, (_, back) => back).filter((back) => back % 24 < 10);
const CHUNK = 400;
const STATES = ['ready', 'ready', 'ready', 'printing', 'printing', 'fault'] as const;
const REASONS = ['media-empty-error', 'media-jam-error', 'marker-supply-low-warning'];
const SUPPLIES = ['Cyan', 'Magenta', 'Yellow', 'Black', 'White'].map((name, nth) => ({
  name,
  colour: '',
  percent: nth * 20,
}));

const pad = (nth: number) => String(nth).padStart(5, '0');
const idOf = (nth: number) => `bench-${pad(nth)}` as never;

/** Fills a database with shops, stations, their reports and a week of prints. @returns the number of rows about prints */
export async function fill(db: Db): Promise<number> {
  const now = Date.now();
  const shops = Array.from({ length: SHOPS }, (_, nth) => {
    return {
      id: `bench-shop-${pad(nth)}` as never,
      name: `Shop ${pad(nth)}`,
      created_at: now,
      commission_permille: null,
    };
  });
  await inChunks(shops, (rows) =>
    db.transact((tx) =>
      tx
        .insertInto('partners')
        .values([...rows])
        .execute(),
    ),
  );
  const all = Array.from({ length: STATIONS }, (_, nth) => nth);
  await inChunks(all, (some) => db.transact((tx) => stations(tx, some, now)));
  const hour = Math.floor(now / HOUR_MS);
  const prints = all.flatMap((nth) =>
    HOURS.map((back) => {
      const failures = (nth * 7 + back) % 60 === 0 ? 1 : 0;
      return { machine_id: idOf(nth), hour: hour - back, prints: 1 + (nth % 3), failures };
    }),
  );
  await inChunks(prints, (rows) =>
    db.transact((tx) =>
      tx
        .insertInto('station_print_hours')
        .values([...rows])
        .execute(),
    ),
  );
  return prints.length;
}

type Tx = Parameters<Parameters<Db['transact']>[0]>[0];

async function stations(tx: Tx, some: readonly number[], now: number): Promise<void> {
  const place = { address: 'Main Street 1', language: 'en-US' as const, currency: 'EUR', created_at: now };
  await tx
    .insertInto('machines')
    .values(
      some.map((nth) => ({
        ...place,
        id: idOf(nth),
        partner_id: `bench-shop-${pad(nth % SHOPS)}`,
        name: `Station ${pad(nth)}`,
      })),
    )
    .execute();
  await tx
    .insertInto('station_reports')
    .values(
      some.map((nth) => ({
        machine_id: idOf(nth),
        state: STATES[nth % STATES.length] ?? 'ready',
        reasons: JSON.stringify(nth % STATES.length === 5 ? [REASONS[nth % REASONS.length]] : []),
        version: nth % 4 === 0 ? '1.1.0' : '1.0.0',
        formats: null,
        supplies: JSON.stringify(SUPPLIES),
        media: '["glossy"]',
        temperature: 31,
        // One in twenty is silent.
        heard_at: nth % 20 === 0 ? now - HOUR_MS : now + HOUR_MS,
      })),
    )
    .execute();
  await tx
    .insertInto('station_states')
    .values(
      some.map((nth) => ({
        machine_id: idOf(nth),
        state: 'ready' as const,
        wish: 'open' as const,
        since: now,
        version: 0,
      })),
    )
    .execute();
  const none = {
    wished: null,
    attempt: 0,
    fault: null,
    fault_detail: '',
    fault_version: '',
    fault_attempt: 0,
    fault_at: 0,
  };
  await tx
    .insertInto('station_agents')
    .values(some.map((nth) => ({ ...none, machine_id: idOf(nth), bucket: bucket(nth) })))
    .execute();
}

const bucket = (nth: number) => createHash('sha256').update(idOf(nth)).digest().readUInt32BE() % 100;

async function inChunks<Row>(rows: readonly Row[], insert: (some: readonly Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) await insert(rows.slice(from, from + CHUNK));
}
