import type { ReportFigures } from '@cpc/contract';
import { LEDGER, REPORT_GROUPS } from '@cpc/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../base/db/database.ts';
import { databases } from '../../testing/databases.ts';
import { forget, history, type Sale, SHOP, shops, take } from '../../testing/random-sales.ts';
import { type TestServices, testClock, testServices } from '../../testing/services.ts';
import type { Grouping } from './buckets.ts';
import { readRange } from './range.ts';
import { report } from './report.ts';

const HOUR = 3_600_000;

/** Days on which clocks change, and the local days around them. */
const PLACES = [
  { zone: 'Europe/Berlin', noon: Date.UTC(2026, 2, 29, 12), from: '2026-03-28', until: '2026-03-30' },
  { zone: 'Europe/Berlin', noon: Date.UTC(2026, 9, 25, 12), from: '2026-10-24', until: '2026-10-26' },
  { zone: 'America/New_York', noon: Date.UTC(2026, 2, 8, 17), from: '2026-03-07', until: '2026-03-09' },
  { zone: 'America/New_York', noon: Date.UTC(2026, 10, 1, 17), from: '2026-10-31', until: '2026-11-02' },
] as const;

describe.each(databases())('reports against the ledger on $engine', ({ open }) => {
  it('[PA-05.1] [PA-05.4] [MO-02.1] random days add up to the ledger in each currency, by every grouping, also when clocks change', async () => {
    const services = testServices(await open(), { clock: testClock(Date.UTC(2026, 0, 1)) });
    await shops(services.db);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PLACES), history, async (place, steps) => {
        await forget(services.db);
        const sales: Sale[] = [];
        for (const { step: one, hours } of steps) await take(services, one, place.noon + hours * HOUR, sales);
        for (const group of REPORT_GROUPS) {
          const { found, expected } = await bothSums(services, place, group);
          expect(found).toEqual(expected);
        }
      }),
      { numRuns: 12 },
    );
  });
});

type Place = (typeof PLACES)[number];

/** The sums of a report, and the same sums from the ledger: in total, over all lines, and of each line of a day or an hour. */
async function bothSums({ db, clock }: TestServices, place: Place, grouping: Grouping) {
  const range = readRange(place);
  const scope = { reach: { partnerId: SHOP, stations: null }, stationId: undefined, range, grouping };
  const { lines, total } = await report(db.read, scope, { showsMoney: true, now: clock.now(), language: 'en-US' });
  const entries = await fromLedger(db, place);
  const all = sumOf(entries.map(({ sums }) => sums));
  const byTime = grouping === 'day' || grouping === 'hour' ? lines.map(({ key }) => key) : [];
  const own = (key: string) => entries.filter((entry) => key === (grouping === 'day' ? entry.day : entry.hour));
  return {
    found: {
      total: summed(total),
      added: sumOf(lines.map(summed)),
      lines: lines.filter(({ key }) => byTime.includes(key)).map((line) => [line.key, summed(line)]),
    },
    expected: {
      total: all,
      added: all,
      lines: byTime.map((key) => [key, sumOf(own(key).map(({ sums }) => sums))]),
    },
  };
}

type Sums = Readonly<Record<string, number>>;

const summed = ({ money: sums }: ReportFigures): Sums =>
  withoutZeros(
    Object.fromEntries(
      (sums ?? []).flatMap(({ currency, sales, refunds, commission, share }) => [
        [`${currency} sales`, sales],
        [`${currency} refunds`, refunds],
        [`${currency} commission`, commission],
        [`${currency} share`, share],
      ]),
    ),
  );

function sumOf(all: readonly Sums[]): Sums {
  const total: Record<string, number> = {};
  for (const one of all) for (const [key, value] of Object.entries(one)) total[key] = (total[key] ?? 0) + value;
  return withoutZeros(total);
}

const withoutZeros = (sums: Sums): Sums => Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== 0));

/** The sums of each entry of the shop, from the ledger's lines alone, with the local day and hour by the calendar of Node. */
async function fromLedger(db: Database, { zone, from, until }: Place) {
  const lines = await db.read.selectFrom('ledger_lines').selectAll().execute();
  const own = new Set(lines.filter(({ account }) => account === LEDGER.partner(SHOP)).map(({ entry }) => entry));
  // A refund may take nothing from the shop; it belongs to the shop of its sale all the same.
  const entries = await db.read.selectFrom('ledger_entries').select(['key', 'payment_id', 'kind']).execute();
  for (const { key, payment_id, kind } of entries) if (kind === 'refund' && own.has(`sale.${payment_id}`)) own.add(key);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const hour = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
  return lines
    .filter(({ entry }) => own.has(entry))
    .map(({ account, kind, amount, currency, at }) => ({
      day: day.format(at),
      hour: String(Number(hour.format(at))),
      sums: {
        [`${currency} sales`]:
          account === LEDGER.partner(SHOP) && (kind === 'sale' || kind === 'delivery') ? -amount : 0,
        [`${currency} refunds`]: account === LEDGER.owed && kind === 'refundOwed' ? -amount : 0,
        [`${currency} commission`]: account === LEDGER.revenue ? -amount : 0,
        [`${currency} share`]: account === LEDGER.partner(SHOP) ? -amount : 0,
      },
    }))
    .filter((entry) => entry.day >= from && entry.day <= until);
}
